import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/componentStyle';
import { base } from '../theme/vars.css';

export const message = style(inLayer({ paddingBlock: base.space.px40, paddingInline: base.space.px16 }));
