import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { vars } from '../../theme/vars.css';

/** One step over the reading size; the quiet ink keeps the heading above it first. */
export const root = style(
  inLayer({
    margin: 0,
    maxInlineSize: '68ch',
    fontSize: '17px',
    lineHeight: '26px',
    color: vars.role.textSecondary,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  } as never),
);
