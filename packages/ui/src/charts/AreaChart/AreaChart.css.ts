import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** No padding, so that the chart extends to the edges of its card. */
export const root = style({
  position: 'relative',
  margin: 0,
  minInlineSize: 0,
  inlineSize: '100%',
  color: vars.role.text,
  fontFamily: base.font.ui,
});
export const plot = style({
  position: 'relative',
  touchAction: 'pan-y',
  selectors: { '&:focus-visible': { outlineOffset: '-2px', borderRadius: base.radius.md } },
});

export const tip = style({
  position: 'absolute',
  insetBlockEnd: '100%',
  marginBlockEnd: base.space.px4,
  zIndex: base.zIndex.sticky,
  display: 'flex',
  gap: base.space.px8,
  paddingBlock: base.space.px6,
  paddingInline: base.space.px10,
  borderRadius: base.radius.md,
  background: vars.role.raised,
  boxShadow: vars.elevation.e2,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textMuted,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
export const tipValue = style({ fontWeight: 600, color: vars.role.text });
