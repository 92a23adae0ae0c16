import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { truncate } from '../../css/typography.css';
import { base, vars } from '../../theme/vars.css';
import { fadeIn } from '../fadeIn.css';

export const plot = style({
  display: 'grid',
  gap: '2px',
  marginBlockStart: base.space.px8,
  alignItems: 'center',
  borderRadius: base.radius.sm,
  touchAction: 'pan-y',
  cursor: 'default',
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textSubtle,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const row = style({ display: 'contents' });
export const name = style([
  truncate,
  {
    minInlineSize: 0,
    paddingInlineEnd: base.space.px8,
    selectors: { '&[data-active]': { color: vars.role.text, fontWeight: 650 } },
  },
]);
export const cell = style([
  fadeIn,
  {
    blockSize: '28px',
    borderRadius: '4px',
    selectors: { '&[data-active]': { outline: `2px solid ${vars.role.text}`, outlineOffset: '-2px' } },
    '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
  },
]);
export const heat = styleVariants(vars.sequential, (shade) => ({ background: shade }));
/** Missing data has no shade. */
export const missing = style({ boxSizing: 'border-box', border: `1px dashed ${vars.role.borderStrong}` });
export const column = style({
  minInlineSize: 0,
  display: 'flex',
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  selectors: { '&[data-active]': { color: vars.role.text, fontWeight: 650 } },
});

/** Legend of the shades, from lowest to highest. */
export const scale = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px8,
  marginInlineStart: 'auto',
});
export const ramp = style({ display: 'flex', gap: '1px' });
export const step = style({
  inlineSize: '14px',
  blockSize: '10px',
  borderRadius: '2px',
  '@media': { [forcedColors]: { forcedColorAdjust: 'none' } },
});
