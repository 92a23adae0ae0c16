export { SplitView } from '../patterns/SplitView/SplitView';
export type { SplitViewProps } from '../patterns/SplitView/SplitView';
