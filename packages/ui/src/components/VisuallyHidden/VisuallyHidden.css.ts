import { style } from '../../css/style';
import { visuallyHidden } from '../../css/visuallyHidden';

const hidden = { ...visuallyHidden, margin: '-1px', padding: 0, border: 0 } as const;

export const root = style(hidden);

/** For skip links: visible while focused. */
export const focusable = style({ selectors: { '&:not(:focus, :focus-within, :active)': hidden } });
