export { Checkbox } from '../components/Checkbox/Checkbox';
export type { CheckboxProps } from '../components/Checkbox/Checkbox';
