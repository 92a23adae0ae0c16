import { base, below, from, tabular, text, truncate, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
  '@media': { [from('lg')]: { gridTemplateColumns: '216px minmax(0, 1fr)' } },
});
/** The sidebar. */
export const places = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  padding: base.space.px12,
  overflowY: 'auto',
  borderInlineEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('lg')]: { display: 'none' } },
});
export const drawerPlaces = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  background: vars.role.surface,
});
export const content = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px8,
  alignItems: 'center',
  flex: 'none',
  paddingBlock: base.space.px10,
  paddingInline: base.space.px16,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  '@media': { [below('md')]: { paddingInline: base.space.px12 } },
});
export const onlyNarrow = style({ '@media': { [from('lg')]: { display: 'none' } } });
export const listTitle = style([
  text.title2,
  truncate,
  { margin: 0, flex: 1, minInlineSize: 0, color: vars.role.text },
]);
export const search = style({
  flex: '0 1 240px',
  minInlineSize: 0,
  '@media': { [below('md')]: { order: 1, flex: '1 1 100%' } },
});
export const skeleton = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px16,
  blockSize: base.size.controlLg,
  paddingInline: base.space.px20,
  borderBlockEnd: `1px solid ${vars.role.border}`,
});

export const groupHead = style([
  text.caption,
  {
    display: 'flex',
    alignItems: 'center',
    gap: base.space.px8,
    paddingBlock: base.space.px8,
    paddingInline: base.space.px16,
    borderBlockEnd: `1px solid ${vars.role.border}`,
    background: vars.role.hover,
    color: vars.role.textMuted,
    margin: 0,
  },
]);
export const groupHeadOverdue = style([groupHead, { color: vars.color.danger.text, fontWeight: 600 }]);

export const row = style({
  flex: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto auto 28px auto',
  alignItems: 'center',
  gap: base.space.px8,
  paddingInlineEnd: base.space.px8,
  '@media': {
    [below('md')]: {
      gridTemplateColumns: 'auto auto minmax(0, 1fr) auto 28px auto',
      gap: base.space.px4,
      paddingBlock: base.space.px4,
    },
  },
});
export const title = style([
  text.body,
  {
    color: vars.role.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    paddingBlock: base.space.px6,
    selectors: { '&:hover': { textDecoration: 'underline' } },
    '@media': { [below('md')]: { gridColumn: '3 / 5', paddingBlock: base.space.px2 } },
  },
]);
export const titleDone = style([
  title,
  {
    color: vars.role.textMuted,
    textDecoration: 'line-through',
    selectors: { '&:hover': { textDecoration: 'line-through underline' } },
  },
]);
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px4,
  justifyContent: 'end',
  '@media': { [below('md')]: { gridArea: '2 / 3', justifyContent: 'start' } },
});
export const due = style([
  text.caption,
  tabular,
  {
    minInlineSize: '112px',
    color: vars.role.textMuted,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [below('md')]: { gridArea: '2 / 4', minInlineSize: 0 } },
  },
]);
export const late = style([due, { color: vars.color.danger.text, fontWeight: 600 }]);
export const starButton = style({ color: vars.color.warning.text });
globalStyle(`${starButton} svg`, { fill: vars.color.warning.main });
export const person = style({
  display: 'grid',
  inlineSize: '28px',
  '@media': { [below('md')]: { gridArea: '1 / 5' } },
});

export const quickAdd = style({
  display: 'flex',
  alignItems: 'start',
  gap: base.space.px8,
  flex: 'none',
  paddingBlock: base.space.px12,
  paddingInline: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
/* The bar for the selection, above the field instead of over it. */
globalStyle(`${content}:has(+ ${quickAdd}) [data-action-bar]`, {
  insetBlockEnd: `calc(${base.size.controlLg} + ${base.space.px32})`,
});
export const quickField = style({ flex: 1, minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8 });
export const showMore = style({ display: 'grid', justifyContent: 'center', padding: base.space.px12 });
