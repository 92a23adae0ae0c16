import { expect, it } from 'vitest';
import { moneyError } from './moneyError';

it.each([
  ['53.355', 'USD', 'en', 'moneyDecimals'],
  ['53,355', 'EUR', 'fr', 'moneyDecimals'],
  ['120.5', 'JPY', 'en', 'moneyDecimals'],
  ['-5', 'USD', 'en', 'money'],
  ['-53.355', 'USD', 'en', 'money'],
  ['two', 'USD', 'en', 'money'],
  ['1e9', 'USD', 'en', 'money'],
])('moneyError rejects %s in %s, language %s, with the error %s', (text, currency, language, error) => {
  const found = moneyError(text, currency, language);
  expect(typeof found === 'string' ? found : found.key).toBe(error);
});
