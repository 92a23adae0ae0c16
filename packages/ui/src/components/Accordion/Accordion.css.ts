import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** `lines` between the items, one `card` around them, or `separate` cards. */
export const variant = styleVariants({
  lines: { borderBlock: `1px solid ${vars.role.border}` },
  card: {
    border: `1px solid ${vars.part.cardBorder}`,
    borderRadius: base.radius.lg,
    background: vars.role.surface,
    boxShadow: vars.elevation.e1,
  },
  separate: { gap: base.space.px8 },
});

const lined = `${variant.lines} > &, ${variant.card} > &`;

export const item = style({
  selectors: {
    [lined]: { paddingBlock: base.space.px4 },
    [`${variant.card} > &`]: { paddingInline: base.space.px8 },
    [`${variant.lines} > & + &, ${variant.card} > & + &`]: { borderBlockStart: `1px solid ${vars.role.border}` },
    [`${variant.separate} > &`]: {
      padding: base.space.px4,
      paddingInline: base.space.px8,
      border: `1px solid ${vars.part.cardBorder}`,
      borderRadius: base.radius.lg,
      background: vars.role.surface,
      boxShadow: vars.elevation.e1,
    },
  },
});
