import { expect, it, vi } from 'vitest';
import { plainText, richText } from './plainText';

it.each([
  ['<p>Two dozen &lt;oysters&gt; &amp; ice</p>', 'Two dozen <oysters> & ice'],
  ['<p>Hello<br>Dana</p><p><strong>Bye</strong></p>', 'Hello\nDana\nBye'],
  ['<ul><li>Hake</li><li>Kelp</li></ul>', 'Hake\nKelp'],
  ['<style>p { color: red }</style><p>Hake<!-- not -->!</p>', 'Hake!'],
  ['', ''],
])('the plain text of %s is %j', (html, text) => expect(plainText(html)).toBe(text));

it('plain text is the same after its conversion to rich text and back', () => {
  const text = 'Dana,\n\n1 < 2 & 3 > 2\n&amp; stays';
  expect(plainText(richText(text))).toBe(text);
});

it('plainText does not use DOMParser, which the Content Security Policy of the app forbids', () => {
  // Throws like browsers under `require-trusted-types-for 'script'`.
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString').mockImplementation(() => {
    throw new TypeError("This document requires 'TrustedHTML' assignment.");
  });
  expect(plainText('<p>Hake</p>')).toBe('Hake');
  parse.mockRestore();
});
