import { style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** One step larger than body text, in a muted color, so that the heading keeps priority. */
export const root = style({
  margin: 0,
  maxInlineSize: '68ch',
  fontSize: `calc(${base.fontSize.touch} + 1px)`,
  lineHeight: `calc(${base.lineHeight.reading} + 2px)`,
  color: vars.role.textSecondary,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
} as never);
