import { style, styleVariants } from '@vanilla-extract/css';
import { below, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    gap: base.space.px12,
    margin: 0,
    padding: 0,
    border: 0,
    minInlineSize: 0,
  }),
);
export const legend = style(
  inLayer({
    maxInlineSize: '100%',
    padding: 0,
    marginBlockEnd: base.space.px12,
    color: vars.role.textSecondary,
    overflowWrap: 'anywhere',
  }),
);
export const rows = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px12, margin: 0, padding: 0, listStyle: 'none' }),
);

/** `line`: fields and buttons side by side. `card`: the row in a box, its buttons in a head. */
export const layout = styleVariants({
  line: [
    inLayer({
      display: 'flex',
      alignItems: 'flex-start',
      gap: base.space.px8,
      '@media': {
        [below('sm')]: {
          flexDirection: 'column',
          alignItems: 'stretch',
          paddingBlockEnd: base.space.px12,
          borderBlockEnd: `1px solid ${vars.role.border}`,
        },
      },
    }),
  ],
  card: [
    inLayer({
      display: 'flex',
      flexDirection: 'column-reverse',
      gap: base.space.px8,
      padding: base.space.px12,
      border: `1px solid ${vars.role.border}`,
      borderRadius: base.radius.md,
    }),
  ],
});

export const fields = style(inLayer({ flex: '1 1 auto', minInlineSize: 0 }));
export const tools = style(inLayer({ display: 'flex', alignItems: 'center', gap: base.space.px2, flex: 'none' }));
export const toolsOf = styleVariants({
  line: [
    inLayer({
      // Beside the control, not beside its label.
      marginBlockStart: '26px',
      '@media': { [below('sm')]: { marginBlockStart: 0, justifyContent: 'flex-end' } },
    }),
  ],
  card: [inLayer({ marginBlockStart: `calc(-1 * ${base.space.px4})` })],
});
export const name = style(
  inLayer({ marginInlineEnd: 'auto', minInlineSize: 0, color: vars.role.text, overflowWrap: 'anywhere' }),
);
export const foot = style(inLayer({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px12 }));
export const empty = style(inLayer({ color: vars.role.textMuted }));
