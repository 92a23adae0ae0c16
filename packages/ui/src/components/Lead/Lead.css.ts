import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** One step over the reading size; the quiet ink keeps the heading above it first. */
export const root = style({
  margin: 0,
  maxInlineSize: '68ch',
  fontSize: `calc(${base.fontSize.touch} + 1px)`,
  lineHeight: `calc(${base.lineHeight.reading} + 2px)`,
  color: vars.role.textSecondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
} as never);
