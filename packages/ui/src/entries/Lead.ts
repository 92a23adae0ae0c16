export { Lead } from '../components/Lead/Lead';
export type { LeadProps } from '../components/Lead/Lead';
