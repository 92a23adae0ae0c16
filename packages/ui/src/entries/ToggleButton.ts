export { ToggleButton } from '../components/ToggleButton/ToggleButton';
export type { ToggleButtonProps } from '../components/ToggleButton/ToggleButton';
