import { expect, it } from 'vitest';
import { codeOf } from './codeOf';

it('extracts the code from pasted text', () => {
  expect(codeOf('123-456', 'digits', 6)).toBe('123456');
  expect(codeOf('Your code is 904 211.', 'digits', 6)).toBe('904211');
  expect(codeOf('1234567', 'digits', 6)).toBe('123456');
});

it('converts Arabic and Persian digits', () => {
  expect(codeOf('١٢٣۴۵۶', 'digits', 6)).toBe('123456');
});

it('converts letters to uppercase', () => {
  expect(codeOf('ab-3c', 'letters', 4)).toBe('ABC');
  expect(codeOf('ab-3c', 'both', 4)).toBe('AB3C');
});
