import { describe, expect, it } from 'vitest';
import { kindsInWords, refusal, sizeInWords } from './refusal';

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const rules = { accept: ['image/*', '.csv', 'application/pdf'], maxSize: 100, maxFiles: 2 };

describe('refusal', () => {
  it.each([
    ['a picture', file('a.png', 'image/png'), undefined],
    ['an ending', file('A.CSV', 'text/plain'), undefined],
    ['a type', file('a', 'application/pdf'), undefined],
    ['another kind', file('a.exe', 'application/x-msdownload'), 'Type'],
    ['nothing in it', file('a.png', 'image/png', 0), 'Empty'],
    ['too much in it', file('a.png', 'image/png', 101), 'Size'],
  ])('%s', (_name, given, expected) => expect(refusal(given, [], rules)).toBe(expected));

  it('refuses the same again, and one too many', () => {
    const there = [{ name: 'a.png', size: 10 }];
    expect(refusal(file('a.png', 'image/png'), there, rules)).toBe('Again');
    expect(refusal(file('c.png', 'image/png'), [...there, { name: 'b.png', size: 10 }], rules)).toBe('Count');
    expect(refusal(file('a.png', 'image/png', 0), [], {})).toBe('Empty');
  });
});

it.each([
  [0, '0 bytes'],
  [840, '840 bytes'],
  [84_200, '84 kB'],
  [1_440_000, '1.4 MB'],
  [22_000_000_000, '22 GB'],
])('%i bytes are %s', (bytes, expected) => expect(sizeInWords(bytes, 'en')).toBe(expected));

it('calls kinds by their names', () =>
  expect(kindsInWords(['image/png', 'image/svg+xml', '.pdf', 'audio/*'], 'en')).toBe('PNG, SVG, PDF, or AUDIO'));
