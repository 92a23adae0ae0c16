import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer, reducedMotion } from '../../css/componentStyle';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    verticalAlign: 'middle',
  }),
);

const sides = { sm: '24px', md: '40px', lg: '64px', xl: '96px' } as const;
/** 24 in lines, 40, 64 with its value inside, 96 with value and caption. */
export const size = styleVariants(sides, (side) => [inLayer({ inlineSize: side, blockSize: side })]);

/** Starts at the top and runs with the line: mirrored right to left. */
export const drawing = style(
  inLayer({
    inlineSize: '100%',
    blockSize: '100%',
    transform: 'rotate(-90deg)',
    selectors: { '[dir="rtl"] &': { transform: 'rotate(-90deg) scale(1, -1)' } },
  }),
);
const turn = keyframes({ to: { rotate: '1turn' } });
export const turning = style(
  inLayer({
    animation: `${turn} 1200ms linear infinite`,
    '@media': { [reducedMotion]: { animationDuration: '3600ms' } },
  }),
);

export const track = style(
  inLayer({
    fill: 'none',
    stroke: vars.part.muted,
    '@media': { [forcedColors]: { stroke: 'GrayText' } },
  }),
);
export const arc = style(
  inLayer({
    fill: 'none',
    stroke: 'currentColor',
    strokeLinecap: 'round',
    transition: `stroke-dasharray ${base.motion.slow} ${base.motion.ease}`,
    '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { stroke: 'Highlight' } },
  }),
);

export const tone = styleVariants(
  Object.fromEntries(themeColors.map((key) => [key, vars.color[key].main])) as Record<
    (typeof themeColors)[number],
    string
  >,
  (color) => [inLayer({ color })],
);

export const inside = style(
  inLayer({
    position: 'absolute',
    display: 'grid',
    justifyItems: 'center',
    maxInlineSize: '80%',
    overflowWrap: 'anywhere',
    color: vars.role.text,
    textAlign: 'center',
  }),
);
export const number = styleVariants({
  sm: [inLayer({ display: 'none' })],
  md: [
    inLayer({
      fontSize: '11px',
      lineHeight: '16px',
      fontWeight: 600,
      letterSpacing: '-0.04em',
      unicodeBidi: 'plaintext',
    }),
  ],
  lg: [inLayer({ fontSize: '14px', lineHeight: '20px', fontWeight: 600, unicodeBidi: 'plaintext' })],
  xl: [
    inLayer({
      fontFamily: base.font.display,
      fontSize: '22px',
      lineHeight: '28px',
      fontWeight: 600,
      letterSpacing: '-0.022em',
      unicodeBidi: 'plaintext',
    }),
  ],
});
export const caption = style(inLayer({ fontSize: '11px', lineHeight: '16px', color: vars.role.textSubtle }));
