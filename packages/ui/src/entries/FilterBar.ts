export { FilterBar } from '../patterns/FilterBar/FilterBar';
export type { FilterBarProps } from '../patterns/FilterBar/FilterBar';
