import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base } from '../../theme/vars.css';

export const popover = style(inLayer({ minInlineSize: '200px', overflow: 'auto', overscrollBehavior: 'contain' }));

export const dialog = style(inLayer({ outline: 'none', padding: base.space.px16 }));

export const bare = style(inLayer({ padding: 0 }));
