import { style } from '../../css/style';

export const root = style({ overflow: 'visible' });

// The letters are Latin in every language. In right-to-left the logo moves to the right (SVG units).
export const mark = style({ selectors: { [`${root}:dir(rtl) &`]: { transform: 'translateX(96px)' } } });
export const letters = style({
  fill: 'currentColor',
  transform: 'translate(53px, 34.2px)',
  selectors: { [`${root}:dir(rtl) &`]: { transform: 'translate(0, 34.2px)' } },
});
