export { Meter } from '../components/Meter/Meter';
export type { MeterProps } from '../components/Meter/Meter';
