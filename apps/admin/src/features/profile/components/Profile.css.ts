import { base, below, from, text, vars } from '@larder/ui/theme';
import { style } from '@vanilla-extract/css';

export const cover = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '200px',
  objectFit: 'cover',
  background: vars.role.sunken,
  '@media': { [below('md')]: { blockSize: '120px' } },
});
export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: base.space.px16,
});
/** The photo overlaps the cover. */
export const photo = style({
  marginBlockStart: `calc(-1 * (${base.space.px32} + ${base.space.px16}))`,
  borderRadius: '50%',
  border: `4px solid ${vars.role.surface}`,
});
/** The button wraps below the name if it would be narrower than 160 px. */
export const name = style({ flex: '1 1 160px', minInlineSize: 0, overflowWrap: 'anywhere' });

/** Posts between the cards; on narrow screens the posts are first. */
export const feed = style({
  display: 'grid',
  gap: base.space.px16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"posts" "start" "end"',
  '@media': {
    [from('md')]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"start posts" "end posts"',
    },
    [from('xl')]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"start posts end"',
    },
  },
});
const column = style({ display: 'flex', flexDirection: 'column', gap: base.space.px16, minInlineSize: 0 });
export const start = style([column, { gridArea: 'start' }]);
export const posts = style([column, { gridArea: 'posts' }]);
export const end = style([column, { gridArea: 'end' }]);

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const line = style({ display: 'flex', gap: base.space.px12, alignItems: 'center', minInlineSize: 0 });
export const person = style([line, { flexWrap: 'wrap' }]);
/** The buttons wrap below the name if it would be narrower than 110 px. */
export const personText = style({
  flex: '1 1 110px',
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});
export const topLine = style([line, { alignItems: 'start' }]);
export const lineText = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowWrap: 'anywhere',
});
export const facts = style({ display: 'flex', flexDirection: 'column', gap: base.space.px12, margin: 0 });
export const fact = style({ margin: 0, overflowWrap: 'anywhere' });
export const factName = style([text.caption, { color: vars.role.textMuted }]);
export const paragraph = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
export const on = style({ color: vars.color.primary.text });

export const postPicture = style({
  display: 'block',
  inlineSize: '100%',
  maxBlockSize: '360px',
  objectFit: 'contain',
  borderRadius: base.radius.md,
  background: vars.role.sunken,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: base.space.px4 });
export const send = style([tools, { marginBlockStart: base.space.px8 }]);
export const comments = style([
  list,
  { borderBlockStart: `1px solid ${vars.role.border}`, paddingBlockStart: base.space.px16, gap: base.space.px16 },
]);

export const photos = style({
  display: 'grid',
  gap: base.space.px8,
  gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const manyPhotos = style([photos, { gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))' }]);
export const photoLink = style({ display: 'block', borderRadius: base.radius.md });
export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: base.radius.md,
  background: vars.role.sunken,
});
export const fullPhoto = style({ display: 'block', inlineSize: '100%', maxBlockSize: '60vh', objectFit: 'contain' });
export const people = style({
  display: 'grid',
  gap: base.space.px16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
