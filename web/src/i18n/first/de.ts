/** The parts that every page needs, and what the home page says of each game, in one file. */
import home from '../de/home.ftl';
import look from '../de/look.ftl';
import table from '../de/table.ftl';

const games = import.meta.glob<string>('../../games/*/words/de/*-home.ftl', {
  eager: true,
  import: 'default',
});

export default [look, home, table, ...Object.values(games)].join('\n');
