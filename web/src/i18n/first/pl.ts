/** The parts that every page needs, and what the home page says of each game, in one file. */
import home from '../pl/home.ftl';
import look from '../pl/look.ftl';
import table from '../pl/table.ftl';

const games = import.meta.glob<string>('../../games/*/words/pl/*-home.ftl', {
  eager: true,
  import: 'default',
});

export default [look, home, table, ...Object.values(games)].join('\n');
