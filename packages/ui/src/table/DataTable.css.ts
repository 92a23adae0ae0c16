import { ellipsis, forcedColors } from '../css/componentStyle';
import { globalStyle, style, styleVariants } from '../css/style';
import { base, vars } from '../theme/vars.css';
import { cardHeights, headerHeights, rowHeights } from './rows/rowHeights';

/** Row, card and header heights by density; a comfortable row fits two lines. */
export const density = styleVariants({
  comfortable: {
    vars: {
      '--table-row': `${rowHeights.comfortable}px`,
      '--table-head': `${headerHeights.comfortable}px`,
      '--table-pad': base.space.px12,
      '--table-card': `${cardHeights.comfortable}px`,
      '--table-card-pad': base.space.px10,
    },
  },
  compact: {
    vars: {
      '--table-row': `${rowHeights.compact}px`,
      '--table-head': `${headerHeights.compact}px`,
      '--table-pad': base.space.px10,
      '--table-card': `${cardHeights.compact}px`,
      '--table-card-pad': base.space.px4,
    },
  },
});

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  minInlineSize: 0,
  fontFamily: base.font.ui,
  color: vars.role.text,
});

/** Inside a card without padding the table extends to the card's edges. */
const flush = '[data-flush] &';

export const toolbar = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px8,
  selectors: {
    [flush]: { paddingInline: base.space.px16 },
    // Adds the missing padding at the top of a card without a header.
    '[data-flush]:first-child > :first-child > &:first-child': { paddingBlockStart: base.space.px16 },
  },
});
export const toolbarStart = style({ flex: 1, minInlineSize: 0 });
export const toolbarEnd = style({ display: 'flex', flex: 'none', gap: base.space.px8 });

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  selectors: {
    [flush]: { borderWidth: '1px 0 0', borderRadius: 0, boxShadow: 'none' },
    // At the top of a card, the table has no border.
    '[data-flush]:first-child > :first-child > &:first-child': { borderWidth: 0 },
  },
});

/** Scrolls only if the columns are wider than the card; otherwise the header sticks to the page. */
export const scroller = style({
  position: 'relative',
  // Chromium scrolls non-opaque boxes on the main thread at a device pixel ratio of 1.
  background: vars.role.surface,
  // Keeps focused cells clear of the header and of pinned columns.
  scrollPaddingBlockStart: 'var(--table-head)',
  scrollPaddingInline: 'var(--table-edge-start, 0px) var(--table-edge-end, 0px)',
  borderRadius: 'inherit',
  selectors: {
    '&[data-overflow]': { overflowX: 'auto', overscrollBehaviorInline: 'contain' },
    // Rows rendered while scrolling must not move the visible ones.
    '&[data-bounded]': { overflow: 'auto', overflowAnchor: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
  },
});

export const bounded = style({ maxBlockSize: 'var(--table-max)' });

const edge = (side: 'start' | 'end') =>
  style({
    position: 'absolute',
    insetBlock: 0,
    zIndex: base.zIndex.sticky,
    inlineSize: base.space.px16,
    pointerEvents: 'none',
    opacity: 0,
    transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
    ...(side === 'start'
      ? { insetInlineStart: 'var(--table-edge-start, 0px)' }
      : { insetInlineEnd: 'var(--table-edge-end, 0px)' }),
    backgroundImage: `linear-gradient(to ${side === 'start' ? 'right' : 'left'}, color-mix(in oklab, ${vars.role.text} 12%, transparent), transparent)`,
    selectors: {
      [`[data-more-${side}] > &`]: { opacity: 1 },
      '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    },
  });
export const edgeStart = edge('start');
export const edgeEnd = edge('end');
export const frame = style({
  position: 'relative',
  borderStartStartRadius: 'inherit',
  borderStartEndRadius: 'inherit',
  selectors: { '&:last-child': { borderRadius: 'inherit' } },
});

export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: base.fontSize.table,
  lineHeight: base.lineHeight.body,
  textAlign: 'start',
});

