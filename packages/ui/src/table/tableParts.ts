// Lazy chunk of parts that are not needed for the first rows on a wide screen.
export { TableAnnouncer } from './grid/TableAnnouncer';
import './grid/TablePrint.css';
export { TableProgress } from './grid/TableProgress';
export { TableSkeleton } from './grid/TableSkeleton';
