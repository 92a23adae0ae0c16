import { below } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({
  maxInlineSize: '100%',
  padding: 0,
  marginBlockEnd: base.space.px12,
  color: vars.role.textSecondary,
  overflowWrap: 'anywhere',
});
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** `line`: fields and buttons in a row. `card`: a box per row, with the buttons in its header. */
export const layout = styleVariants({
  line: {
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
  },
  card: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: base.space.px8,
    padding: base.space.px12,
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.md,
  },
});

export const fields = style({ flex: '1 1 auto', minInlineSize: 0 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: base.space.px2, flex: 'none' });
export const toolsOf = styleVariants({
  line: {
    // Align the buttons with the control, not with its label.
    marginBlockStart: `calc(${base.space.px24} + 2px)`,
    '@media': { [below('sm')]: { marginBlockStart: 0, justifyContent: 'flex-end' } },
  },
  card: { marginBlockStart: `calc(-1 * ${base.space.px4})` },
});
export const name = style({
  marginInlineEnd: 'auto',
  minInlineSize: 0,
  color: vars.role.text,
  overflowWrap: 'anywhere',
});
export const footer = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px12 });
export const empty = style({ color: vars.role.textMuted });
