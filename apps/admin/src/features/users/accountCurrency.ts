/** Plans and invoices of the account are in this currency (pages.md 1.9); the amounts of a plan are whole units of it. */
export const accountCurrency = 'USD';
export const minorUnits = 100;
