export { SortableList } from '../components/SortableList/SortableList';
export type { SortableListProps } from '../components/SortableList/SortableList';
