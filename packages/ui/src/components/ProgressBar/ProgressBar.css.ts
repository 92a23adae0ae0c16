import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style({ display: 'grid', gap: base.space.px6, inlineSize: '100%', minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: base.space.px12,
  minInlineSize: 0,
});
export const label = style({ color: vars.role.text, minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({ flex: 'none', color: vars.role.textMuted, unicodeBidi: 'plaintext' });
export const help = style({ color: vars.role.textMuted, minInlineSize: 0, overflowWrap: 'anywhere' });

export const track = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: base.radius.full,
  background: vars.part.muted,
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

/** Thickness: 4 px for lists, 6 px, or 12 px for stripes. */
export const size = styleVariants({
  sm: { blockSize: base.space.px4 },
  md: { blockSize: base.space.px6 },
  lg: { blockSize: base.space.px12 },
});

export const bar = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '100%',
  borderRadius: 'inherit',
  background: 'currentColor',
  transition: `inline-size ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { background: 'Highlight' } },
});

const run = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** A segment that moves from start to end. With reduced motion, the whole bar pulses. */
export const endless = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '40%',
  animation: `${run} 1400ms ${base.motion.ease} infinite`,
  '@media': {
    [reducedMotion]: {
      insetInlineStart: 0,
      inlineSize: '100%',
      animation: `${breathe} 2400ms ${base.motion.ease} infinite`,
    },
  },
});

const slide = keyframes({ to: { transform: 'translateX(16px)' } });

/** Light diagonal stripes. */
export const stripes = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${base.space.px16})`,
  inlineSize: 'calc(100% + 16px)',
  blockSize: '100%',
  fill: vars.role.surface,
  opacity: 0.25,
  selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
  '@media': { [forcedColors]: { display: 'none' } },
});
export const moving = style({
  animation: `${slide} 800ms linear infinite`,
  '@media': { [reducedMotion]: { animation: 'none' } },
});

export const tone = styleVariants(
  Object.fromEntries(themeColors.map((key) => [key, vars.color[key].main])) as Record<
    (typeof themeColors)[number],
    string
  >,
  (color) => ({ color }),
);
