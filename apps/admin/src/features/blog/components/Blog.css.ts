import { base, below, from, reducedMotion, text, vars } from '@larder/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';
import { stickyBar } from '../../../components/stickyBar';

/** Posts next to the sidebar; the sidebar is below them on narrow screens. */
export const page = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' }, print: { display: 'block' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16, minInlineSize: 0 });
export const hiddenInPrint = style({ '@media': { print: { display: 'none' } } });

export const posts = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const post = style({ display: 'flex', outlineOffset: '2px', borderRadius: base.radius.lg });
export const card = style({ flex: 1, minInlineSize: 0 });
export const cardContent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  blockSize: '100%',
});
/** The picture of a post. */
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.role.sunken,
});
/** Replaces the picture of a post that has none. */
export const noPicture = style([picture, { display: 'grid', placeItems: 'center', color: vars.role.textMuted }]);
export const title = style([
  text.title3,
  {
    margin: 0,
    color: vars.role.text,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    ':hover': { textDecoration: 'underline' },
  },
]);
export const heading = style({ margin: 0, minInlineSize: 0 });
export const byline = style([
  text.caption,
  { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space.px8, color: vars.role.textMuted },
]);
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tagLink = style({
  display: 'inline-flex',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: base.radius.sm,
});
export const excerpt = style({
  margin: 0,
  flex: 1,
  color: vars.role.text,
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
export const cardFoot = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: base.space.px8,
  borderBlockStart: `1px solid ${vars.role.border}`,
  paddingBlockStart: base.space.px12,
});
export const articleHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: base.space.px8 });
export const cardTools = style({ display: 'flex', alignItems: 'center', marginInlineStart: 'auto' });
export const marked = style({ color: vars.color.primary.text });

export const recent = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const recentPost = style({ display: 'flex', gap: base.space.px12, alignItems: 'center', minInlineSize: 0 });
export const recentPicture = style({
  flex: 'none',
  inlineSize: '72px',
  blockSize: '48px',
  objectFit: 'cover',
  borderRadius: base.radius.sm,
  background: vars.role.sunken,
});
export const recentText = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

const fill = keyframes({ from: { inlineSize: 0 }, to: { inlineSize: '100%' } });
/** Bar that shows how far the page is scrolled. Browsers without scroll animations don't show it. */
export const progress = style({
  display: 'none',
  position: 'fixed',
  zIndex: base.zIndex.sticky,
  insetBlockStart: 0,
  insetInlineStart: 0,
  blockSize: '3px',
  background: vars.color.primary.main,
  '@supports': {
    '(animation-timeline: scroll())': {
      display: 'block',
      animationName: fill,
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(root)',
    },
  },
  '@media': { print: { display: 'none' }, [reducedMotion]: { animationName: fill } },
});
export const articlePicture = style([picture, { aspectRatio: 'auto', maxBlockSize: '360px' }]);
export const article = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16 });
export const author = style({
  display: 'flex',
  gap: base.space.px12,
  alignItems: 'center',
  padding: base.space.px16,
  borderRadius: base.radius.md,
  background: vars.role.sunken,
});

export const threads = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const replies = style([
  threads,
  {
    gap: base.space.px16,
    marginBlockStart: base.space.px16,
    paddingInlineStart: base.space.px20,
    marginInlineStart: base.space.px16,
    borderInlineStart: `2px solid ${vars.role.border}`,
    '@media': { [below('md')]: { marginInlineStart: 0, paddingInlineStart: base.space.px12 } },
  },
]);
export const comment = style({ display: 'flex', gap: base.space.px12, minInlineSize: 0 });
export const commentBody = style({ flex: 1, minInlineSize: 0 });
export const commentHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: base.space.px8,
  alignItems: 'baseline',
});
export const commentText = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
export const commentTools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: base.space.px4,
  marginBlockStart: base.space.px4,
  marginInlineStart: `calc(-1 * ${base.space.px8})`,
});

/** Content next to settings. */
export const form = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(280px, 1fr)' } },
});
export const saveBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: base.space.px8,
  ...stickyBar,
});
