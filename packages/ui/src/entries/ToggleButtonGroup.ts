export { ToggleButtonGroup } from '../components/ToggleButtonGroup/ToggleButtonGroup';
export type { ToggleButtonGroupProps, ToggleOption } from '../components/ToggleButtonGroup/ToggleButtonGroup';
