import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';

const hidden = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const root = style(inLayer(hidden));

/** For skip links: seen while focused. */
export const focusable = style(inLayer({ selectors: { '&:not(:focus, :focus-within, :active)': hidden } }));
