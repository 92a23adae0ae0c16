export { ButtonGroup } from '../components/ButtonGroup/ButtonGroup';
export type { ButtonGroupProps } from '../components/ButtonGroup/ButtonGroup';
