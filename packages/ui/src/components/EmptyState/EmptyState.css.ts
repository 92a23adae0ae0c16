import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: base.space.px6,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: vars.role.text,
});

/** `sm` inside a card, `md` for a whole page. */
export const size = styleVariants({
  sm: { paddingBlock: base.space.px8, paddingInline: base.space.px8 },
  md: { paddingBlock: base.space.px32, paddingInline: base.space.px16 },
});

export const drawing = style({ maxInlineSize: '100%', marginBlockEnd: base.space.px4 });
/** Mirrors the drawing in right-to-left layouts. Not used for the scene with the magnifying glass. */
export const mirror = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const description = style({
  color: vars.role.textMuted,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.label,
  lineHeight: base.lineHeight.body,
  maxInlineSize: '44ch',
  textWrap: 'balance',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: base.space.px8,
  marginBlockStart: base.space.px10,
});

export const arch = style({ fill: vars.part.muted });
export const shelf = style({ stroke: vars.role.borderControl, strokeWidth: '4px', strokeLinecap: 'round' });
export const paper = style({ fill: vars.role.surface, stroke: vars.role.borderControl, strokeWidth: '2px' });
export const lid = style({ fill: vars.role.borderControl });
export const gap = style({ fill: 'none', stroke: vars.role.borderControl, strokeWidth: '2px', strokeDasharray: '3 4' });
export const primary = style({
  fill: vars.color.primary.light,
  stroke: vars.color.primary.text,
  strokeWidth: '2px',
  strokeLinejoin: 'round',
});
export const primaryLine = style({
  fill: 'none',
  stroke: vars.color.primary.text,
  strokeWidth: '3px',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
