import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ margin: 0, minInlineSize: 0, color: vars.role.text, maxInlineSize: '68ch' });

/** Marker before each item. */
export const marker = styleVariants({
  disc: { paddingInlineStart: base.space.px20, listStyle: 'disc' },
  number: { paddingInlineStart: base.space.px24, listStyle: 'decimal' },
  icon: { padding: 0, listStyle: 'none' },
  none: { padding: 0, listStyle: 'none' },
});

export const gap = styleVariants(
  { tight: base.space.px2, normal: base.space.px6, loose: base.space.px12 },
  (value) => ({ display: 'grid', rowGap: value }),
);

export const item = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&::marker': { color: vars.role.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' } },
});

export const withIcon = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: base.space.px8,
});
export const icon = style({ color: vars.color.primary.text, marginBlockStart: base.space.px2 });

export const divided = style({
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.role.border}`, paddingBlockStart: base.space.px6 },
  },
});
