export { Divider } from '../components/Divider/Divider';
export type { DividerProps } from '../components/Divider/Divider';
