export { DonutChart } from '../charts/DonutChart/DonutChart';
export type { DonutChartProps } from '../charts/DonutChart/DonutChart';
