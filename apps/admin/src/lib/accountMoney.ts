/** Currency of the shop, cart, invoices, plans and cards. Amounts of a restaurant have a currency each. */
export const accountCurrency = 'USD';

/** Converts an amount of a dashboard card or a plan from major to minor units. */
export const minorOf = (major: number) => Math.round(major * 100);
