import { style } from '@vanilla-extract/css';
import { inLayer } from '../css/componentStyle';

export const mirror = style(inLayer({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } }));
