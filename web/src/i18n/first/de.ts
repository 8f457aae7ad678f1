/** The parts that every page needs, in one file. */
import home from '../de/home.ftl';
import look from '../de/look.ftl';
import table from '../de/table.ftl';

export default look + home + table;
