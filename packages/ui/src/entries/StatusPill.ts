export { StatusPill } from '../components/StatusPill/StatusPill';
export type { StatusPillProps } from '../components/StatusPill/StatusPill';
