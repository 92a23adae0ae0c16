import { style, styleVariants } from '@vanilla-extract/css';
import { below, from, inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';
import { illustration } from '../../theme/illustration';

const screen = {
  display: 'grid',
  minBlockSize: '100dvh',
  background: vars.role.canvas,
  color: vars.role.text,
} as const;

/** Cover: the picture takes 57% from xl up. Basic: a card in the middle. */
export const look = styleVariants({
  cover: [inLayer({ ...screen, '@media': { [from('xl')]: { gridTemplateColumns: '57fr 43fr' } } })],
  basic: [inLayer({ ...screen, position: 'relative', overflow: 'hidden', isolation: 'isolate' })],
});

export const picture = style(
  inLayer({
    position: 'relative',
    display: 'none',
    overflow: 'hidden',
    background: illustration.light.wall,
    selectors: { '[data-skin="dark"] &': { background: illustration.dark.wall } },
    '@media': { [from('xl')]: { display: 'block', position: 'sticky', insetBlockStart: 0, blockSize: '100dvh' } },
  }),
);
export const drawing = style(inLayer({ position: 'absolute', inset: 0 }));

export const side = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    minInlineSize: 0,
    padding: `${base.space.px24} ${base.space.px32}`,
    '@media': { [below('md')]: { padding: base.space.px16 } },
  }),
);

export const header = style(
  inLayer({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: base.space.px16,
    minBlockSize: base.size.controlBar,
  }),
);
export const logo = style(inLayer({ display: 'inline-flex', borderRadius: base.radius.md }));
/** Over the picture where there is one, else in the header. */
export const overPicture = style(
  inLayer({ position: 'absolute', insetBlockStart: base.space.px32, insetInlineStart: base.space.px40 }),
);
export const inHeader = styleVariants({
  cover: [inLayer({ '@media': { [from('xl')]: { display: 'none' } } })],
  basic: [],
});
export const corner = style(
  inLayer({ display: 'flex', alignItems: 'center', gap: base.space.px8, marginInlineStart: 'auto' }),
);

export const main = style(
  inLayer({
    display: 'grid',
    flex: '1 1 auto',
    alignItems: 'center',
    justifyItems: 'center',
    paddingBlock: base.space.px24,
    outline: 'none',
  }),
);
export const column = styleVariants({
  cover: [inLayer({ inlineSize: '100%', maxInlineSize: '368px' })],
  basic: [
    inLayer({
      inlineSize: '100%',
      maxInlineSize: '400px',
      boxSizing: 'border-box',
      padding: base.space.px32,
      background: vars.role.surface,
      border: `1px solid ${vars.part.cardBorder}`,
      borderRadius: base.radius.lg,
      boxShadow: vars.elevation.e1,
      '@media': { [below('sm')]: { padding: base.space.px20 } },
    }),
  ],
});

export const footer = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: base.space.px16,
    color: vars.role.textMuted,
    fontSize: '12px',
    lineHeight: '16px',
  }),
);

/** The shapes behind the basic card: arches on a shelf line. */
export const shapes = style(
  inLayer({
    position: 'absolute',
    zIndex: -1,
    insetInline: 0,
    insetBlockEnd: base.space.px24,
    inlineSize: '100%',
    blockSize: '46%',
    pointerEvents: 'none',
    '@media': { [below('md')]: { display: 'none' } },
  } as never),
);
export const shapeTint = style(inLayer({ fill: vars.color.primary.light }));
export const shapeSoft = style(inLayer({ fill: vars.part.muted }));
export const shapeShelf = style(inLayer({ stroke: vars.role.borderStrong, strokeWidth: 2 }));
