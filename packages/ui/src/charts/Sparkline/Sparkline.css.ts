import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

/** Mirrored in right-to-left layouts, as time follows the text direction. */
export const root = style({
  flex: 'none',
  overflow: 'visible',
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key].text])) as Record<
  (typeof themeColors)[number],
  string
>;
export const tone = styleVariants({ ...ofTheme, ...vars.chart }, (color) => ({
  color,
  // Browsers don't replace the color of an SVG in forced colors.
  '@media': { [forcedColors]: { color: 'CanvasText' } },
}));

export const area = style({ fill: 'currentColor', opacity: 0.09 });
export const line = style({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '1.6px',
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const last = style({ fill: 'currentColor', stroke: vars.role.surface, strokeWidth: '1.5px' });
