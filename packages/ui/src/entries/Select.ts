export { Select } from '../components/Select/Select';
export type { SelectOption, SelectProps } from '../components/Select/Select';
