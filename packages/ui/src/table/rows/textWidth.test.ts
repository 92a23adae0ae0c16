import { expect, it } from 'vitest';
import { fits } from './textWidth';

it('`fits` returns true only for short Latin text', () => {
  expect(fits('2026-11-28', 102)).toBe(true);
  expect(fits('#000123', 102)).toBe(true);
  expect(fits('', 102)).toBe(true);
  expect(fits('guest384756@saltmarsh.example', 102)).toBe(false);
  expect(fits('WWWWWWWW', 102)).toBe(false);
  expect(fits('زيت', 102)).toBe(false);
  expect(fits('食', 102)).toBe(false);
  expect(fits(undefined, 102)).toBe(false);
});
