import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base } from '../../theme/vars.css';
import { forcedMark, hue } from '../chartColor.css';

export const part = style(
  inLayer({
    position: 'absolute',
    inlineSize: 'min(22px, 46%)',
    background: hue,
    '@media': forcedMark,
  }),
);
/** Only the outer end of a stack is round. */
export const topEnd = style(inLayer({ borderStartStartRadius: base.radius.xs, borderStartEndRadius: base.radius.xs }));
export const bottomEnd = style(inLayer({ borderEndStartRadius: base.radius.xs, borderEndEndRadius: base.radius.xs }));
