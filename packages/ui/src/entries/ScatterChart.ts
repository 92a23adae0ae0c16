export { ScatterChart } from '../charts/ScatterChart/ScatterChart';
export type { ScatterChartProps, ScatterPoint, ScatterScale, ScatterSeries } from '../charts/ScatterChart/ScatterChart';
