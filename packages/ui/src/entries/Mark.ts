export { Mark } from '../components/Mark/Mark';
export type { MarkProps } from '../components/Mark/Mark';
