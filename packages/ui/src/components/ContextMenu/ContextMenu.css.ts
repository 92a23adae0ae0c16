import { coarsePointer } from '../../css/componentStyle';
import { style } from '../../css/style';

/** A long press opens the menu, not the selection or the browser's own. */
export const area = style({
  position: 'relative',
  WebkitTouchCallout: 'none',
  '@media': { [coarsePointer]: { userSelect: 'none' } },
} as never);

const nothing = {
  inlineSize: 0,
  blockSize: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
} as const;

/** Where the menu grows from: nothing to see, nothing to press. */
export const anchor = style({ ...nothing, position: 'absolute' });
export const button = style({ ...nothing, display: 'block' });
