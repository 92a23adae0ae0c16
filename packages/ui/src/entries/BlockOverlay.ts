export { BlockOverlay } from '../components/BlockOverlay/BlockOverlay';
export type { BlockOverlayProps } from '../components/BlockOverlay/BlockOverlay';
