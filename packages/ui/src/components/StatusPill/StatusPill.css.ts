import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'inline-flex',
    alignItems: 'center',
    gap: base.space.px6,
    flex: 'none',
    maxInlineSize: '100%',
    boxSizing: 'border-box',
    blockSize: '24px',
    paddingInline: base.space.px8,
    borderRadius: base.radius.sm,
    fontFamily: base.font.ui,
    fontSize: '12px',
    lineHeight: '16px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key]])) as typeof vars.color;

export const soft = styleVariants(ofTheme, (color) => [inLayer({ background: color.light, color: color.text })]);
export const filled = styleVariants(ofTheme, (color) => [inLayer({ background: color.main, color: color.on })]);

export const dot = style(
  inLayer({
    inlineSize: base.space.px6,
    blockSize: base.space.px6,
    flex: 'none',
    borderRadius: base.radius.full,
    background: 'currentColor',
    '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);
