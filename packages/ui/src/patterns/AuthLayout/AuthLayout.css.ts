import { below, from } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { base, vars } from '../../theme/vars.css';
import { illustration } from '../../theme/illustration';

const screen = {
  display: 'grid',
  minBlockSize: '100dvh',
  background: vars.role.canvas,
  color: vars.role.text,
} as const;

const wall = {
  background: illustration.light.wall,
  selectors: { '[data-skin="dark"] &': { background: illustration.dark.wall } },
} as const;

/** Cover: the image takes 57% of the width from xl up. Basic: a centered card. Status: a card next to the image. */
export const look = styleVariants({
  cover: { ...screen, '@media': { [from('xl')]: { gridTemplateColumns: '57fr 43fr' } } },
  basic: { ...screen, position: 'relative', overflow: 'hidden', isolation: 'isolate' },
  status: { ...screen, ...wall, position: 'relative', isolation: 'isolate', overflow: 'hidden' },
});
export const picture = style({
  position: 'relative',
  display: 'none',
  overflow: 'hidden',
  ...wall,
  '@media': { [from('xl')]: { display: 'block', position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' } },
});
export const drawing = style({ position: 'absolute', inset: 0 });
/** Image of `status`, at the bottom edge of the screen. */
export const scene = style({
  position: 'absolute',
  zIndex: -1,
  insetInlineEnd: 0,
  insetBlock: `${base.space.px64} 0`,
  inlineSize: '45%',
  display: 'none',
  '@media': { [from('lg')]: { display: 'block' } },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `${base.space.px24} ${base.space.px32}`,
  '@media': { [below('md')]: { padding: base.space.px16 } },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: base.space.px16,
  minBlockSize: base.size.controlBar,
});
export const logo = style({ display: 'inline-flex', borderRadius: base.radius.md });
/** Logo over the image. Without an image, the logo is in the header. */
export const overPicture = style({
  position: 'absolute',
  insetBlockStart: base.space.px32,
  insetInlineStart: base.space.px40,
});
export const inHeader = styleVariants({
  cover: { '@media': { [from('xl')]: { display: 'none' } } },
  basic: [],
  status: [],
});
export const corner = style({ display: 'flex', alignItems: 'center', gap: base.space.px8, marginInlineStart: 'auto' });

const centered = {
  display: 'grid',
  flex: '1 1 auto',
  alignItems: 'center',
  justifyItems: 'center',
  paddingBlock: base.space.px24,
  outline: 'none',
} as const;
export const main = styleVariants({
  cover: centered,
  basic: centered,
  // Leaves space for the image.
  status: { ...centered, '@media': { [from('lg')]: { marginInlineEnd: '45%' } } },
});
const card = {
  inlineSize: '100%',
  boxSizing: 'border-box',
  padding: base.space.px32,
  background: vars.role.surface,
  border: `1px solid ${vars.part.cardBorder}`,
  borderRadius: base.radius.lg,
  boxShadow: vars.elevation.e1,
  '@media': { [below('sm')]: { padding: base.space.px20 } },
} as const;
export const column = styleVariants({
  cover: { inlineSize: '100%', maxInlineSize: '368px' },
  basic: { ...card, maxInlineSize: '400px' },
  status: {
    ...card,
    display: 'grid',
    alignContent: 'center',
    maxInlineSize: '560px',
    '@media': { ...card['@media'], [from('lg')]: { minBlockSize: '480px', maxInlineSize: '480px' } },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: base.space.px16,
  color: vars.role.textMuted,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
});

/** Background shapes of the basic layout. */
export const shapes = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockEnd: base.space.px24,
  inlineSize: '100%',
  blockSize: '46%',
  pointerEvents: 'none',
  '@media': { [below('md')]: { display: 'none' } },
} as never);
export const shapeTint = style({ fill: vars.color.primary.light });
export const shapeSoft = style({ fill: vars.part.muted });
export const shapeShelf = style({ stroke: vars.role.borderStrong, strokeWidth: 2 });
