import { forcedColors } from '../../css/componentStyle';
import { style } from '../../css/style';
import { vars } from '../../theme/vars.css';

export const mark = style({
  background: 'transparent',
  color: vars.color.primary.text,
  fontWeight: 700,
  '@media': { [forcedColors]: { textDecoration: 'underline' } },
});
