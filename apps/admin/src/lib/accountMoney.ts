/** Currency of shop, cart, invoices, plans and cards; figures of a restaurant carry their own. */
export const accountCurrency = 'USD';

/** Cards and plans carry major units with at most two decimals; the app counts in minor units. */
export const minorOf = (major: number) => Math.round(major * 100);
