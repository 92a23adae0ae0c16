import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints, type Breakpoint } from '../theme/tokens';

/** Lines of a text in the direction of its own words, at the side where the lines around it stand. */
export const ownDirection: StyleRule = {
  unicodeBidi: 'plaintext',
  // Chromium knows the second name alone.
  textAlign: ['match-parent', '-webkit-match-parent' as never],
};

/** One line that ends in an ellipsis: the end of its own words, so that a Latin name keeps its beginning on an Arabic page. */
export const ellipsis: StyleRule = {
  ...ownDirection,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
};

/** Media query of everything from a breakpoint up. */
export const from = (breakpoint: Breakpoint) => `screen and (min-width: ${breakpoints[breakpoint]}px)`;

/** Media query of everything below a breakpoint. */
export const below = (breakpoint: Breakpoint) => `screen and (max-width: ${breakpoints[breakpoint] - 0.02}px)`;

export const reducedMotion = '(prefers-reduced-motion: reduce)';
export const forcedColors = '(forced-colors: active)';
export const coarsePointer = '(pointer: coarse)';

const focused = ':is(:focus-visible, [data-focus-visible], :has(> input:focus-visible))';

/** Selectors for what is chosen where the system picks the colours and grounds are gone: a line, a double one with the focus on it. */
export const forcedChoice = (chosen: string): NonNullable<StyleRule['selectors']> => ({
  [chosen]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
  [`${chosen}${focused}`]: { outline: '5px double Highlight', outlineOffset: '-5px' },
});
