import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors, inLayer, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { themeColors, type ThemeColor } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const place = style(
  inLayer({
    alignItems: 'center',
    justifyContent: 'center',
    padding: base.space.px16,
    boxSizing: 'border-box',
    '@media': { [below('md')]: { selectors: { '&[data-sheet]': { padding: 0 } } } },
  }),
);

export const box = style(
  inLayer({
    display: 'flex',
    inlineSize: '100%',
    maxBlockSize: '100%',
    boxSizing: 'border-box',
    borderRadius: base.radius.dialog,
    border: `1px solid ${vars.part.overlayBorder}`,
    background: vars.part.dialog,
    color: vars.role.text,
    boxShadow: vars.elevation.e4,
    outline: 'none',
    touchAction: 'auto',
    animation: `${rise} ${base.motion.slow} ${base.motion.ease}`,
    transition: `opacity calc(${base.motion.slow} * 2 / 3) ${base.motion.ease}, transform calc(${base.motion.slow} * 2 / 3) ${base.motion.ease}`,
    selectors: { '&[data-exiting]': { opacity: 0, transform: 'translateY(8px)' } },
    '@media': {
      [below('md')]: {
        selectors: { '[data-sheet] > &': { maxInlineSize: 'none', blockSize: '100%', border: 0, borderRadius: 0 } },
      },
      [reducedMotion]: {
        animation: `${appear} ${base.motion.fast}`,
        transitionProperty: 'opacity',
        transitionDuration: base.motion.fast,
        selectors: { '&[data-exiting]': { transform: 'none' } },
      },
      [forcedColors]: { borderColor: 'CanvasText' },
    },
  }),
);

/** Where the whole box scrolls, not its body: the scrim is what scrolls. */
export const placeScrolls = style(
  inLayer({
    alignItems: 'flex-start',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    touchAction: 'pan-y',
    paddingBlock: base.space.px40,
  }),
);
export const boxLong = style(
  inLayer({ flex: 'none', maxBlockSize: 'none', marginBlock: 'auto', marginInline: 'auto' }),
);
export const bodyLong = style(inLayer({ flex: 'none', overflowY: 'visible' }));

/** The whole screen, for a task that needs it at any width. */
export const placeFull = style(inLayer({ padding: 0 }));

/** Widths of a dialog. */
export const sizes = styleVariants({
  sm: [inLayer({ maxInlineSize: '440px' })],
  md: [inLayer({ maxInlineSize: '560px' })],
  lg: [inLayer({ maxInlineSize: '824px' })],
  xl: [inLayer({ maxInlineSize: '1140px' })],
  full: [inLayer({ maxInlineSize: 'none', blockSize: '100%', border: 0, borderRadius: 0 })],
});

export const dialog = style(
  inLayer({
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: 0,
    maxBlockSize: 'inherit',
    outline: 'none',
  }),
);

export const head = style(
  inLayer({
    display: 'flex',
    alignItems: 'flex-start',
    gap: base.space.px16,
    paddingBlockStart: base.space.px24,
    paddingInline: base.space.px24,
    '@media': { [below('md')]: { paddingInline: base.space.px16, paddingBlockStart: base.space.px16 } },
  }),
);

export const words = style(
  inLayer({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    gap: base.space.px4,
    overflowWrap: 'anywhere',
  }),
);

export const description = style(inLayer({ color: vars.role.textMuted }));

export const close = style(inLayer({ marginBlockStart: '-4px', marginInlineEnd: '-8px' }));

export const tile = style(
  inLayer({
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: base.radius.md,
  }),
);

export const tiles = styleVariants(
  Object.fromEntries(themeColors.map((tone) => [tone, tone])) as Record<ThemeColor, ThemeColor>,
  (tone: ThemeColor) => [inLayer({ background: vars.color[tone].light, color: vars.color[tone].text })],
);

export const footer = style(
  inLayer({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: base.space.px8,
    // At the end of a sheet that holds a head alone.
    marginBlockStart: 'auto',
    paddingBlockStart: base.space.px16,
    paddingBlockEnd: base.space.px24,
    paddingInline: base.space.px24,
    selectors: { [`${head} + &`]: { paddingBlockStart: base.space.px24 } },
    '@media': { [below('md')]: { paddingInline: base.space.px16, paddingBlockEnd: base.space.px16 } },
  }),
);

export const body = style(
  inLayer({
    ...scrollBox,
    flex: '1 1 auto',
    paddingBlock: base.space.px20,
    paddingInline: base.space.px24,
    // Hairlines at the edges that more of the content lies beyond: what scrolls along covers them at its ends.
    backgroundImage: [vars.part.dialog, vars.part.dialog, vars.role.border, vars.role.border]
      .map((color) => `linear-gradient(${color}, ${color})`)
      .join(', '),
    backgroundRepeat: 'no-repeat',
    backgroundSize: '100% 1px',
    backgroundPosition: 'top, bottom, top, bottom',
    backgroundAttachment: 'local, local, scroll, scroll',
    selectors: { [`&:has(+ ${footer})`]: { paddingBlockEnd: base.space.px4 } },
    '@media': { [below('md')]: { paddingInline: base.space.px16 } },
  }),
);

/** Keeps what is last in a dialog without footer off its edge. */
export const spacer = style(inLayer({ blockSize: base.space.px4, flex: 'none' }));
