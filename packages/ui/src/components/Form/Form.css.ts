import { below, forcedColors } from '../../css/componentStyle';
import { globalStyle, style, styleVariants } from '../../css/style';
import * as field from '../../private/fields/Field.css';
import { base, vars } from '../../theme/vars.css';

export const root = style({ minInlineSize: 0, margin: 0 });

const oneColumn = 'minmax(0, 1fr)';

/** Labels above the fields, labels at the start, fields in one line, or in columns. */
export const layout = styleVariants({
  vertical: { display: 'flex', flexDirection: 'column', gap: base.space.px16 },
  horizontal: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, var(--form-label)) minmax(0, 1fr)',
    columnGap: base.space.px16,
    rowGap: base.space.px16,
    '@media': { [below('sm')]: { gridTemplateColumns: oneColumn } },
  },
  inline: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    gap: base.space.px12,
    '@media': { [below('sm')]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
  grid: {
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--form-columns), minmax(0, 1fr))',
    gap: base.space.px16,
    alignItems: 'start',
    '@media': { [below('sm')]: { gridTemplateColumns: oneColumn } },
  },
});

/** Sections, actions and summaries take the full width in any layout. */
export const wide = style({ gridColumn: '1 / -1', flexBasis: '100%', minInlineSize: 0 });

const below640 = { '@media': { [below('sm')]: { gridColumn: 'auto' } } };

globalStyle(`${layout.horizontal} > *`, { gridColumn: 2, ...below640 });
globalStyle(`${layout.horizontal} > ${wide}`, { gridColumn: '1 / -1' });
globalStyle(`${layout.horizontal} > ${field.root}`, {
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  columnGap: base.space.px16,
  rowGap: base.space.px6,
  '@media': { [below('sm')]: { gridTemplateColumns: oneColumn } },
});
globalStyle(`${layout.horizontal} > ${field.root} > *`, { gridColumn: 2, ...below640 });
// The label is next to its control, on the same baseline. Relies on the order of the parts of a field.
globalStyle(`${layout.horizontal} > ${field.root} > :is(${field.header}, ${field.label}):first-child`, {
  gridColumn: 1,
  gridRow: 1,
  paddingBlockStart: base.space.px12,
  '@media': { [below('sm')]: { gridColumn: 'auto', gridRow: 'auto', paddingBlockStart: 0 } },
});
globalStyle(`${layout.inline} > ${field.root}`, { flex: '1 1 180px', '@media': { [below('sm')]: { flex: 'none' } } });
globalStyle(`${layout.inline}:has(> ${field.root} > :is(${field.header}, ${field.label})) > :is(button, a)`, {
  // Height of a label and its gap, so that buttons align with the controls.
  marginBlockStart: `calc(${base.lineHeight.caption} + ${base.space.px6})`,
  '@media': { [below('sm')]: { marginBlockStart: 0 } },
});

export const section = style({ display: 'grid', gap: base.space.px16, minInlineSize: 0 });
export const sectionHorizontal = style({
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  columnGap: base.space.px32,
  '@media': { [below('md')]: { gridTemplateColumns: oneColumn } },
});
export const sectionRule = style({
  selectors: {
    '& + &': {
      borderBlockStart: `1px solid ${vars.role.border}`,
      paddingBlockStart: base.space.px24,
      marginBlockStart: base.space.px8,
    },
  },
});
export const sectionHeader = style({ display: 'flex', flexDirection: 'column', gap: base.space.px4, minInlineSize: 0 });
export const sectionTitle = style({ margin: 0, color: vars.role.text });
export const muted = style({ color: vars.role.textMuted, overflowWrap: 'anywhere' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  paddingBlockStart: base.space.px8,
});
export const actionsAt = styleVariants(
  { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const,
  (justifyContent) => ({ justifyContent }),
);
export const sticky = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: base.zIndex.sticky,
  paddingBlock: base.space.px12,
  borderBlockStart: `1px solid ${vars.role.border}`,
  background: vars.role.surface,
});

export const summary = style({
  padding: `${base.space.px12} calc(${base.space.px12} + 2px)`,
  borderRadius: base.radius.md,
  border: `1px solid ${vars.color.danger.main}`,
  background: vars.color.danger.light,
  color: vars.role.text,
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' } },
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
export const summaryTitle = style({ display: 'flex', alignItems: 'flex-start', gap: base.space.px10, margin: 0 });
export const summaryIcon = style({ color: vars.color.danger.text, marginBlockStart: '1px' });
export const summaryList = style({
  display: 'grid',
  gap: base.space.px4,
  margin: 0,
  marginBlockStart: base.space.px6,
  paddingInlineStart: `calc(${base.space.px24} + ${base.space.px4})`,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
export const summaryLink = style({
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
});
