export { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden';
export type { VisuallyHiddenProps } from '../components/VisuallyHidden/VisuallyHidden';
