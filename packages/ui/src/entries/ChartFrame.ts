export { ChartFrame } from '../charts/ChartFrame/ChartFrame';
export type { ChartFrameProps } from '../charts/ChartFrame/ChartFrame';
export type { ChartCell, ChartTableData } from '../charts/ChartFrame/ChartTable';
export type { LegendItem } from '../charts/ChartFrame/ChartLegend';
