import { expect, it } from 'vitest';
import { extractCode } from './extractCode';

it('extracts the code from pasted text', () => {
  expect(extractCode('123-456', 'digits', 6)).toBe('123456');
  expect(extractCode('Your code is 904 211.', 'digits', 6)).toBe('904211');
  expect(extractCode('1234567', 'digits', 6)).toBe('123456');
});

it('converts Arabic and Persian digits', () => {
  expect(extractCode('١٢٣۴۵۶', 'digits', 6)).toBe('123456');
});

it('converts letters to uppercase', () => {
  expect(extractCode('ab-3c', 'letters', 4)).toBe('ABC');
  expect(extractCode('ab-3c', 'both', 4)).toBe('AB3C');
});
