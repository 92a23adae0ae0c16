export { RadioGroup } from '../components/RadioGroup/RadioGroup';
export type { RadioGroupProps, RadioOption } from '../components/RadioGroup/RadioGroup';
