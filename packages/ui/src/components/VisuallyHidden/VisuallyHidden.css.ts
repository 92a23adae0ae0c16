import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { unseen } from '../../css/unseen';

const hidden = { ...unseen, margin: '-1px', padding: 0, border: 0 } as const;

export const root = style(inLayer(hidden));

/** For skip links: seen while focused. */
export const focusable = style(inLayer({ selectors: { '&:not(:focus, :focus-within, :active)': hidden } }));
