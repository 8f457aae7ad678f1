/** The parts that every page needs, in one file. */
import home from '../en/home.ftl';
import look from '../en/look.ftl';
import table from '../en/table.ftl';

export default look + home + table;
