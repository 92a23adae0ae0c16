export { BarsChart } from '../charts/BarsChart/BarsChart';
export type { BarsChartProps, BarsSeries } from '../charts/BarsChart/BarsChart';
export type { BucketLinkProps, ChartBucket, ReferenceLine, RenderBucketLink } from '../charts/chartSeries';
