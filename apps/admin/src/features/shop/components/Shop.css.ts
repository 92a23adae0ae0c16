import { base, below, from, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';
import { stickyBar } from '../../../components/stickyBar';

/** Filters next to the results on wide screens. */
export const page = style({
  display: 'grid',
  gap: base.space.px20,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('xl')]: { gridTemplateColumns: '260px minmax(0, 1fr)' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16, minInlineSize: 0 });
export const filters = style({ display: 'flex', flexDirection: 'column' });
export const filter = style({
  paddingBlock: base.space.px12,
  borderBlockEnd: `1px solid ${vars.role.border}`,
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
export const count = style([text.caption, { marginInlineStart: base.space.px6, color: vars.role.textSubtle }]);

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px8 });
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: base.space.px8,
  marginInlineStart: 'auto',
  '@media': { [below('md')]: { display: 'none' } },
});
export const end = style({ marginInlineStart: 'auto' });
export const mediumOnly = style({
  '@media': { [below('md')]: { display: 'none' }, [from('xl')]: { display: 'none' } },
});
export const search = style({ inlineSize: '220px', maxInlineSize: '100%' });
/** Filters and order stay at the bottom of narrow screens. */
export const narrowBar = style({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  gap: base.space.px8,
  ...stickyBar,
  '@media': { [below('md')]: { display: 'grid' } },
});

const cards = style({ display: 'grid', gap: base.space.px16, margin: 0, padding: 0, listStyle: 'none' });
export const grid = style([
  cards,
  {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [from('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);
export const wideGrid = style([
  grid,
  { '@media': { [from('xl')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } } },
]);
export const list = style([cards, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.role.border}`,
  borderRadius: base.radius.lg,
  background: vars.role.surface,
  selectors: {
    '&:has(h2 a:focus-visible)': { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' },
  },
});
export const row = style([card, { '@media': { [from('md')]: { flexDirection: 'row' } } }]);
export const media = style({
  order: -1,
  flex: 'none',
  blockSize: '156px',
  '@media': { [from('md')]: { selectors: { [`${row} &`]: { inlineSize: '220px', blockSize: 'auto' } } } },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: base.space.px4,
  minInlineSize: 0,
  padding: base.space.px16,
  paddingBlockStart: base.space.px12,
});
/** Brand and stars, above the name. */
export const about = style([
  text.caption,
  {
    order: -1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space.px4,
    color: vars.role.textMuted,
  },
]);
export const brand = style({
  position: 'relative',
  zIndex: 1,
  minBlockSize: base.size.target,
  color: 'inherit',
  cursor: 'pointer',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
const clamped = style({ display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' });
export const name = style([text.bodyStrong, clamped, { margin: 0, WebkitLineClamp: 2, overflowWrap: 'anywhere' }]);
/** The link of the name covers the card. Padding makes its own box 24 px high (WCAG 2.5.8), without moving the text. */
export const link = style({
  paddingBlock: base.space.px4,
  color: vars.role.text,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const description = style([
  text.caption,
  clamped,
  {
    margin: 0,
    WebkitLineClamp: 2,
    color: vars.role.textMuted,
    overflowWrap: 'anywhere',
    unicodeBidi: 'plaintext',
    textAlign: 'start',
  },
]);
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: base.space.px8,
  marginBlockStart: 'auto',
  paddingBlockStart: base.space.px8,
});
export const price = style({ display: 'flex', flexDirection: 'column', gap: base.space.px2, minInlineSize: 0 });
export const notes = style([
  text.caption,
  { display: 'flex', flexWrap: 'wrap', gap: base.space.px8, color: vars.role.textSubtle },
]);
export const short = style({ color: vars.color.warning.text });
/** Above the link that covers the card. */
export const tools = style({ position: 'relative', zIndex: 1 });
export const heart = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: base.space.px8,
  insetInlineEnd: base.space.px8,
  borderRadius: base.radius.full,
  background: vars.role.surface,
});
export const foots = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px12,
});
export const wideOnly = style({ '@media': { [below('xl')]: { display: 'none' } } });
