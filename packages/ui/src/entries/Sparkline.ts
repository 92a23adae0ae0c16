export { Sparkline } from '../charts/Sparkline/Sparkline';
export type { SparklineProps } from '../charts/Sparkline/Sparkline';
