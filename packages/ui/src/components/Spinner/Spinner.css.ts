import { keyframes } from '@vanilla-extract/css';
import { forcedColors, reducedMotion } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

const spin = keyframes({ to: { transform: 'rotate(1turn)' } });

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px8,
  maxInlineSize: '100%',
  verticalAlign: 'middle',
  overflowWrap: 'anywhere',
  color: vars.role.textMuted,
});
export const below = style({ flexDirection: 'column', gap: base.space.px12, textAlign: 'center' });

export const ring = style({
  display: 'block',
  flex: 'none',
  boxSizing: 'border-box',
  borderRadius: base.radius.full,
  borderStyle: 'solid',
  borderColor: 'currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${spin} 800ms linear infinite`,
  '@media': {
    // Slow the ring down instead of stopping it: a static ring does not look like progress.
    [reducedMotion]: { animationDuration: '2400ms' },
    [forcedColors]: { borderColor: 'CanvasText', borderInlineEndColor: 'Canvas' },
  },
});

const sizeOf = (side: string, border: string) => ({ inlineSize: side, blockSize: side, borderWidth: border });

/** Diameter: 16px in buttons and text, 24px in panels, 40px above a section. */
export const size = styleVariants({
  sm: sizeOf('16px', '2px'),
  md: sizeOf('24px', '2.5px'),
  lg: sizeOf('40px', '4px'),
});

/** `current` uses the text color. */
export const tone = styleVariants(
  {
    current: 'currentColor',
    ...(Object.fromEntries(themeColors.map((key) => [key, vars.color[key].text])) as Record<
      (typeof themeColors)[number],
      string
    >),
  },
  (color) => ({ color }),
);
