import { base, below, from, tabular, text, truncate, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexDirection: 'column', gap: base.space.px12, minInlineSize: 0 });

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 });
export const barEnd = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8, marginInlineStart: 'auto' });

/** Sections, items and editor next to each other; each pane scrolls on large screens. */
export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  overflow: 'hidden',
  '@media': {
    [from('lg')]: {
      blockSize: 'calc(100dvh - 224px)',
      minBlockSize: '460px',
      selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 420px)' } },
    },
    [from('xl')]: {
      gridTemplateColumns: '256px minmax(0, 1fr)',
      selectors: { '&[data-open]': { gridTemplateColumns: '256px minmax(0, 1fr) minmax(0, 464px)' } },
    },
  },
});

const pane = { display: 'flex', flexDirection: 'column', minInlineSize: 0, minBlockSize: 0 } as const;
export const sections = style({
  ...pane,
  background: vars.role.canvas,
  borderInlineEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('xl')]: { display: 'none' } },
});
export const items = style({
  ...pane,
  '@media': { [below('lg')]: { selectors: { '[data-open] > &': { display: 'none' } } } },
});
export const editor = style({
  ...pane,
  background: vars.role.canvas,
  borderInlineStart: `1px solid ${vars.role.border}`,
  '@media': { [below('lg')]: { borderInlineStart: 0 } },
});

export const paneHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  minBlockSize: '52px',
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});
export const paneTitle = style([
  text.title2,
  { flex: '1 1 auto', minInlineSize: '96px', margin: 0, overflowWrap: 'anywhere' },
]);
export const paneSearch = style({
  flex: '1 1 140px',
  maxInlineSize: '264px',
  '@media': { [below('md')]: { maxInlineSize: 'none', flexBasis: '100%' } },
});
export const paneBody = style({ flex: 1, minBlockSize: 0, overflow: 'auto', overscrollBehavior: 'contain' });
export const paneFoot = style({
  display: 'flex',
  flexDirection: 'column',
  padding: base.space.px8,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const listLink = style([
  text.table,
  {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px8,
    paddingBlock: base.space.px6,
    paddingInline: base.space.px10,
    borderRadius: base.radius.md,
    color: vars.role.textSecondary,
    textDecoration: 'none',
    selectors: {
      '&:hover': { background: vars.role.hover },
      '&[aria-current]': { background: vars.color.primary.light, color: vars.color.primary.text, fontWeight: 600 },
    },
  },
]);
export const count = style([text.caption, tabular, { marginInlineStart: 'auto', color: vars.role.textSubtle }]);
export const sectionChoice = style({
  display: 'flex',
  gap: base.space.px8,
  '@media': { [from('xl')]: { display: 'none' } },
});

/** A row of the list of items. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '42px minmax(0, 1fr) auto auto auto',
  alignItems: 'center',
  gap: base.space.px12,
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '68px',
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInlineEnd: base.space.px12,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('md')]: { gap: base.space.px8 } },
  selectors: {
    '[data-plain] > &': { paddingInlineStart: base.space.px16 },
  },
});
/** The open item, with the handle of its row. */
const openRow = `:is([role="row"], li):has(.${row}[data-open])`;
globalStyle(openRow, {
  background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
  borderRadius: 0,
  boxShadow: `inset 3px 0 0 ${vars.color.primary.text}`,
});
globalStyle(`${openRow}:dir(rtl)`, { boxShadow: `inset -3px 0 0 ${vars.color.primary.text}` });
/** A row with a checkbox. */
export const selectRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  minBlockSize: '44px',
  paddingInlineStart: base.space.px16,
});
export const rowWords = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });
export const rowName = style([
  text.bodyStrong,
  {
    color: vars.role.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { textDecoration: 'underline' }, '[data-off] &': { color: vars.role.textMuted } },
  },
]);
export const rowNote = style([text.caption, { color: vars.role.textMuted, overflowWrap: 'anywhere' }]);
export const off = style({ display: 'block', color: vars.color.danger.text, fontWeight: 600 });
export const rowPrice = style({ display: 'flex', flexDirection: 'column', alignItems: 'end' });
export const price = style([text.bodyStrong, tabular, { whiteSpace: 'nowrap' }]);
export const margin = style([
  text.caption,
  tabular,
  { color: vars.role.textMuted, selectors: { '&[data-low]': { color: vars.color.danger.text, fontWeight: 600 } } },
]);
export const plainList = style({ margin: 0, padding: 0, listStyle: 'none' });

