import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../../css/componentStyle';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style(
  inLayer({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    minInlineSize: '18px',
    blockSize: '18px',
    paddingInline: '5px',
    borderRadius: base.radius.full,
    fontFamily: base.font.ui,
    fontSize: '11px',
    lineHeight: '18px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
    '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
  }),
);

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key]])) as typeof vars.color;

/** The neutral total has a fill of its own. */
export const soft = styleVariants(ofTheme, (color) => [
  inLayer(
    color === vars.color.secondary
      ? { background: vars.part.soft, color: vars.role.textSecondary }
      : { background: color.light, color: color.text },
  ),
]);
export const filled = styleVariants(ofTheme, (color) => [inLayer({ background: color.main, color: color.on })]);
