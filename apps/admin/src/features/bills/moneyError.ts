import { currencyDecimals, parseMoney, type FieldError } from '@larder/domain/contract';

/** Returns the error of a text that is not an amount, or that has more decimals than the currency. */
export function moneyError(text: string, currency: string, language: string): FieldError {
  const n = currencyDecimals(currency);
  const given = text.trim();
  const cut = given.replace(/[.,]\d+$/, (fraction) => (n === 0 ? '' : fraction.slice(0, n + 1)));
  const amount = cut === given ? null : parseMoney(cut, currency, language);
  return amount !== null && amount >= 0 ? { key: 'moneyDecimals', amount: 1250 } : 'money';
}
