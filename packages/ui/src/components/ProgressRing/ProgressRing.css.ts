import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  verticalAlign: 'middle',
});

const sides = { sm: '24px', md: '40px', lg: '64px', xl: '96px' } as const;
/** Diameter: 24 or 40 px, 64 px with a value, 96 px with a value and a caption. */
export const size = styleVariants(sides, (side) => ({ inlineSize: side, blockSize: side }));

/** The arc starts at the top and is mirrored in right-to-left layouts. */
export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  transform: 'rotate(-90deg)',
  selectors: { '[dir="rtl"] &': { transform: 'rotate(-90deg) scale(1, -1)' } },
});
const spin = keyframes({ to: { rotate: '1turn' } });
export const turning = style({
  animation: `${spin} 1200ms linear infinite`,
  '@media': { [reducedMotion]: { animationDuration: '3600ms' } },
});

export const track = style({
  fill: 'none',
  stroke: vars.part.muted,
  '@media': { [forcedColors]: { stroke: 'GrayText' } },
});
export const arc = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${base.motion.slow} ${base.motion.ease}`,
  '@media': { [reducedMotion]: { transition: 'none' }, [forcedColors]: { stroke: 'Highlight' } },
});

export const tone = styleVariants(
  Object.fromEntries(themeColors.map((key) => [key, vars.color[key].main])) as Record<
    (typeof themeColors)[number],
    string
  >,
  (color) => ({ color }),
);

export const inside = style({
  position: 'absolute',
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '80%',
  overflowWrap: 'anywhere',
  color: vars.role.text,
  textAlign: 'center',
});
export const number = styleVariants({
  sm: { display: 'none' },
  md: {
    fontSize: base.fontSize.micro,
    lineHeight: base.lineHeight.caption,
    fontWeight: 600,
    letterSpacing: '-0.04em',
    unicodeBidi: 'plaintext',
  },
  lg: { fontSize: base.fontSize.body, lineHeight: base.lineHeight.body, fontWeight: 600, unicodeBidi: 'plaintext' },
  xl: {
    fontFamily: base.font.display,
    fontSize: base.fontSize.figureCard,
    lineHeight: base.lineHeight.figureCard,
    fontWeight: 600,
    letterSpacing: '-0.022em',
    unicodeBidi: 'plaintext',
  },
});
export const caption = style({
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.caption,
  color: vars.role.textSubtle,
});
