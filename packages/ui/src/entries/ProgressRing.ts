export { ProgressRing } from '../components/ProgressRing/ProgressRing';
export type { ProgressRingProps } from '../components/ProgressRing/ProgressRing';
