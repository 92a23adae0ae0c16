export { LineChart } from '../charts/LineChart/LineChart';
export type { LineChartProps, LineSeries } from '../charts/LineChart/LineChart';
export type { ReferenceLine } from '../charts/chartSeries';
