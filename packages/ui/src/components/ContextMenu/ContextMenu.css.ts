import { style } from '@vanilla-extract/css';
import { coarsePointer, inLayer } from '../../css/componentStyle';

/** A long press opens the menu, not the selection or the browser's own. */
export const area = style(
  inLayer({
    position: 'relative',
    WebkitTouchCallout: 'none',
    '@media': { [coarsePointer]: { userSelect: 'none' } },
  } as never),
);

const nothing = {
  inlineSize: 0,
  blockSize: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
} as const;

/** Where the menu grows from: nothing to see, nothing to press. */
export const anchor = style(inLayer({ ...nothing, position: 'absolute' }));
export const button = style(inLayer({ ...nothing, display: 'block' }));
