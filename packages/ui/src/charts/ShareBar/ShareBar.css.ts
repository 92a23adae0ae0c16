import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { forcedMark, hue } from '../chartColor.css';

export const root = style({ display: 'grid', gap: base.space.px10, minInlineSize: 0, fontFamily: base.font.ui });
export const bar = style({
  display: 'flex',
  gap: base.space.px2,
  blockSize: '10px',
  borderRadius: base.radius.xs,
  overflow: 'hidden',
});
export const part = style({
  minInlineSize: base.space.px2,
  borderRadius: '2px',
  background: hue,
  '@media': forcedMark,
});
export const rest = style({ background: vars.part.muted });

export const table = style({
  inlineSize: '100%',
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.compact,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
/** Containing block of the row's link. */
export const row = style({ position: 'relative' });
const cell = {
  blockSize: '30px',
  borderBlockEnd: `1px solid ${vars.role.border}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
  paddingInlineStart: base.space.px8,
} as const;
const last = { 'tr:last-child > &': { borderBlockEnd: 0 } };
export const name = style({
  ...cell,
  inlineSize: '100%',
  maxInlineSize: 0,
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: 400,
  color: vars.role.text,
  selectors: last,
});
export const nameLine = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, minInlineSize: 0 });
export const swatch = style({
  inlineSize: '10px',
  blockSize: '10px',
  flex: 'none',
  borderRadius: '3px',
  background: hue,
  '@media': forcedMark,
});
export const share = style({ ...cell, color: vars.role.textSubtle, selectors: last });
export const value = style({ ...cell, minInlineSize: '74px', fontWeight: 600, color: vars.role.text, selectors: last });
