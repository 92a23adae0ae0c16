import { style } from '@vanilla-extract/css';
import { forcedColors, inLayer } from '../css/componentStyle';
import { vars } from '../theme/vars.css';

export const mark = style(
  inLayer({
    background: 'transparent',
    color: vars.color.primary.text,
    fontWeight: 700,
    '@media': { [forcedColors]: { textDecoration: 'underline' } },
  }),
);
