import { style } from '@vanilla-extract/css';
import { ellipsis, inLayer } from '../../css/componentStyle';
import { base } from '../../theme/vars.css';

export const keys = style(inLayer({ display: 'grid', minInlineSize: 0 }));
export const pair = style(inLayer({ display: 'flex', flex: 'none', gap: base.space.px2 }));
/** Numbers run left to right in every language, signs and units at their place; they stand where the line starts. */
export const number = style(
  inLayer({
    direction: 'ltr',
    minInlineSize: '5ch',
    // Named twice, to win over the control that it is too.
    selectors: { '&&': { flexBasis: '8ch' }, '[dir="rtl"] &': { textAlign: 'end' } },
  }),
);
/** Gives way to the number where there is no room for both. */
export const suffix = style(inLayer({ ...ellipsis, flex: '0 1000 auto' }));
export const centred = style(inLayer({ selectors: { '&, [dir="rtl"] &': { textAlign: 'center' } } }));
