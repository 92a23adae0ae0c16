export { RadialGauge } from '../charts/RadialGauge/RadialGauge';
export type { RadialGaugeProps } from '../charts/RadialGauge/RadialGauge';
