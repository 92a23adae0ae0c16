import { style } from '../../css/style';

export const root = style({ overflow: 'visible' });

// The letters are Latin in every language; right to left the mark goes to the start, which is the right (drawing units).
export const mark = style({ selectors: { [`${root}:dir(rtl) &`]: { transform: 'translateX(96px)' } } });
export const letters = style({
  fill: 'currentColor',
  transform: 'translate(53px, 34.2px)',
  selectors: { [`${root}:dir(rtl) &`]: { transform: 'translate(0, 34.2px)' } },
});
