import { describe, expect, it } from 'vitest';
import { formatFileSize, formatFileTypes, validateFile } from './validateFile';

const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type });
const rules = { accept: ['image/*', '.csv', 'application/pdf'], maxSize: 100, maxFiles: 2 };

describe('validateFile', () => {
  it.each([
    ['accepts a type that matches a wildcard', file('a.png', 'image/png'), undefined],
    ['accepts a matching extension in any case', file('A.CSV', 'text/plain'), undefined],
    ['accepts a matching MIME type', file('a', 'application/pdf'), undefined],
    ['rejects another type', file('a.exe', 'application/x-msdownload'), 'Type'],
    ['rejects an empty file', file('a.png', 'image/png', 0), 'Empty'],
    ['rejects a file above maxSize', file('a.png', 'image/png', 101), 'Size'],
  ])('validateFile %s', (_name, given, expected) => expect(validateFile(given, [], rules)).toBe(expected));

  it('rejects duplicates and files beyond `maxFiles`, and empty files even without rules', () => {
    const existing = [{ name: 'a.png', size: 10 }];
    expect(validateFile(file('a.png', 'image/png'), existing, rules)).toBe('Duplicate');
    expect(validateFile(file('c.png', 'image/png'), [...existing, { name: 'b.png', size: 10 }], rules)).toBe('Count');
    expect(validateFile(file('a.png', 'image/png', 0), [], {})).toBe('Empty');
  });
});

it.each([
  [0, '0 bytes'],
  [840, '840 bytes'],
  [84_200, '84 kB'],
  [1_440_000, '1.4 MB'],
  [22_000_000_000, '22 GB'],
])('formats %i bytes as %s', (bytes, expected) => expect(formatFileSize(bytes, 'en')).toBe(expected));

it('formats types as a list of uppercase names', () =>
  expect(formatFileTypes(['image/png', 'image/svg+xml', '.pdf', 'audio/*'], 'en')).toBe('PNG, SVG, PDF, or AUDIO'));
