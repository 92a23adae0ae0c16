export { AreaChart } from '../charts/AreaChart/AreaChart';
export type { AreaChartProps } from '../charts/AreaChart/AreaChart';