const outer = {
  selectors: {
    '&:first-child': { paddingInlineStart: base.space.px16 },
    '&:last-child': { paddingInlineEnd: base.space.px16 },
  },
};

export const head = style({
  position: 'sticky',
  insetBlockStart: 'var(--table-sticky, 0px)',
  zIndex: 2,
  blockSize: 'var(--table-head)',
  boxSizing: 'border-box',
  padding: '0 var(--table-pad)',
  textAlign: 'start',
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 550,
  color: vars.role.textMuted,
  background: vars.role.surface,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  whiteSpace: 'nowrap',
  selectors: {
    ...outer.selectors,
    '&:first-child': { paddingInlineStart: base.space.px16, borderStartStartRadius: `calc(${base.radius.lg} - 1px)` },
    '&:last-child': { paddingInlineEnd: base.space.px16, borderStartEndRadius: `calc(${base.radius.lg} - 1px)` },
    '[data-bounded] &': { insetBlockStart: 0 },
  },
});

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px4,
  minBlockSize: base.size.target,
  margin: `0 calc(-1 * ${base.space.px4})`,
  padding: `0 ${base.space.px4}`,
  border: 0,
  borderRadius: base.radius.xs,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `color ${base.motion.fast} ${base.motion.ease}`,
  selectors: { '&:hover': { color: vars.role.text }, '&[data-sorted]': { color: vars.role.text, fontWeight: 600 } },
});

/** Reserves space for the sort arrow, so that header labels don't move when it appears. */
export const arrowSpace = style({ flex: 'none', inlineSize: base.space.px12 });
export const arrow = style({
  opacity: 0,
  transition: `opacity ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '[data-sorted] > &': { opacity: 1 },
    ':not([data-sorted]):hover > &, :not([data-sorted]):focus-visible > &': { opacity: 0.6 },
  },
});
export const order = style({ fontSize: base.fontSize.micro, fontVariantNumeric: 'tabular-nums' });

/** The background is set on the row, so that hovering doesn't restyle each cell. */
export const row = style({
  background: vars.role.surface,
  outline: 'none',
  transition: `background-color ${base.motion.fast} ${base.motion.ease}`,
  selectors: {
    '&[data-opens]': { cursor: 'pointer' },
    '&:focus-within': { background: vars.role.hover },
    '&[data-selected]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 55%, ${vars.role.surface})`,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([data-selected])': { background: vars.role.hover } },
    },
  },
});

export const cell = style({
  // With the default `inherit`, moving a row recalculates the style of each cell.
  verticalAlign: 'middle',
  blockSize: 'var(--table-row)',
  boxSizing: 'border-box',
  padding: '0 var(--table-pad)',
  borderBlockEnd: `1px solid ${vars.role.border}`,
  textAlign: 'start',
  fontWeight: 400,
  whiteSpace: 'nowrap',
  selectors: {
    ...outer.selectors,
    'tbody:last-child > tr:last-child > &': { borderBlockEndWidth: 0 },
    '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '-2px' },
    // Focus ring of the row, drawn by its cells: the outline of a table row is clipped.
    'tr:focus-visible > &': { boxShadow: `inset 0 2px 0 ${vars.part.focus}, inset 0 -2px 0 ${vars.part.focus}` },
    'tr:focus-visible > &:first-child': {
      boxShadow: `inset 0 2px 0 ${vars.part.focus}, inset 0 -2px 0 ${vars.part.focus}, inset var(--table-start, 2px) 0 0 ${vars.part.focus}`,
    },
    'tr:focus-visible > &:last-child': {
      boxShadow: `inset 0 2px 0 ${vars.part.focus}, inset 0 -2px 0 ${vars.part.focus}, inset calc(-1 * var(--table-start, 2px)) 0 0 ${vars.part.focus}`,
    },
  },
  '@media': {
    [forcedColors]: {
      selectors: {
        'tr:focus-visible > &': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        // Forced colors remove backgrounds: a bar marks selected rows instead.
        'tr[data-selected] > &:first-child': { borderInlineStart: '4px solid Highlight' },
      },
    },
  },
});

