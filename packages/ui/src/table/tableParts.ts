// Lazy chunk of parts that are not needed for the first rows on a wide screen.
export { ColumnTools } from './columns/ColumnTools';
export { SelectAllBanner } from './grid/SelectAllBanner';
export { TableAnnouncer } from './grid/TableAnnouncer';
export { TableMessageView } from './grid/TableMessageView';
import './grid/TablePrint.css';
export { TableProgress } from './grid/TableProgress';
export { TableSkeleton } from './grid/TableSkeleton';
export { TableTotals } from './grid/TableTotals';
export { TableDetailRow } from './rows/TableDetailRow';
export { TableGroupRow } from './rows/TableGroupRow';
