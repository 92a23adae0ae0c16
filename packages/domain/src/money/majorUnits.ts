import type { Minor } from './money';

// Shop, invoices and plans travel in major units of the account currency, two decimals (extensions.md 1).

/** `12.5` → 1250. */
export const toMinor = (amount: number): Minor => Math.round(amount * 100);
/** 1250 → `12.5`. */
export const toMajor = (amount: Minor): number => amount / 100;
