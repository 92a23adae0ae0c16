export { Kbd } from '../components/Kbd/Kbd';
export type { KbdProps } from '../components/Kbd/Kbd';
