import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: base.space.px6,
  flex: 'none',
  // Prevents stretching in a flex column.
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  boxSizing: 'border-box',
  blockSize: '24px',
  paddingInline: base.space.px8,
  borderRadius: base.radius.sm,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.caption,
  lineHeight: base.lineHeight.caption,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key]])) as typeof vars.color;

export const soft = styleVariants(ofTheme, (color) => ({ background: color.light, color: color.text }));
export const filled = styleVariants(ofTheme, (color) => ({ background: color.main, color: color.on }));

export const dot = style({
  inlineSize: base.space.px6,
  blockSize: base.space.px6,
  flex: 'none',
  borderRadius: base.radius.full,
  background: 'currentColor',
  '@media': { [forcedColors]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
});
