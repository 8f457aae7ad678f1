/** The colour of ripe fruit, by the beginning of a plant's botanical name; the longest one counts. */
type Ripe = 'red' | 'dark' | 'yellow' | 'green' | 'orange' | 'purple' | 'pale' | 'brown';

const NAMES: Record<Exclude<Ripe, 'red'>, readonly string[]> = {
  dark: [
    'Amelanchier',
    'Aronia',
    'Berberis aquifolium',
    'Berberis japonica',
    'Celtis',
    'Crataegus douglasii',
    'Decaisnea',
    'Gaultheria pyroloides',
    'Lonicera caerulea',
    'Morus',
    'Prinsepia uniflora',
    "Prunus domestica 'Hauszwetsche'",
    'Prunus maritima',
    'Ribes dikuscha',
    'Ribes hirtellum',
    'Ribes nigrum',
    'Ribes sanguineum',
    'Rubus caesius',
    'Rubus coreanus',
    'Rubus laciniatus',
    'Rubus occidentalis',
    'Sambucus',
    'Vaccinium',
    'Vitis',
  ],
  yellow: [
    'Chaenomeles',
    'Citrus',
    'Cydonia',
    'Elaeagnus angustifolia',
    "Lindera benzoin 'Xanthocarpa'",
    'Malus coronaria',
    "Malus domestica 'Goldparmäne'",
    'Malus ioensis',
    'Malus sylvestris',
    "Prunus domestica 'Mirabelle",
    'Prunus mume',
    'Pseudocydonia',
    'Pyrus',
    "Vitis rotundifolia 'Scuppernong'",
  ],
  green: [
    'Actinidia',
    'Asimina',
    "Prunus domestica 'Große Grüne",
    'Ribes burejense',
    'Ribes uva-crispa',
    "Vitis vinifera 'Madeleine",
  ],
  orange: [
    'Diospyros',
    'Hippophae',
    'Karpatiosorbus',
    'Prunus armeniaca',
    'Prunus persica',
    'Rubus spectabilis',
    'Scandosorbus',
    'Sorbus',
  ],
  purple: ['Akebia'],
  pale: ['Elaeagnus commutata', 'Morus alba'],
  brown: ['Crataegus germanica', 'Hovenia', 'Ziziphus'],
};
/** Those that are red although their kin is not. */
const RED = ['macrocarpon', 'oxycoccos', 'praestans', 'vitis-idaea'].map(
  (species) => `Vaccinium ${species}`,
);

const TABLE = new Map<string, Ripe>([
  ...Object.entries(NAMES).flatMap(([ripe, names]) =>
    names.map((name): [string, Ripe] => [name, ripe as Ripe]),
  ),
  ...RED.map((name): [string, Ripe] => [name, 'red']),
]);

export function ripeColour(botanical = ''): Ripe {
  let found = '';
  for (const name of TABLE.keys()) {
    if (botanical.startsWith(name) && name.length > found.length) found = name;
  }
  return TABLE.get(found) ?? 'red';
}