export const body = style({
  selectors: {
    '[dir="rtl"] &': { vars: { '--table-start': '-2px' } },
    '&[data-virtual]': { display: 'block', position: 'relative' },
  },
});

export const invisible = style({ visibility: 'hidden' });

export const align = styleVariants({
  start: {},
  end: { textAlign: 'end', fontVariantNumeric: 'tabular-nums lining-nums' },
});
export const key = style({ fontWeight: 600 });
export const muted = style({ color: vars.role.textMuted, fontVariantNumeric: 'tabular-nums lining-nums' });
export const subtle = style({ color: vars.role.textSubtle });
/** Truncates text at a maximum width, or at the width of its fixed column. */
export const clip = style({ ...ellipsis, display: 'block', maxInlineSize: 'var(--table-cut, 280px)' });

/** Checkbox column; a click next to the checkbox does nothing. */
export const checkCell = style({
  inlineSize: base.size.controlLg,
  cursor: 'default',
  selectors: { 'td&, th&': { paddingInlineEnd: 0 } },
});
export const checkTarget = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: base.size.target,
  blockSize: base.size.target,
  marginInlineStart: '-3px',
  verticalAlign: 'middle',
});

/** Row with fixed columns: rows are virtual, or columns are pinned or resized. */
export const gridRow = style({
  display: 'grid',
  gridTemplateColumns: 'var(--table-columns)',
  selectors: { 'tbody > &': { blockSize: 'var(--table-row)' } },
});

export const actionsCell = style({ inlineSize: base.space.px48, textAlign: 'end' });

/** Table whose rows are CSS grids, see `gridRow`. */
export const gridTable = style({
  vars: { '--table-cut': 'none' },
  display: 'block',
  minInlineSize: 'var(--table-least)',
});
export const gridHead = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: 'var(--table-sticky, 0px)',
  zIndex: 3,
  selectors: { '[data-bounded] &': { insetBlockStart: 0 } },
});
export const virtualRow = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  contain: 'layout style',
  // With a fixed height, changes inside a row do not affect the layout of the table.
  selectors: { [`${gridRow}&`]: { contain: 'size layout style' } },
});

/** Cell that contains only text. */
export const textCell = style({ lineHeight: 'calc(var(--table-row) - 1px)' });
export const truncated = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
/** Cell with several parts in a row. */
export const partsCell = style({
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: { [`&.${align.end}`]: { justifyContent: 'flex-end' } },
});
globalStyle(`${partsCell} > *`, { minInlineSize: 0 });

export const gridHeaderCell = style({
  // The whole header is sticky: sticky cells would each need a layer.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
  overflow: 'hidden',
  selectors: { [`&.${align.end}`]: { justifyContent: 'flex-end' } },
});

/** Opaque in the color of the row, because other cells scroll below a pinned cell. */
const aboveItsRow = { 'tbody > tr > &': { background: 'inherit' } };
export const pinned = style({
  position: 'sticky',
  zIndex: 1,
  selectors: { 'th&[scope="col"]': { zIndex: 3 }, ...aboveItsRow },
});
export const stuckStart = style({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  selectors: { 'th&': { zIndex: 3 }, ...aboveItsRow },
});
/** Keeps the actions visible in wide rows. */
export const stuckEnd = style({
  position: 'sticky',
  insetInlineEnd: 0,
  zIndex: 1,
  gridColumnEnd: -1,
  selectors: {
    'th&': { zIndex: 3 },
    ...aboveItsRow,
    [`${gridRow} > &`]: { display: 'flex', alignItems: 'center', justifyContent: 'flex-end' },
  },
});
