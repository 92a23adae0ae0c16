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
const blocks = ':is(p, ul, ol, h2, h3, h4, blockquote, pre, img)';
within(`${blocks} + ${blocks}`, { marginBlockStart: base.space.px8 });
within('[data-align="center"]', { textAlign: 'center' });
within('[data-align="end"]', { textAlign: 'end' });
within(':is(strong, b)', { fontWeight: 650 });
within(':is(ul, ol)', { marginBlock: base.space.px4, paddingInlineStart: base.space.px24 });
within('ul', { listStyle: 'disc' });
within('ol', { listStyle: 'decimal' });
within('li > p', { minBlockSize: 'auto' });
// Keeps an item next to its marker in both directions.
within(':is(li, li > p:not([data-align]))', ownDirection as GlobalStyleRule);
// When a link scrolls to a heading, keep the heading below the navbar.
within(':is(h2, h3, h4)[id]', { scrollMarginBlockStart: `calc(${base.space.px64} + ${base.space.px8})` });
const heading: GlobalStyleRule = {
  fontFamily: base.font.display,
  fontWeight: 600,
  lineHeight: 1.3,
  margin: 0,
  paddingBlockStart: base.space.px8,
  unicodeBidi: 'plaintext',
  textAlign: 'start',
};
within('h2', { ...heading, fontSize: base.fontSize.large });
within('h3', { ...heading, fontSize: base.fontSize.touch });
within('h4', { ...heading, fontSize: 'inherit' });
within('blockquote', {
  margin: 0,
  paddingInlineStart: base.space.px16,
  borderInlineStart: `3px solid ${vars.color.primary.main}`,
  color: vars.role.textMuted,
});
within(':is(code, pre)', {
  fontFamily: base.font.mono,
  fontSize: '0.9em',
  background: vars.role.sunken,
  borderRadius: base.radius.sm,
});
within('code', { paddingInline: base.space.px4 });
within('pre', {
  margin: 0,
  padding: base.space.px12,
  whiteSpace: 'pre-wrap',
  unicodeBidi: 'plaintext',
  textAlign: 'start',
});
within('pre code', { padding: 0, background: 'none', fontSize: 'inherit' });
within('img', { display: 'block', maxInlineSize: '100%', blockSize: 'auto', borderRadius: base.radius.md });
within('a', {
  color: vars.color.primary.text,
  textDecorationLine: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
});
within(':is(h2, h3, h4) > a', { color: 'inherit', textDecorationLine: 'none' });
within(':is(h2, h3, h4) > a:is(:hover, :focus-visible)', { textDecorationLine: 'underline' });