export const picture = style({
  inlineSize: '42px',
  blockSize: '42px',
  borderRadius: '9px',
  background: vars.role.press,
  flex: 'none',
  selectors: {
    '[data-off] &': { filter: 'grayscale(1)', opacity: 0.55 },
    '&[data-size="head"]': { inlineSize: '64px', blockSize: '64px' },
    '&[data-size="preview"]': { inlineSize: '160px', blockSize: '120px' },
  },
});
export const photo = style({ objectFit: 'cover' });

export const editorHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: base.space.px8,
  alignItems: 'start',
  padding: base.space.px16,
  paddingBlockEnd: base.space.px8,
});
export const editorBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  padding: base.space.px16,
});
export const editorTabs = style({ paddingInline: base.space.px8 });
export const saved = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px8,
    flex: 'none',
    minBlockSize: '40px',
    paddingInline: base.space.px16,
    borderBlockStart: `1px solid ${vars.role.border}`,
    color: vars.role.textMuted,
  },
]);
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: base.space.px12,
  alignItems: 'start',
});
export const inset = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px8,
  padding: base.space.px12,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 });
export const lineWords = style({ flex: 1, minInlineSize: '120px', overflowWrap: 'anywhere' });
export const priceField = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: base.space.px12,
  alignItems: 'center',
});

export const scroller = style({ overflow: 'auto' });
export const card = style({
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  overflow: 'hidden',
});
export const boardRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  minBlockSize: '56px',
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
  },
});
export const change = style({
  display: 'flex',
  gap: base.space.px12,
  paddingBlock: base.space.px10,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
/** A row of the list of modifier groups, dayparts or allergens. */
export const sharedRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  minBlockSize: '56px',
  paddingBlock: base.space.px8,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});
export const userNames = style([
  text.body,
  { margin: 0, paddingInlineStart: base.space.px20, maxBlockSize: '200px', overflow: 'auto' },
]);
/** A value before and after a change. */
export const values = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: base.space.px4 });
export const before = style({ color: vars.role.textMuted, textDecoration: 'line-through', overflowWrap: 'anywhere' });
export const after = style({ fontWeight: 600, overflowWrap: 'anywhere' });

export const sheet = style([
  text.table,
  tabular,
  { display: 'table', inlineSize: '100%', minInlineSize: 'max-content', outline: 'none' },
]);
export const sheetRow = style({ display: 'table-row' });
export const sheetHead = style([
  text.caption,
  {
    display: 'table-cell',
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    paddingBlock: base.space.px8,
    paddingInline: base.space.px12,
    textAlign: 'end',
    background: vars.role.surface,
    borderBlockEnd: `1px solid ${vars.role.borderStrong}`,
    color: vars.role.textMuted,
    selectors: { '&:first-child': { textAlign: 'start' } },
  },
]);
export const sheetName = style([
  truncate,
  {
    display: 'table-cell',
    verticalAlign: 'middle',
    maxInlineSize: '260px',
    paddingInline: base.space.px12,
    textAlign: 'start',
    fontWeight: 600,
    borderBlockEnd: `1px solid ${vars.role.border}`,
  },
]);
export const cell = style({
  display: 'table-cell',
  verticalAlign: 'middle',
  blockSize: '36px',
  minInlineSize: '104px',
  paddingInline: base.space.px12,
  textAlign: 'end',
  borderBlockEnd: `1px solid ${vars.role.border}`,
  borderInlineStart: `1px solid ${vars.role.border}`,
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-inherited]': { color: vars.role.textSubtle },
    '&[aria-selected="true"]': { background: vars.color.primary.light },
    '&:focus-visible': { boxShadow: `inset 0 0 0 2px ${vars.part.focus}` },
    '&:has([aria-invalid="true"])': {
      color: vars.color.danger.text,
      boxShadow: `inset 0 0 0 2px ${vars.color.danger.main}`,
    },
  },
});
export const cellInput = style({
  inlineSize: '84px',
  border: 0,
  padding: 0,
  font: 'inherit',
  textAlign: 'end',
  color: 'inherit',
  background: 'transparent',
  outline: 'none',
});
export const cellProblem = style([
  text.caption,
  { maxInlineSize: '160px', marginInlineStart: 'auto', whiteSpace: 'normal', color: vars.color.danger.text },
]);

/** A day of the week with the times at which an item is on sale. */
export const saleDay = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(64px, 1fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: base.space.px12,
  minBlockSize: '28px',
});
export const saleBar = style({
  position: 'relative',
  blockSize: '8px',
  borderRadius: base.radius.full,
  background: vars.role.hover,
  overflow: 'hidden',
});
export const saleSpan = style({ position: 'absolute', insetBlock: 0, background: vars.color.success.main });
