import { keyframes } from '@vanilla-extract/css';
import { below, forcedColors, reducedMotion } from '../../css/componentStyle';
import { scrollBox } from '../../css/scrollBox';
import { style, styleVariants } from '../../css/style';
import { themeColors, type ThemeColor } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const appear = keyframes({ from: { opacity: 0 } });

export const place = style({
  alignItems: 'center',
  justifyContent: 'center',
  padding: base.space.px16,
  boxSizing: 'border-box',
  '@media': { [below('md')]: { selectors: { '&[data-sheet]': { padding: 0 } } } },
});

export const box = style({
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
});

/** With `scroll="box"` the backdrop is the scroll container, not the body. */
export const placeScrolls = style({
  alignItems: 'flex-start',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  touchAction: 'pan-y',
  paddingBlock: base.space.px40,
});
export const boxLong = style({ flex: 'none', maxBlockSize: 'none', marginBlock: 'auto', marginInline: 'auto' });
export const bodyLong = style({ flex: 'none', overflowY: 'visible' });

/** Full screen at any width. */
export const placeFull = style({ padding: 0 });

/** Widths of a dialog. */
export const sizes = styleVariants({
  sm: { maxInlineSize: '440px' },
  md: { maxInlineSize: '560px' },
  lg: { maxInlineSize: '824px' },
  xl: { maxInlineSize: '1140px' },
  full: { maxInlineSize: 'none', blockSize: '100%', border: 0, borderRadius: 0 },
});

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  maxBlockSize: 'inherit',
  outline: 'none',
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: base.space.px16,
  paddingBlockStart: base.space.px24,
  paddingInline: base.space.px24,
  '@media': { [below('md')]: { paddingInline: base.space.px16, paddingBlockStart: base.space.px16 } },
});

export const words = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: base.space.px4,
  overflowWrap: 'anywhere',
});

export const description = style({ color: vars.role.textMuted });

export const close = style({
  marginBlockStart: `calc(-1 * ${base.space.px4})`,
  marginInlineEnd: `calc(-1 * ${base.space.px8})`,
});

export const tile = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: base.radius.md,
});

export const tiles = styleVariants(
  Object.fromEntries(themeColors.map((tone) => [tone, tone])) as Record<ThemeColor, ThemeColor>,
  (tone: ThemeColor) => ({ background: vars.color[tone].light, color: vars.color[tone].text }),
);

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: base.space.px8,
  // Keeps the footer at the bottom of a sheet without content.
  marginBlockStart: 'auto',
  paddingBlockStart: base.space.px16,
  paddingBlockEnd: base.space.px24,
  paddingInline: base.space.px24,
  selectors: { [`${head} + &`]: { paddingBlockStart: base.space.px24 } },
  '@media': { [below('md')]: { paddingInline: base.space.px16, paddingBlockEnd: base.space.px16 } },
});

export const body = style({
  ...scrollBox,
  flex: '1 1 auto',
  paddingBlock: base.space.px20,
  paddingInline: base.space.px24,
  // Hairlines show that there is more content above or below. Local gradients cover them at the scroll ends.
  backgroundImage: [vars.part.dialog, vars.part.dialog, vars.role.border, vars.role.border]
    .map((color) => `linear-gradient(${color}, ${color})`)
    .join(', '),
  backgroundRepeat: 'no-repeat',
  backgroundSize: '100% 1px',
  backgroundPosition: 'top, bottom, top, bottom',
  backgroundAttachment: 'local, local, scroll, scroll',
  selectors: { [`&:has(+ ${footer})`]: { paddingBlockEnd: base.space.px4 } },
  '@media': { [below('md')]: { paddingInline: base.space.px16 } },
});

/** Bottom padding of a dialog without a footer. */
export const spacer = style({ blockSize: base.space.px4, flex: 'none' });
