// Lazy chunk of column tools, which load on hover or focus, and of messages, groups, details and totals.
export { ColumnTools } from './columns/ColumnTools';
export { SelectAllBanner } from './grid/SelectAllBanner';
export { TableMessageView } from './grid/TableMessageView';
export { TableTotals } from './grid/TableTotals';
export { TableDetailRow } from './rows/TableDetailRow';
export { TableGroupRow } from './rows/TableGroupRow';
