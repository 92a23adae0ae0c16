import { expect, it } from 'vitest';
import { countryOptions } from './countryOptions';

it('countryOptions lists each country once by its name in the language, with the English name as the value', () => {
  const german = countryOptions('de');
  expect(german).toContainEqual({ value: 'Germany', label: 'Deutschland' });
  expect(german).toContainEqual({ value: 'Türkiye', label: 'Türkei' });
  expect(new Set(german.map(({ value }) => value)).size).toBe(german.length);
  expect(german.length).toBeGreaterThan(230);
  expect(german.map(({ value }) => value)).not.toContain('European Union');
});
