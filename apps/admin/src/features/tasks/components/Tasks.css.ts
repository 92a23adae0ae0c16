import { base, below, from, tabular, text, vars } from '@larder/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: '220px minmax(0, 1fr)' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16, minInlineSize: 0 });

export const places = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px16,
  minInlineSize: 0,
  '@media': { [below('lg')]: { gap: base.space.px4 } },
});

export const toolbar = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8, alignItems: 'center' });
export const search = style({ flex: '1 1 200px', maxInlineSize: '360px' });

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
      gridTemplateColumns: 'auto auto minmax(0, 1fr) 28px auto',
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
/** Second line of a row, on phones. */
const secondLine = { gridColumn: '3 / -1', justifyContent: 'start', textAlign: 'start' } as const;
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px4,
  justifyContent: 'end',
  '@media': { [below('md')]: { gridRow: 3, ...secondLine } },
});
export const due = style([
  text.caption,
  tabular,
  {
    minInlineSize: '112px',
    color: vars.role.textMuted,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [below('md')]: { gridRow: 2, ...secondLine, selectors: { '&:empty': { display: 'none' } } } },
  },
]);
export const late = style([due, { color: vars.color.danger.text, fontWeight: 600 }]);
export const starButton = style({ color: vars.color.warning.text });
globalStyle(`${starButton} svg`, { fill: 'currentColor' });
export const person = style({ display: 'grid', inlineSize: '28px' });

export const quickAdd = style({
  display: 'flex',
  alignItems: 'end',
  gap: base.space.px8,
  padding: base.space.px16,
  borderBlockStart: `1px solid ${vars.role.border}`,
});
export const quickField = style({ flex: 1, minInlineSize: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: base.space.px8 });
export const showMore = style({ display: 'grid', justifyContent: 'center', padding: base.space.px12 });
