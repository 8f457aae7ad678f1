/** The parts that every page needs, in one file. */
import home from '../pl/home.ftl';
import look from '../pl/look.ftl';
import table from '../pl/table.ftl';

export default look + home + table;
