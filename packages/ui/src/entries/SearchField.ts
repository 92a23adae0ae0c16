export { SearchField } from '../components/SearchField/SearchField';
export type { SearchFieldProps } from '../components/SearchField/SearchField';
