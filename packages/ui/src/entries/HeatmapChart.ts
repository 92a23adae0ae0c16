export { HeatmapChart } from '../charts/HeatmapChart/HeatmapChart';
export type { HeatmapChartProps, HeatmapRow } from '../charts/HeatmapChart/HeatmapChart';
