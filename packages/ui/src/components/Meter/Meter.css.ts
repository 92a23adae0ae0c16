import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer, reducedMotion } from '../../css/componentStyle';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'block',
    overflow: 'hidden',
    inlineSize: '100%',
    borderRadius: base.radius.full,
    background: vars.part.muted,
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

/** 6 px; 4 px in lists. */
export const size = styleVariants({
  sm: [inLayer({ blockSize: base.space.px4 })],
  md: [inLayer({ blockSize: base.space.px6 })],
});

export const bar = style(
  inLayer({
    display: 'block',
    blockSize: '100%',
    borderRadius: 'inherit',
    transition: `inline-size ${base.motion.slow} ${base.motion.ease}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { background: 'Highlight' } },
  }),
);

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key].main])) as Record<
  (typeof themeColors)[number],
  string
>;
export const tone = styleVariants({ ...ofTheme, ...vars.chart }, (background) => [inLayer({ background })]);
