import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';

export const root = style(inLayer({ overflow: 'visible' }));

// The letters are Latin in every language; right to left the mark goes to the start, which is the right (drawing units).
export const mark = style(inLayer({ selectors: { [`${root}:dir(rtl) &`]: { transform: 'translateX(96px)' } } }));
export const letters = style(
  inLayer({
    fill: 'currentColor',
    transform: 'translate(53px, 34.2px)',
    selectors: { [`${root}:dir(rtl) &`]: { transform: 'translate(0, 34.2px)' } },
  }),
);
