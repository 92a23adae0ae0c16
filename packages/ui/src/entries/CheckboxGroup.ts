export { CheckboxGroup } from '../components/CheckboxGroup/CheckboxGroup';
export type { CheckboxGroupProps, CheckboxOption } from '../components/CheckboxGroup/CheckboxGroup';
