import { base, below, tabular, text, truncate, vars } from '@larder/ui/theme';
import type { EventCalendar } from '@larder/domain/contract';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

const color = createVar();
const line = `1px solid ${vars.role.border}`;

export const colors = {
  Business: vars.chart.c1,
  Personal: vars.chart.c3,
  Family: vars.chart.c4,
  Holiday: vars.chart.c7,
  ETC: vars.chart.c6,
} as const satisfies Record<EventCalendar, string>;
export const calendars = styleVariants(colors, (value) => ({ vars: { [color]: value } }));

export const root = style({
  minBlockSize: 0,
  minInlineSize: 0,
  blockSize: '100%',
  background: vars.role.surface,
  color: vars.role.text,
  '@media': { print: { display: 'none' } },
});

const focusRing = {
  ':focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '1px' },
} as const;

/* Events */
export const event = style({
  cursor: 'pointer',
  minInlineSize: 0,
  borderRadius: base.radius.sm,
  ...focusRing,
});
export const block = style([
  text.caption,
  {
    background: `color-mix(in oklab, ${color} 18%, ${vars.role.surface})`,
    color: `color-mix(in oklab, ${color} 55%, ${vars.role.text})`,
    overflow: 'hidden',
  },
]);
export const bar = style({ marginInline: base.space.px2, marginBlockEnd: base.space.px2, fontWeight: 600 });
export const barStart = style({
  boxShadow: `inset 3px 0 0 ${color}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color}` } },
});
export const box = style({
  marginInlineEnd: base.space.px2,
  boxShadow: `inset 3px 0 0 ${color}, 0 0 0 1px ${vars.role.surface}`,
  selectors: { '[dir="rtl"] &': { boxShadow: `inset -3px 0 0 ${color}, 0 0 0 1px ${vars.role.surface}` } },
});
export const dragged = style({ boxShadow: vars.elevation.e2, opacity: 0.9 });
export const open = style({
  outline: `2px solid ${vars.part.focus}`,
  outlineOffset: '1px',
});

export const inner = style({ minInlineSize: 0, overflow: 'hidden' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px6,
  minInlineSize: 0,
  paddingInline: `${base.space.px8} ${base.space.px6}`,
  blockSize: '22px',
});
/** An event of half an hour or less: title and time in one line. */
export const short = style({
  display: 'flex',
  gap: base.space.px6,
  minInlineSize: 0,
  paddingBlock: '2px',
  paddingInline: `${base.space.px10} ${base.space.px6}`,
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  paddingBlock: '3px',
  paddingInline: `${base.space.px10} ${base.space.px6}`,
});
export const title = style([truncate, { minInlineSize: 0, fontWeight: 600 }]);
globalStyle(`${title} > svg`, {
  display: 'inline-block',
  marginInlineStart: base.space.px4,
  verticalAlign: 'middle',
});
export const time = style([tabular, truncate, { flex: 'none', minInlineSize: 0 }]);
export const place = style([truncate, { minInlineSize: 0 }]);

/* A timed event in a month: a dot and its text. */
export const item = style([
  text.caption,
  {
    marginInline: base.space.px2,
    marginBlockEnd: base.space.px2,
    color: vars.role.textSecondary,
    display: 'flex',
    alignItems: 'center',
    ':hover': { background: vars.role.hover },
  },
]);
export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: base.radius.full,
  background: color,
  marginInlineStart: base.space.px6,
});
export const itemInner = style({ minInlineSize: 0, flex: 1 });
globalStyle(`${item} ${row}`, { paddingInlineStart: base.space.px6 });

/* An event in the list: time, title and place below each other on every day. */
globalStyle(`[data-view="list"] ${item}`, { margin: 0, paddingInline: base.space.px10 });
globalStyle(`[data-view="list"] ${item} + ${item}`, { borderBlockStart: line });
export const listRow = style([
  text.table,
  {
    display: 'grid',
    gridTemplateColumns: '112px minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: base.space.px12,
    minBlockSize: '40px',
    paddingInline: `${base.space.px12} ${base.space.px6}`,
    color: vars.role.text,
    '@media': {
      [below('md')]: {
        gridTemplateColumns: '104px minmax(0, 1fr)',
        alignContent: 'center',
        minBlockSize: '48px',
        paddingBlock: base.space.px4,
      },
    },
  },
]);
export const listTime = style([tabular, { color: vars.role.textMuted, whiteSpace: 'nowrap' }]);
export const listPlace = style([
  truncate,
  { color: vars.role.textMuted, '@media': { [below('md')]: { gridColumn: 2 } } },
]);

