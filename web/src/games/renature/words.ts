/** The words of actions, taken apart and put together. It knows how they are spelt, and no rule. */
import { besideInTurn, compareSpaces, turnBetween, turned, type Turn } from './spaces';
import { ANIMALS, halvesOf, type Animal, type Owner, type Plant } from './view';

/** A domino as it lies or would lie: its first half on `spaces[0]`. */
interface Placement {
  word: string;
  domino: string;
  spaces: [string, string];
  animals: [Animal, Animal];
  /** How the second half of the domino, as its name has it, lies from the first. */
  turn: Turn;
}

interface Planting {
  word: string;
  owner: Owner;
  plant: Plant;
  space: string;
}

/** Words that stand alone. */
export type PlainWord = 'no-plant' | 'no-mushroom' | 'score' | 'again' | 'end';

/** All that may be done now, by kind. */
export interface Choices {
  placements: Placement[];
  discards: Map<string, string>;
  plantings: Planting[];
  returns: Map<string, string>;
  jokers: Map<string, string>;
  mushrooms: Map<string, string>;
  plain: Set<string>;
}

export function group(legal: readonly string[]): Choices {
  const choices: Choices = {
    placements: [],
    discards: new Map(),
    plantings: [],
    returns: new Map(),
    jokers: new Map(),
    mushrooms: new Map(),
    plain: new Set(),
  };
  for (const word of legal) sort(word, choices);
  return choices;
}

function sort(word: string, choices: Choices): void {
  const [verb, ...rest] = word.split(' ');
  const what = rest[0] ?? '';
  if (verb === 'place') choices.placements.push(readPlacement(word));
  else if (verb === 'plant') choices.plantings.push(readPlanting(word));
  else if (verb === 'discard') choices.discards.set(what, word);
  else if (verb === 'return') choices.returns.set(what, word);
  else if (verb === 'joker') choices.jokers.set(what, word);
  else if (verb === 'mushroom') choices.mushrooms.set(what, word);
  else choices.plain.add(word);
}

/** `place owl@c4 snail@c5`; a domino's name has its animals in the order of the joker track. */
export function readPlacement(word: string): Placement {
  const [one, other] = word.split(' ').slice(1).map(readHalf) as [Half, Half];
  const domino = dominoName(one.animal, other.animal);
  const [first, second] = halvesOf(domino)[0] === one.animal ? [one, other] : [other, one];
  return {
    word,
    domino,
    spaces: [first.space, second.space],
    animals: [first.animal, second.animal],
    turn: turnBetween(first.space, second.space),
  };
}

interface Half {
  animal: Animal;
  space: string;
}

function readHalf(half: string): Half {
  const [animal, space] = half.split('@');
  return { animal: animal as Animal, space: space ?? '' };
}

function dominoName(one: Animal, other: Animal): string {
  return ANIMALS.indexOf(one) <= ANIMALS.indexOf(other) ? `${one}-${other}` : `${other}-${one}`;
}

export function readPlanting(word: string): Planting {
  const [, owner, plant, space] = word.split(' ');
  return { word, owner: owner as Owner, plant: plant as Plant, space: space ?? '' };
}

/** The word for a domino whose first half lies on `space`; the server reads spaces in order. */
export function placementWord(domino: string, space: string, turn: Turn): string {
  const [first, second] = halvesOf(domino);
  const other = besideInTurn(space, turn);
  const halves: [string, string][] = [
    [first, space],
    [second, other],
  ];
  halves.sort((a, b) => compareSpaces(a[1], b[1]));
  return `place ${halves.map(([animal, at]) => `${animal}@${at}`).join(' ')}`;
}

export function plantWord(owner: Owner, plant: Plant, space: string): string {
  return `plant ${owner} ${plant} ${space}`;
}

/** Where this domino may lie, each place once: a double has two words that look alike. */
export function placementsOf(choices: Choices, domino: string): Placement[] {
  return choices.placements.filter((placement) => placement.domino === domino);
}

/**
 * Which placement a tap on `space` means: the one in the turn that is shown, if it can be, with the
 * first half there, then with the second; otherwise the nearest turn that goes.
 */
export function placementAt(
  placements: readonly Placement[],
  space: string,
  turn: Turn,
): Placement | null {
  const here = placements.flatMap(withTwin).filter((p) => p.spaces.includes(space));
  const rank = (p: Placement) => 2 * turned(p.turn, -turn) + (p.spaces[0] === space ? 0 : 1);
  return here.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** A double can be turned by half a turn without a change: both ways stand for its one word. */
function withTwin(placement: Placement): Placement[] {
  const { animals, spaces, turn } = placement;
  if (animals[0] !== animals[1]) return [placement];
  return [placement, { ...placement, spaces: [spaces[1], spaces[0]], turn: turned(turn, 2) }];
}

/** The placement that comes after this one when it is turned where it lies; null: there is no other. */
export function nextPlacement(
  placements: readonly Placement[],
  now: Placement,
  pivot: string,
): Placement | null {
  for (let by = 1; by <= 4; by++) {
    const next = placementAt(placements, pivot, turned(now.turn, by));
    if (next && next.word !== now.word) return next;
  }
  return null;
}
