export { NumberField } from '../components/NumberField/NumberField';
export type { NumberFieldProps } from '../components/NumberField/NumberField';
