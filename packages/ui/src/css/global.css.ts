import '../theme/skins/skins.css';
import type { GlobalStyleRule } from '@vanilla-extract/css';
import { base as baseVars, vars } from '../theme/vars.css';
import { base, reset } from './layers.css';
import { globalStyle } from './style';

const rule = (layer: string, selector: string, style: GlobalStyleRule) => globalStyle(selector, style, layer);

rule(reset, '*, *::before, *::after', { boxSizing: 'border-box' });
rule(reset, 'html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
rule(reset, 'body, h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0 });
rule(reset, 'ul, ol', { listStyle: 'none' });
rule(reset, 'h1, h2, h3, h4, h5, h6', { font: 'inherit' });
rule(reset, 'button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
rule(reset, 'button', {
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  textAlign: 'start',
  touchAction: 'manipulation',
});
rule(reset, 'fieldset', { border: 0, minWidth: 0 });
rule(reset, 'a', { color: 'inherit', textDecoration: 'none' });
rule(reset, 'img, svg', { display: 'block', flex: 'none' });
rule(reset, 'table', { borderCollapse: 'separate', borderSpacing: 0 });

rule(base, 'body', {
  background: vars.role.canvas,
  color: vars.role.text,
  fontFamily: baseVars.font.ui,
  fontSize: baseVars.fontSize.body,
  lineHeight: baseVars.lineHeight.body,
  fontWeight: 400,
  minHeight: '100dvh',
  // Break words that are longer than a line.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
// Arabic script needs taller lines, and letter-spacing would break its joined letters.
rule(base, ':root:lang(ar) body', { lineHeight: `calc(${baseVars.lineHeight.body} + 2px)` });
rule(base, ':root:lang(ar) *', { letterSpacing: '0 !important' });
rule(base, '::selection', { background: vars.part.selection });
rule(base, ':focus-visible', { outline: `2px solid ${vars.part.focus}`, outlineOffset: '2px' });
// No focus ring after programmatic focus. Roving items (also tabindex -1) keep theirs.
rule(base, ':is(main, section, h1, h2, h3, h4)[tabindex="-1"]:focus', { outline: 'none' });
rule(reset, 'textarea', { resize: 'vertical' });
