import type { GlobalStyleRule } from '@vanilla-extract/css';
import { ownDirection } from '../../css/componentStyle';
import { globalStyle, style } from '../../css/style';
import { base, vars } from '../../theme/vars.css';

/** Maximum line length for readability. */
export const measure = style({ maxInlineSize: '68ch' });

/** Rich text, in `RichText` and in the editor. */
export const prose = style({ color: vars.role.text, overflowWrap: 'anywhere', whiteSpace: 'break-spaces' });

const within = (selector: string, rule: GlobalStyleRule) => globalStyle(`${prose} ${selector}`, rule);

// Each paragraph has the direction of its text.
within('p', { margin: 0, minBlockSize: '1lh', unicodeBidi: 'plaintext', textAlign: 'start' });
within(':is(p, ul, ol) + :is(p, ul, ol)', { marginBlockStart: base.space.px8 });
within('[data-align="center"]', { textAlign: 'center' });
within('[data-align="end"]', { textAlign: 'end' });
within(':is(strong, b)', { fontWeight: 650 });
within(':is(ul, ol)', { marginBlock: base.space.px4, paddingInlineStart: base.space.px24 });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li > p', { minBlockSize: 'auto' });
// Keeps an item next to its marker in both directions.
within('li > p:not([data-align])', ownDirection as GlobalStyleRule);
within('a', {
  color: vars.color.primary.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
});
