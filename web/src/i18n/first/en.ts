/** The parts that every page needs, and what the home page says of each game, in one file. */
import home from '../en/home.ftl';
import look from '../en/look.ftl';
import table from '../en/table.ftl';

const games = import.meta.glob<string>('../../games/*/words/en/*-home.ftl', {
  eager: true,
  import: 'default',
});

export default [look, home, table, ...Object.values(games)].join('\n');
