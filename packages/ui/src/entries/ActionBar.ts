export { ActionBar } from '../components/ActionBar/ActionBar';
export type { ActionBarProps, BarAction } from '../components/ActionBar/ActionBar';
