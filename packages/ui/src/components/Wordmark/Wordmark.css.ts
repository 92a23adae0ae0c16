import { style } from '../../css/style';

export const root = style({ overflow: 'visible' });

// The letters are Latin in every language. In right-to-left layouts, the logo is to the right of them.
export const mark = style({ selectors: { [`${root}:dir(rtl) &`]: { transform: 'translateX(96px)' } } });
export const letters = style({
  fill: 'currentColor',
  transform: 'translate(53px, 34.2px)',
  selectors: { [`${root}:dir(rtl) &`]: { transform: 'translate(0, 34.2px)' } },
});
