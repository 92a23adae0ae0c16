export { BarsChart } from '../charts/BarsChart/BarsChart';
export type { BarsChartProps, BarsSeries, ChartBucket } from '../charts/BarsChart/BarsChart';
