import { base, below, from, tabular, text, truncate, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', minInlineSize: 0, minBlockSize: 0 });
export const split = style({ minBlockSize: 0 });

/* The list */
export const listHeader = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  minBlockSize: base.size.navbar,
  paddingInline: `${base.space.px16} ${base.space.px8}`,
});
export const self = style({
  flex: 'none',
  padding: 0,
  border: 0,
  borderRadius: base.radius.full,
  background: 'none',
  cursor: 'pointer',
});
export const search = style({ flex: 1, minInlineSize: 0 });
export const list = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const groupTitle = style([
  text.caption,
  {
    margin: 0,
    paddingBlock: base.space.px6,
    paddingInline: base.space.px16,
    color: vars.role.textMuted,
    fontWeight: 550,
  },
]);
export const noRows = style([
  text.caption,
  { margin: 0, paddingInline: base.space.px16, paddingBlockEnd: base.space.px12, color: vars.role.textMuted },
]);
export const clearSearch = style({ display: 'grid', justifyContent: 'start', padding: base.space.px16 });
export const rows = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});
export const row = style({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.role.border}`,
  selectors: {
    '&:hover': { background: vars.role.hover },
    '&[data-current]': {
      background: `color-mix(in oklab, ${vars.color.primary.light} 60%, ${vars.role.surface})`,
    },
    '&[data-current]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: '3px',
      background: vars.color.primary.text,
    },
  },
});
export const rowLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px12,
  minBlockSize: '64px',
  boxSizing: 'border-box',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px16,
  color: vars.role.text,
  textDecoration: 'none',
  outlineOffset: '-2px',
});
export const rowText = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: base.space.px2 });
export const rowLine = style({ display: 'flex', alignItems: 'center', gap: base.space.px6, minInlineSize: 0 });
export const name = style([text.table, truncate, { fontWeight: 600 }]);
export const mark = style({ flex: 'none', color: vars.role.textMuted });
export const when = style([
  text.caption,
  tabular,
  { marginInlineStart: 'auto', color: vars.role.textMuted, whiteSpace: 'nowrap' },
]);
export const last = style([text.caption, truncate, { flex: 1, color: vars.role.textMuted }]);
export const lastUnseen = style([last, { color: vars.role.text, fontWeight: 600 }]);
/** Menu button of a row. While it is visible, it covers the time. */
export const rowMenu = style({
  position: 'absolute',
  insetBlockStart: base.space.px4,
  insetInlineEnd: base.space.px8,
  borderRadius: base.radius.sm,
  background: vars.role.surface,
  opacity: 0,
  selectors: { [`${row}:hover &, &:focus-within, &:has([aria-expanded="true"])`]: { opacity: 1 } },
});
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: base.space.px12,
  alignItems: 'center',
  blockSize: '64px',
  paddingInline: base.space.px16,
});

/* The chat */
export const panes = style({ display: 'flex', flex: 1, minInlineSize: 0, minBlockSize: 0 });
export const conversation = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
});
export const center = style({
  flex: 1,
  minBlockSize: 0,
  display: 'grid',
  alignContent: 'center',
  padding: base.space.px24,
  overflowY: 'auto',
});
export const hiddenTitle = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  flex: 'none',
  minBlockSize: base.size.navbar,
  boxSizing: 'border-box',
  paddingBlock: base.space.px6,
  paddingInline: `${base.space.px20} ${base.space.px12}`,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('md')]: { paddingInline: `${base.space.px4} ${base.space.px8}` } },
});
export const back = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: base.size.controlBar,
  blockSize: base.size.controlBar,
  borderRadius: base.radius.md,
  color: vars.role.textMuted,
  '@media': { [from('md')]: { display: 'none' } },
});
export const backIcon = style({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
export const headerText = style({ flex: 1, minInlineSize: 0 });
export const headerName = style([text.title3, truncate, { margin: 0, outline: 'none' }]);
export const headerStatus = style([text.caption, truncate, { margin: 0, color: vars.role.textMuted }]);
export const wideOnly = style({ display: 'flex', '@media': { [below('md')]: { display: 'none' } } });
export const findBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: 'none',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px20,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('md')]: { paddingInline: base.space.px12 } },
});
export const findCount = style([
  text.caption,
  tabular,
  { minInlineSize: '64px', textAlign: 'end', color: vars.role.textMuted },
]);
export const composerArea = style({
  padding: `${base.space.px4} ${base.space.px20} ${base.space.px16}`,
  '@media': { [below('md')]: { padding: `${base.space.px4} ${base.space.px12} ${base.space.px12}` } },
});
export const blocked = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
  margin: 0,
  padding: base.space.px12,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  color: vars.role.textMuted,
});

/* A message */
export const link = style({ color: vars.color.primary.text, textDecoration: 'underline' });
export const edited = style([text.caption, { color: vars.role.textMuted }]);
export const quote = style([
  text.caption,
  {
    display: 'grid',
    margin: `0 0 ${base.space.px6}`,
    paddingInlineStart: base.space.px8,
    borderInlineStart: `2px solid ${vars.color.primary.text}`,
    color: vars.role.textMuted,
  },
]);
export const quoteName = style({ fontWeight: 600 });
export const quoteText = style([truncate, { maxInlineSize: '320px' }]);
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  padding: 0,
  border: 0,
  borderRadius: base.radius.md,
  background: 'none',
  cursor: 'zoom-in',
  selectors: { '&:not(:last-child)': { marginBlockEnd: base.space.px6 } },
});
export const image = style({
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: '260px',
  blockSize: '160px',
  objectFit: 'cover',
});
export const fullImage = style({ display: 'block', maxInlineSize: '100%', marginInline: 'auto' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  color: vars.role.text,
  textDecoration: 'none',
});
export const fileName = style([truncate, { fontWeight: 550 }]);
export const fileSize = style([text.caption, tabular, { color: vars.role.textMuted, whiteSpace: 'nowrap' }]);

/* The field */
export const composer = style({
  border: `1px solid ${vars.role.borderControl}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  padding: `${base.space.px8} ${base.space.px8} ${base.space.px6}`,
  selectors: {
    '&:has(textarea:focus-visible)': {
      borderColor: vars.part.focus,
      outline: `2px solid ${vars.part.focus}`,
      outlineOffset: '1px',
    },
    '&:has(textarea[aria-invalid])': { borderColor: vars.color.danger.main },
    '&[data-dropping]': { borderStyle: 'dashed', background: vars.color.primary.light },
  },
});
export const field = style([
  text.body,
  {
    display: 'block',
    boxSizing: 'border-box',
    inlineSize: '100%',
    minBlockSize: '36px',
    maxBlockSize: '180px',
    padding: base.space.px6,
    border: 0,
    outline: 'none',
    resize: 'none',
    background: 'transparent',
    color: vars.role.text,
    fieldSizing: 'content',
    selectors: { '&::placeholder': { color: vars.role.textSubtle } },
    '@media': { '(pointer: coarse)': { fontSize: base.fontSize.touch } },
  },
]);
export const modeBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  minInlineSize: 0,
  marginBlockEnd: base.space.px6,
  paddingInlineStart: base.space.px8,
  borderInlineStart: `2px solid ${vars.color.primary.text}`,
});
export const modeText = style([text.caption, truncate, { flex: 1, color: vars.role.textMuted }]);
export const thumbnail = style({
  inlineSize: '40px',
  blockSize: '40px',
  objectFit: 'cover',
  borderRadius: base.radius.sm,
});
export const error = style([
  text.caption,
  { margin: 0, paddingInline: base.space.px6, color: vars.color.danger.text, overflowWrap: 'anywhere' },
]);
export const tools = style({ display: 'flex', alignItems: 'center', gap: base.space.px2 });
export const hint = style([
  text.caption,
  {
    marginInlineStart: 'auto',
    paddingInline: base.space.px12,
    color: vars.role.textMuted,
    '@media': { [below('lg')]: { visibility: 'hidden' } },
  },
]);
export const emojis = style({ display: 'grid', gridTemplateColumns: 'repeat(8, 36px)' });
export const emoji = style({
  blockSize: '36px',
  border: 0,
  borderRadius: base.radius.sm,
  background: 'none',
  fontSize: base.fontSize.large,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.role.hover } },
});
