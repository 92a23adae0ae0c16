import { ellipsis } from '../../css/componentStyle';
import { style } from '../../css/style';
import { base } from '../../theme/vars.css';

export const keys = style({ display: 'grid', minInlineSize: 0 });
export const pair = style({ display: 'flex', flex: 'none', gap: base.space.px2 });
/** Numbers run left to right in every language, signs and units at their place; they stand where the line starts. */
export const number = style({
  direction: 'ltr',
  minInlineSize: '5ch',
  // Named twice, to win over the control that it is too.
  selectors: { '&&': { flexBasis: '8ch' }, '[dir="rtl"] &': { textAlign: 'end' } },
});
/** Gives way to the number where there is no room for both. */
export const suffix = style({ ...ellipsis, flex: '0 1000 auto' });
export const centred = style({ selectors: { '&, [dir="rtl"] &': { textAlign: 'center' } } });
