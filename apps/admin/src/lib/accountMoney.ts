import { currencyDecimals } from '@larder/domain/contract';

/** Currency of the shop, cart, invoices and plans. Amounts of a restaurant have a currency each. */
export const accountCurrency = 'USD';

/** Converts an amount of a dashboard card or a plan from major to minor units. */
export const minorOf = (major: number, currency = accountCurrency) =>
  Math.round(major * 10 ** currencyDecimals(currency));
