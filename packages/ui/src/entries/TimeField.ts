export { TimeField } from '../components/TimeField/TimeField';
export type { TimeFieldProps } from '../components/TimeField/TimeField';
