export { SortableList } from '../components/SortableList/SortableList';
export { movedBetween } from '../private/Sorting/movedBetween';
export type { SortableListProps } from '../components/SortableList/SortableList';
export type { SortKey, SortMove } from '../private/Sorting/movedBetween';
