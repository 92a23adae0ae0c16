/** An amount as people write it: `56800`, `56,800`, `56 800.50`. */
export const parseAmount = (text: string) => Number(text.replace(/[\s,’']/g, '').replace('−', '-'));

/** Message key of what is wrong with an amount (pages.md 4.2), or undefined. */
export function amountError(text: string): string | { key: string; n: number } | undefined {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  if (!Number.isFinite(amount)) return 'number';
  return amount < 0 ? { key: 'min', n: 0 } : undefined;
}
