export { StackedBars } from '../charts/StackedBars/StackedBars';
export type { StackedBarsProps } from '../charts/StackedBars/StackedBars';
