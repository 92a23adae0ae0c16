import { rem } from '../theme/rem';
import { textStyles, type TextStyle, type TextStyleName } from '../theme/tokens';
import { base } from '../theme/vars.css';
import { ellipsis } from './componentStyle';
import { style, styleVariants } from './style';

const rule = ({ family, size, line, weight, tracking }: TextStyle) => ({
  fontFamily: base.font[family],
  fontSize: rem(size),
  lineHeight: rem(line),
  fontWeight: weight,
  letterSpacing: `${tracking}em`,
});

/** One class per text style. */
export const text = styleVariants(textStyles, (value: TextStyle) => ({
  ...rule(value),
  selectors: { ':root:lang(ar) &': { lineHeight: rem(value.line + 2) } },
})) as Record<TextStyleName, string>;

/** Tabular figures, for columns, tiles, times and counters. */
export const tabular = style({ fontVariantNumeric: 'tabular-nums lining-nums' });

/** A single line with an ellipsis. Set `title` to the full text. */
export const truncate = style(ellipsis);
