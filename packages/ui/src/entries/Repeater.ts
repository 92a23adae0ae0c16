export { Repeater } from '../components/Repeater/Repeater';
export type { RepeaterProps, RepeaterRow } from '../components/Repeater/Repeater';
