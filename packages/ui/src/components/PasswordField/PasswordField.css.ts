import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base, vars } from '../../theme/vars.css';

export const capsLock = style(inLayer({ display: 'flex', gap: base.space.px6, color: vars.color.warning.text }));
/** An empty status keeps no room, but is there before its text is, so that it is read out. */
export const status = style(inLayer({ selectors: { '&:empty': { display: 'contents' } } }));