/* Handles that change the start and end of an event. */
const handle = style({ position: 'absolute', zIndex: 1, opacity: 0 });
export const handleRow = style([handle, { insetBlock: 0, inlineSize: '8px', cursor: 'ew-resize' }]);
export const handleRowStart = style([handleRow, { insetInlineStart: 0 }]);
export const handleRowEnd = style([handleRow, { insetInlineEnd: 0 }]);
const handleColumn = style([handle, { insetInline: 0, blockSize: '8px', cursor: 'ns-resize' }]);
export const handleColumnStart = style([handleColumn, { insetBlockStart: 0 }]);
export const handleColumnEnd = style([handleColumn, { insetBlockEnd: 0 }]);

export const more = style([
  text.caption,
  {
    marginInline: base.space.px2,
    paddingInline: base.space.px6,
    minBlockSize: '24px',
    alignItems: 'center',
    color: vars.role.textMuted,
    fontWeight: 600,
    cursor: 'pointer',
    borderRadius: base.radius.sm,
    ...focusRing,
    ':hover': { background: vars.role.hover },
  },
]);

/* Days */
export const header = style([text.micro, { fontWeight: 400, letterSpacing: 0, color: vars.role.textSubtle }]);
export const headerInner = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlock: base.space.px4,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: base.radius.sm,
  ...focusRing,
});
globalStyle(`${header} b`, {
  fontFamily: base.font.display,
  fontSize: base.fontSize.large,
  lineHeight: base.lineHeight.reading,
  fontWeight: 600,
  color: vars.role.text,
  fontVariantNumeric: 'tabular-nums',
  paddingInline: base.space.px6,
  borderRadius: base.radius.md,
});
export const headerToday = style({ color: vars.color.primary.text, fontWeight: 600 });
globalStyle(`${headerToday} b`, { background: vars.color.primary.main, color: vars.color.primary.on });
export const day = style({
  border: line,
  boxShadow: `inset 0 1px 0 ${vars.role.border}`,
  ...focusRing,
  selectors: { '&:focus-visible': { outlineOffset: '-2px', zIndex: 1 } },
});
export const today = style({ background: `color-mix(in oklab, ${vars.color.primary.main} 4%, transparent)` });
export const dayTop = style({ display: 'flex', justifyContent: 'flex-end', padding: base.space.px4 });
export const dayNumber = style([
  text.caption,
  tabular,
  {
    minInlineSize: '24px',
    lineHeight: base.lineHeight.reading,
    textAlign: 'center',
    borderRadius: base.radius.sm,
    color: vars.role.textSecondary,
    textDecoration: 'none',
    cursor: 'pointer',
    ...focusRing,
    ':hover': { background: vars.role.hover },
  },
]);
export const dayOther = style({ color: vars.role.textSubtle });
export const dayToday = style({
  background: vars.color.primary.main,
  color: vars.color.primary.on,
  fontWeight: 600,
  ':hover': { background: vars.color.primary.hover },
});
export const week = style([
  text.micro,
  { color: vars.role.textSubtle, paddingInline: base.space.px6, cursor: 'pointer', ...focusRing },
]);

/* Hours */
export const hour = style([
  text.micro,
  tabular,
  {
    fontWeight: 400,
    letterSpacing: 0,
    color: vars.role.textSubtle,
    justifyContent: 'flex-end',
    marginBlockStart: `calc(-1 * ${base.space.px8})`,
  },
]);
export const hourInner = style({ paddingInline: `${base.space.px12} ${base.space.px6}` });
export const slot = style({ border: line });
export const slotMinor = style({ borderColor: 'transparent' });
export const allDay = style([
  text.micro,
  { fontWeight: 400, letterSpacing: 0, color: vars.role.textSubtle, justifyContent: 'flex-end' },
]);
export const rule = style({ borderBlockEnd: line });
export const now = style({ borderBlockStart: `2px solid ${vars.color.danger.main}` });
export const nowDot = style({
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: base.radius.full,
  background: vars.color.danger.main,
});

/* List */
export const listDay = style({ borderBlockEnd: line });
export const listHeader = style([
  text.caption,
  {
    display: 'flex',
    justifyContent: 'space-between',
    paddingBlock: base.space.px8,
    paddingInline: base.space.px16,
    background: vars.role.hover,
    color: vars.role.textMuted,
    fontWeight: 600,
  },
]);
export const listHeaderText = style({ color: 'inherit', textDecoration: 'none' });
export const empty = style([
  text.body,
  { display: 'grid', placeItems: 'center', padding: base.space.px40, color: vars.role.textMuted },
]);

export const highlight = style({ background: `color-mix(in oklab, ${vars.color.primary.light} 60%, transparent)` });
