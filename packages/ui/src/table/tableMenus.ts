// Lazy chunk of menus, tooltips and editors, which are built on react-aria.
export { ColumnMenuPanel } from './menus/ColumnMenuPanel';
export { HeaderMenuPanel } from './menus/HeaderMenuPanel';
export { PerPagePanel } from './menus/PerPagePanel';
export { RowMenuPanel } from './menus/RowMenuPanel';
export { SortMenuPanel } from './menus/SortMenuPanel';
export { RowInteractions } from './rows/RowInteractions';
