import { expect, it } from 'vitest';
import { splitMatches } from './Highlight';

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
])('marks in %s what %s matches', (text, query, expected) => expect(marked(text, query)).toBe(expected));
