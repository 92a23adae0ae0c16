import { forcedColors } from '../../css/componentStyle';
import { coveringInput } from '../../css/coveringInput';
import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: base.space.px6,
  padding: 0,
  marginBlockEnd: base.space.px8,
  color: vars.role.textSecondary,
});
export const note = style({ color: vars.role.textMuted });
export const swatches = style({ display: 'flex', gap: base.space.px8 });

export const swatch = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 24px',
  minInlineSize: base.size.target,
  maxInlineSize: base.size.controlLg,
  blockSize: base.size.controlSm,
  boxSizing: 'border-box',
  borderRadius: base.radius.md,
  border: `1px solid ${vars.role.borderStrong}`,
  cursor: 'pointer',
  touchAction: 'manipulation',
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    '&:has(input:disabled)': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});

export const input = style({
  ...coveringInput,
  cursor: 'inherit',
});

export const tick = style({
  visibility: 'hidden',
  selectors: { [`${swatch}:has(input:checked) &`]: { visibility: 'visible' } },
});
