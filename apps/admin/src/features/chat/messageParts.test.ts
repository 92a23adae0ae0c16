import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { messageParts } from './messageParts';

const hrefs = (text: string) => messageParts(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://saltmarsh.example/plans/long-table.', ['https://saltmarsh.example/plans/long-table']],
  ['(https://a.example/x?y=1&z=2), http://b.example', ['https://a.example/x?y=1&z=2', 'http://b.example/']],
  ['javascript:alert(1) data:text/html,x //evil.example ftp://a.example', []],
  ['<a href="https://a.example" onclick="alert(1)">', ['https://a.example/']],
  ['http:// and https://', []],
])('the links of %j are %j', (text, expected) => expect(hrefs(text)).toEqual(expected));

it('the parts of any text join to the text, and links use http or https', () => {
  const pieces = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom(
      'https://',
      'HTTP://a.example/b?c=1',
      'javascript:',
      'data:',
      ' ',
      '.',
      ')',
      '<',
      '"',
      '🍲',
      '\ud83d',
      'İ',
      '\u0000',
    ),
  );
  const texts = fc.array(pieces, { maxLength: 8 }).map((all) => all.join(''));
  fc.assert(
    fc.property(texts, fc.string({ maxLength: 3 }), (text, find) => {
      const parts = messageParts(text, find);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      expect(parts.flatMap(({ href }) => href ?? []).filter((href) => !/^https?:\/\//.test(href))).toEqual([]);
    }),
  );
});

it('messageParts marks every match, including inside links', () => {
  const parts = messageParts('Table nine, TABLE ten: https://a.example/table', 'table');
  expect(parts.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(['Table', 'TABLE', 'table']);
  expect(parts.at(-1)).toMatchObject({ isHit: true, href: 'https://a.example/table' });
});
