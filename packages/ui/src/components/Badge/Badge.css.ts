import { forcedColors } from '../../css/componentStyle';
import { style, styleVariants } from '../../css/style';
import { themeColors } from '../../theme/tokens';
import { base, vars } from '../../theme/vars.css';

export const root = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  boxSizing: 'border-box',
  minInlineSize: '18px',
  blockSize: '18px',
  paddingInline: `calc(${base.space.px4} + 1px)`,
  borderRadius: base.radius.full,
  fontFamily: base.font.ui,
  fontSize: base.fontSize.micro,
  lineHeight: base.lineHeight.compact,
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@media': { [forcedColors]: { border: '1px solid CanvasText' } },
});

/** A dot instead of the number. */
export const dot = style({ minInlineSize: 0, inlineSize: base.space.px8, blockSize: base.space.px8, padding: 0 });

export const anchor = style({ position: 'relative', display: 'inline-flex', verticalAlign: 'middle' });
/** At the top end corner of the anchor, with a ring in the surface color. */
export const anchored = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'inline-flex',
  borderRadius: base.radius.full,
  boxShadow: `0 0 0 2px ${vars.role.surface}`,
  background: vars.role.surface,
  translate: '40% -40%',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { translate: '-40% -40%' } },
});

const ofTheme = Object.fromEntries(themeColors.map((key) => [key, vars.color[key]])) as typeof vars.color;

/** `secondary` uses the neutral fill of the skin instead of a theme color. */
export const soft = styleVariants(ofTheme, (color) =>
  color === vars.color.secondary
    ? { background: vars.part.soft, color: vars.role.textSecondary }
    : { background: color.light, color: color.text },
);
export const filled = styleVariants(ofTheme, (color) => ({ background: color.main, color: color.on }));
