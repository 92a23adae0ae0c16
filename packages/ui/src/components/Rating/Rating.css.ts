import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const line = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, minInlineSize: 0 });

export const stars = style({
  position: 'relative',
  display: 'inline-flex',
  flex: 'none',
  borderRadius: base.radius.xs,
  selectors: {
    '&:focus-visible, &:has(input:focus-visible)': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { opacity: 0.5 },
  },
});

/** Star sizes: 16 px next to text, 24 px, 32 px for touch. */
export const size = styleVariants({
  sm: { blockSize: '16px' },
  md: { blockSize: '24px' },
  lg: { blockSize: '32px' },
});

export const star = style({ display: 'block', flex: 'none', padding: '1px', boxSizing: 'border-box' });

export const empty = style({ display: 'flex', color: vars.role.borderControl });

/** Filled stars, clipped to the value. */
export const full = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'flex',
  overflow: 'hidden',
  color: vars.chart.c2,
  pointerEvents: 'none',
  '@media': { [forcedColors]: { color: 'Highlight' } },
});
export const filled = style({ fill: 'currentColor' });

/**
 * Native range input over the stars, shifted toward the start by half a step. Browsers round to the nearest step,
 * so the value is rounded up to the star under the pointer.
 */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // The thumb is 1px wide, because a wider thumb would shift the value.
    '&::-webkit-slider-thumb': { appearance: 'none', inlineSize: '1px', blockSize: '100%' },
    '&::-webkit-slider-runnable-track': { blockSize: '100%' },
    '&::-moz-range-thumb': { inlineSize: '1px', blockSize: '100%', border: 0 },
  },
});

export const value = style({ color: vars.role.textMuted, unicodeBidi: 'plaintext' });
