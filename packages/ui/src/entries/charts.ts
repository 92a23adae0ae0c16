export { AreaChart } from '../charts/AreaChart/AreaChart';
export { BarsChart } from '../charts/BarsChart/BarsChart';
export { ChartFrame } from '../charts/ChartFrame/ChartFrame';
export { LineChart } from '../charts/LineChart/LineChart';
export { MiniBars } from '../charts/MiniBars/MiniBars';
export { RadarChart } from '../charts/RadarChart/RadarChart';
export { RadialGauge } from '../charts/RadialGauge/RadialGauge';
export { RankBars } from '../charts/RankBars/RankBars';
export { ShareBar } from '../charts/ShareBar/ShareBar';
export { Sparkline } from '../charts/Sparkline/Sparkline';
export type { AreaChartProps } from '../charts/AreaChart/AreaChart';
export type { BarsChartProps, BarsSeries } from '../charts/BarsChart/BarsChart';
export type { ChartFrameProps } from '../charts/ChartFrame/ChartFrame';
export type { ChartCell, ChartTableData } from '../charts/ChartFrame/ChartTable';
export type {
  BucketLinkProps,
  ChartBucket,
  ChartColor,
  ChartSeries,
  ReferenceLine,
  RenderBucketLink,
} from '../charts/chartSeries';
export type { ChartValue } from '../charts/drawable';
export type { LegendItem } from '../charts/ChartFrame/ChartLegend';
export type { LineChartProps, LineSeries } from '../charts/LineChart/LineChart';
export type { MiniBarsProps } from '../charts/MiniBars/MiniBars';
export type { RadarChartProps } from '../charts/RadarChart/RadarChart';
export type { RadialGaugeProps } from '../charts/RadialGauge/RadialGauge';
export type { RankBarsProps, RankItem } from '../charts/RankBars/RankBars';
export type { ShareBarProps, ShareItem } from '../charts/ShareBar/ShareBar';
export type { SparklineProps } from '../charts/Sparkline/Sparkline';
