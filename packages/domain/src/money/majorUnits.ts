import type { Minor } from './money';

// Shop, invoices and plans use major units of the account currency in the API, with two decimals.

/** Converts major to minor units: `12.5` → 1250. */
export const toMinor = (amount: number): Minor => Math.round(amount * 100);
/** Converts minor to major units: 1250 → `12.5`. */
export const toMajor = (amount: Minor): number => amount / 100;
