export { Meter } from '../components/Meter/Meter';
export type { MeterLevel, MeterProps } from '../components/Meter/Meter';
