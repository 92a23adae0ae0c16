export { ProgressBar } from '../components/ProgressBar/ProgressBar';
export type { ProgressBarProps } from '../components/ProgressBar/ProgressBar';
