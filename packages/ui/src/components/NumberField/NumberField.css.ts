import { style } from '@vanilla-extract/css';
import { inLayer } from '../../css/componentStyle';
import { base } from '../../theme/vars.css';

export const keys = style(inLayer({ display: 'grid', minInlineSize: 0 }));
export const pair = style(inLayer({ display: 'flex', flex: 'none', gap: base.space.px2 }));
/** Numbers run left to right in every language, signs and units at their place; they stand where the line starts. */
export const number = style(
  inLayer({
    direction: 'ltr',
    minInlineSize: '5ch',
    selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
  }),
);
/** Gives way to the number where there is no room for both. */
export const suffix = style(
  inLayer({ flex: '0 1 auto', minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
);
export const centred = style(inLayer({ selectors: { '&, [dir="rtl"] &': { textAlign: 'center' } } }));
