import { ellipsis } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

export const keys = style({ display: 'grid', minInlineSize: 0 });
export const pair = style({ display: 'flex', flex: 'none', gap: base.space.px2 });
/** Numbers are left-to-right in every language, aligned to the inline start. */
export const number = style({
  direction: 'ltr',
  minInlineSize: '5ch',
  // `&&` overrides the style of the control.
  selectors: { '&&': { flexBasis: '8ch' }, '[dir="rtl"] &': { textAlign: 'end' } },
});
/** The suffix shrinks before the number does. */
export const suffix = style({ ...ellipsis, flex: '0 1000 auto' });
export const centered = style({ selectors: { '&, [dir="rtl"] &': { textAlign: 'center' } } });
