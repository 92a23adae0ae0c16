export { ShareBar } from '../charts/ShareBar/ShareBar';
export type { ShareBarProps, ShareItem } from '../charts/ShareBar/ShareBar';
