/** Parses an amount such as `56800`, `56,800` or `56 800.50`. */
export const parseAmount = (text: string) => Number(text.replace(/[\s,’']/g, '').replace('−', '-'));

/** Returns the message key of an invalid amount, else undefined. */
export function amountError(text: string): string | { key: string; n: number } | undefined {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  if (!Number.isFinite(amount)) return 'number';
  return amount < 0 ? { key: 'min', n: 0 } : undefined;
}
