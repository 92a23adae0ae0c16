import { style } from '../css/style';

export const mirror = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
