export { RadarChart } from '../charts/RadarChart/RadarChart';
export type { RadarChartProps } from '../charts/RadarChart/RadarChart';
