import { coarsePointer } from '../../css/componentStyle';
import { style } from '../../css/style';

/** A long press opens the menu instead of selecting text or showing the iOS callout. */
export const area = style({
  position: 'relative',
  WebkitTouchCallout: 'none',
  '@media': { [coarsePointer]: { userSelect: 'none' } },
} as never);

const invisible = {
  inlineSize: 0,
  blockSize: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
} as const;

/** Invisible anchor for the position of the menu. */
export const anchor = style({ ...invisible, position: 'absolute' });
export const button = style({ ...invisible, display: 'block' });
