export { GridList } from '../components/GridList/GridList';
export { GridListRow } from '../components/GridList/GridListRow';
export type { GridListItemData, GridListProps } from '../components/GridList/GridList';
export type { GridListRowProps } from '../components/GridList/GridListRow';
