import { base, below, from, text, truncate, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [from('lg')]: { gridTemplateColumns: '204px minmax(0, 1fr)' } },
});

export const places = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  padding: base.space.px12,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('lg')]: { display: 'none' } },
});
/** Folders and labels in the drawer of narrow screens. */
export const drawerPlaces = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });

export const panes = style({ minInlineSize: 0, minBlockSize: 0, blockSize: '100%' });
/** A pane: header, then content that scrolls. */
export const pane = style({ display: 'flex', flexDirection: 'column', flex: 1, minBlockSize: 0, minInlineSize: 0 });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: 'none',
  boxSizing: 'border-box',
  minBlockSize: '56px',
  paddingBlock: base.space.px8,
  paddingInline: base.space.px16,
  '@media': { [below('md')]: { paddingInline: base.space.px12 } },
});
export const listTitle = style([
  text.title2,
  truncate,
  { margin: 0, flex: 1, minInlineSize: 0, color: vars.role.text },
]);
export const searchBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  paddingInline: base.space.px16,
  paddingBlockEnd: base.space.px12,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});
export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px4,
  flex: '1 1 160px',
  minInlineSize: 0,
});
export const searchField = style({ flex: 1, minInlineSize: 0 });
export const onlyNarrow = style({ '@media': { [from('lg')]: { display: 'none' } } });
export const onlyPhone = style({ '@media': { [from('md')]: { display: 'none' } } });
export const spacer = style({ flex: 1 });
/** On a line below the field, which would otherwise become too short. */
export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px4, flexBasis: '100%' });
export const position = style([text.caption, { color: vars.role.textMuted, whiteSpace: 'nowrap' }]);
export const starOn = style({ color: vars.color.warning.text });
globalStyle(`${starOn} svg`, { fill: vars.color.warning.main });

export const reader = style({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderBlockStart: `1px solid ${vars.role.border}`,
  padding: `${base.space.px20} ${base.space.px24}`,
  '@media': { [below('md')]: { padding: base.space.px12 } },
});
export const subjectLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px8,
  marginBlockEnd: base.space.px16,
});
export const subject = style([
  text.title2,
  { flex: '1 1 200px', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere', fontSize: base.fontSize.large },
]);
export const thread = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
});
export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  boxShadow: vars.elevation.e1,
  padding: base.space.px16,
});
/** In a narrow pane the time is below the people. */
const narrowPane = '(inline-size < 480px)';
export const messageHead = style({
  display: 'grid',
  gridTemplate: '"face people time tools" auto / auto minmax(0, 1fr) auto auto',
  alignItems: 'start',
  columnGap: base.space.px12,
  '@container': {
    [narrowPane]: {
      gridTemplate: '"face people tools" auto "face time tools" auto / auto minmax(0, 1fr) auto',
    },
  },
});
export const tools = style({ gridArea: 'tools', display: 'flex', alignItems: 'center' });
export const face = style({ gridArea: 'face' });
export const people = style({ gridArea: 'people', minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const sender = style([text.body, { fontWeight: 600, color: vars.role.text, overflowWrap: 'anywhere' }]);
export const muted = style([text.caption, { color: vars.role.textMuted, overflowWrap: 'anywhere' }]);
export const time = style([
  text.caption,
  {
    gridArea: 'time',
    color: vars.role.textMuted,
    whiteSpace: 'nowrap',
    paddingBlock: base.space.px8,
    '@container': { [narrowPane]: { paddingBlock: 0 } },
  },
]);
/** The text starts below the name of the sender. */
export const messageBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  minInlineSize: 0,
  paddingInlineStart: `calc(${base.space.px40} + ${base.space.px12})`,
  '@container': { [narrowPane]: { paddingInlineStart: 0 } },
});
export const earlier = style([
  text.table,
  {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px8,
    inlineSize: '100%',
    boxSizing: 'border-box',
    border: `1px solid ${vars.role.border}`,
    borderRadius: base.radius.lg,
    background: 'none',
    color: vars.role.textMuted,
    padding: `${base.space.px8} ${base.space.px16}`,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.role.hover },
      '&:focus-visible': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
    },
  },
]);
export const earlierText = style([truncate, { flex: 1, minInlineSize: 0 }]);
export const earlierName = style({ color: vars.role.text, fontWeight: 600, marginInlineEnd: base.space.px8 });
export const files = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px10,
  boxSizing: 'border-box',
  inlineSize: '240px',
  maxInlineSize: '100%',
  padding: base.space.px8,
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.md,
});
export const fileTile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: base.radius.sm,
  overflow: 'hidden',
  background: vars.color.danger.light,
  color: vars.color.danger.text,
});
export const thumbnail = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const fileWords = style({ flex: 1, minInlineSize: 0, display: 'flex', flexDirection: 'column' });
export const fileName = style([text.table, truncate, { fontWeight: 600, color: vars.role.text }]);
export const replyBar = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8 });
export const replies = style([replyBar, { marginBlockStart: base.space.px16 }]);
export const empty = style({ display: 'grid', placeItems: 'center', flex: 1, minBlockSize: 0, overflowY: 'auto' });
export const address = style([text.body, { fontWeight: 600, overflowWrap: 'anywhere' }]);
/** A folder or label with dragged emails over it. */
export const dropTarget = style({
  outline: `2px solid ${vars.part.focus}`,
  outlineOffset: '-2px',
  background: vars.role.hover,
});
/** Shown next to the pointer while emails are dragged. */
export const dragImage = style([
  text.table,
  {
    position: 'fixed',
    insetBlockStart: '-100%',
    insetInlineStart: 0,
    padding: `${base.space.px8} ${base.space.px12}`,
    borderRadius: base.radius.md,
    background: vars.color.primary.main,
    color: vars.color.primary.on,
  },
]);
