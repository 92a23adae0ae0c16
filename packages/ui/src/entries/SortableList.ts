export { SortableList } from '../components/SortableList/SortableList';
export { movedBetween } from '../private/sorting/movedBetween';
export type { SortableListProps } from '../components/SortableList/SortableList';
export type { SortKey, SortMove } from '../private/sorting/movedBetween';
