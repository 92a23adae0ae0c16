import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, type Breakpoint } from '../theme/tokens';

/** Text direction by content, but aligned with the surrounding text. */
export const ownDirection: StyleRule = {
  unicodeBidi: 'plaintext',
  // Chromium only supports the prefixed value.
  textAlign: ['match-parent', '-webkit-match-parent' as never],
};

/** A single line with an ellipsis at the end of its text, even for Latin text on an Arabic page. */
export const ellipsis: StyleRule = {
  ...ownDirection,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
};

/** Converts a breakpoint to em: with a larger font size in the browser, the layout of a smaller screen applies. */
const inEm = (px: number) => `${px / 16}em`;

/** Returns a media query from a breakpoint up. */
export const from = (breakpoint: Breakpoint) => `screen and (min-width: ${inEm(breakpoints[breakpoint])})`;

/** Returns a media query below a breakpoint. */
export const below = (breakpoint: Breakpoint) => `screen and (max-width: ${inEm(breakpoints[breakpoint] - 0.02)})`;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const coarsePointer = '(pointer: coarse)';

const focused = ':is(:focus-visible, [data-focus-visible], :has(> input:focus-visible))';

/** Returns styles for selected elements in forced colors, which remove backgrounds: an outline, doubled on focus. */
export const forcedChoice = (chosen: string): NonNullable<StyleRule['selectors']> => ({
  [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  [`${chosen}${focused}`]: { outline: '5px double Highlight', outlineOffset: '-5px' },
});
