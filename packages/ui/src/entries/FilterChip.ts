export { FilterChip } from '../components/FilterChip/FilterChip';
export type { FilterChipProps, FilterOption } from '../components/FilterChip/FilterChip';
