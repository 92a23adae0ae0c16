import { globalStyle, style, styleVariants, type GlobalStyleRule } from '@vanilla-extract/css';
import { below, forcedColors, inLayer } from '../../css/componentStyle';
import * as field from '../../private/Field/Field.css';
import { base, vars } from '../../theme/vars.css';

export const root = style(inLayer({ minInlineSize: 0, margin: 0 }));

const oneColumn = 'minmax(0, 1fr)';

/** Label above, label at the start, in one line, or in columns. */
export const layout = styleVariants({
  vertical: [inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px16 })],
  horizontal: [
    inLayer({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, var(--form-label)) minmax(0, 1fr)',
      columnGap: base.space.px16,
      rowGap: base.space.px16,
      '@media': { [below('sm')]: { gridTemplateColumns: oneColumn } },
    }),
  ],
  inline: [
    inLayer({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: base.space.px12,
      '@media': { [below('sm')]: { flexDirection: 'column', alignItems: 'stretch' } },
    }),
  ],
  grid: [
    inLayer({
      display: 'grid',
      gridTemplateColumns: 'repeat(var(--form-columns), minmax(0, 1fr))',
      gap: base.space.px16,
      alignItems: 'start',
      '@media': { [below('sm')]: { gridTemplateColumns: oneColumn } },
    }),
  ],
});

/** Sections, actions and summaries take the whole line in any layout. */
export const wide = style(inLayer({ gridColumn: '1 / -1', flexBasis: '100%', minInlineSize: 0 }));

const below640 = { '@media': { [below('sm')]: { gridColumn: 'auto' } } };
const inForm = (selector: string, rule: Parameters<typeof inLayer>[0]) =>
  globalStyle(selector, inLayer(rule) as GlobalStyleRule);

inForm(`${layout.horizontal} > *`, { gridColumn: 2, ...below640 } as never);
inForm(`${layout.horizontal} > ${wide}`, { gridColumn: '1 / -1' });
inForm(`${layout.horizontal} > ${field.root}`, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: base.space.px16,
  rowGap: base.space.px6,
  '@media': { [below('sm')]: { gridTemplateColumns: oneColumn } },
} as never);
inForm(`${layout.horizontal} > ${field.root} > *`, { gridColumn: 2, ...below640 } as never);
// The label stands beside its control, on the line of the words in it: the parts of a field come in this order.
inForm(`${layout.horizontal} > ${field.root} > :is(${field.head}, ${field.label}):first-child`, {
  gridColumn: 1,
  gridRow: 1,
  paddingBlockStart: base.space.px12,
  '@media': { [below('sm')]: { gridColumn: 'auto', gridRow: 'auto', paddingBlockStart: 0 } },
} as never);
inForm(`${layout.inline} > ${field.root}`, { flex: '1 1 180px', '@media': { [below('sm')]: { flex: 'none' } } });
inForm(`${layout.inline}:has(> ${field.root} > :is(${field.head}, ${field.label})) > :is(button, a)`, {
  // Label and the room under it, so that buttons stand in the line of the controls.
  marginBlockStart: '22px',
  '@media': { [below('sm')]: { marginBlockStart: 0 } },
});

export const section = style(inLayer({ display: 'grid', gap: base.space.px16, minInlineSize: 0 }));
export const sectionBeside = style(
  inLayer({
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    columnGap: base.space.px32,
    '@media': { [below('md')]: { gridTemplateColumns: oneColumn } },
  }),
);
export const sectionRule = style(
  inLayer({
    selectors: {
      '& + &': {
        borderBlockStart: `1px solid ${vars.role.border}`,
        paddingBlockStart: base.space.px24,
        marginBlockStart: base.space.px8,
      },
    },
  }),
);
export const sectionHead = style(
  inLayer({ display: 'flex', flexDirection: 'column', gap: base.space.px4, minInlineSize: 0 }),
);
export const sectionTitle = style(inLayer({ margin: 0, color: vars.role.text }));
export const quiet = style(inLayer({ color: vars.role.textMuted, overflowWrap: 'anywhere' }));

export const actions = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: base.space.px8,
    paddingBlockStart: base.space.px8,
  }),
);
export const actionsAt = styleVariants(
  { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const,
  (justifyContent) => [inLayer({ justifyContent })],
);
export const sticky = style(
  inLayer({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: base.zIndex.sticky,
    paddingBlock: base.space.px12,
    borderBlockStart: `1px solid ${vars.role.border}`,
    background: vars.role.surface,
  }),
);

export const summary = style(
  inLayer({
    padding: '12px 14px',
    borderRadius: base.radius.md,
    border: `1px solid ${vars.color.danger.main}`,
    background: vars.color.danger.light,
    color: vars.role.text,
    selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' } },
    '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
  }),
);
export const summaryTitle = style(
  inLayer({ display: 'flex', alignItems: 'flex-start', gap: base.space.px10, margin: 0 }),
);
export const summaryIcon = style(inLayer({ color: vars.color.danger.text, marginBlockStart: '1px' }));
export const summaryList = style(
  inLayer({
    display: 'grid',
    gap: base.space.px4,
    margin: 0,
    marginBlockStart: base.space.px6,
    paddingInlineStart: '28px',
    listStyle: 'none',
    overflowWrap: 'anywhere',
  }),
);
export const summaryLink = style(
  inLayer({
    minBlockSize: base.size.target,
    paddingBlock: base.space.px2,
    border: 0,
    background: 'none',
    color: vars.color.danger.text,
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    borderRadius: base.radius.xs,
    selectors: { '&:hover': { color: vars.role.text } },
  }),
);
