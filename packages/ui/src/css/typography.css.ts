import { style, styleVariants } from '@vanilla-extract/css';
import { textStyles, type TextStyle, type TextStyleName } from '../theme/tokens';
import { base } from '../theme/vars.css';
import { ellipsis, inLayer } from './componentStyle';
import { components } from './layers.css';

const rule = ({ family, size, line, weight, tracking }: TextStyle) => ({
  fontFamily: base.font[family],
  fontSize: `${size}px`,
  lineHeight: `${line}px`,
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
});

/** A class for each text style of the design language, section 3. */
export const text = styleVariants(textStyles, (value: TextStyle) => [
  {
    '@layer': {
      [components]: { ...rule(value), selectors: { ':root:lang(ar) &': { lineHeight: `${value.line + 2}px` } } },
    },
  },
]) as Record<TextStyleName, string>;

/** Figures in columns, tiles, times and counters; running sentences do without. */
export const tabular = style({ '@layer': { [components]: { fontVariantNumeric: 'tabular-nums lining-nums' } } });

/** One line with an ellipsis; give the full text in `title`. */
export const truncate = style(inLayer(ellipsis));
