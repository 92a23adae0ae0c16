export { Switch } from '../components/Switch/Switch';
export type { SwitchProps } from '../components/Switch/Switch';
