export { BarsChart } from '../charts/BarsChart/BarsChart';
export type { BarsChartProps, BarsSeries } from '../charts/BarsChart/BarsChart';
export type { ChartBucket } from '../charts/chartSeries';
