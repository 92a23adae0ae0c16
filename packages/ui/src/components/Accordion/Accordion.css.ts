import { style, styleVariants } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(inLayer({ display: 'flex', flexDirection: 'column', minInlineSize: 0 }));

/** `lines` between items, one `card` around all, or a card each. */
export const variant = styleVariants({
  lines: [inLayer({ borderBlock: `1px solid ${vars.role.border}` })],
  card: [
    inLayer({
      border: `1px solid ${vars.part.cardBorder}`,
      borderRadius: base.radius.lg,
      background: vars.role.surface,
      boxShadow: vars.elevation.e1,
    }),
  ],
  separate: [inLayer({ gap: base.space.px8 })],
});

const lined = `${variant.lines} > &, ${variant.card} > &`;

export const item = style(
  inLayer({
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
  }),
);
