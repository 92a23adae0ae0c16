import { expect, it } from 'vitest';
import { pseudo } from './pseudo.mjs';

it.each([
  ['Users', '⟦Úúšéérš⟧'],
  ['{{count}} users', '⟦{{count}} úúšéérš~⟧'],
  ['OK', '⟦ÓóK⟧'],
])('translates “%s” to “%s”', (text, own) => {
  expect(pseudo(text)).toBe(own);
});

it('pseudo-translation keeps keys and placeholders, and makes texts at least 30% longer', () => {
  const long = 'Choose what you want to see of {{name}} on Friday';
  const own = pseudo({ a: { b_one: long } }).a.b_one;
  expect(own).toContain('{{name}}');
  expect(own.length).toBeGreaterThanOrEqual(long.length * 1.3);
});
