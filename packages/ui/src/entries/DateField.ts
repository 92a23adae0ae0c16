export { DateField } from '../components/DateField/DateField';
export type { DateFieldProps } from '../components/DateField/DateField';
