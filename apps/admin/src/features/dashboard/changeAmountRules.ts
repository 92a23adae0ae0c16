/** Maximum amount. Larger ones are most likely typos. */
const largest = 1_000_000_000;

/**
 * Parses an amount in the format of any language: `56800`, `56,800`, `56.800` or `56 800,50`. Decimals have one or two
 * digits.
 */
export function parseAmount(text: string) {
  const plain = text.replace(/[\s’']/g, '').replace('−', '-');
  const [, whole, decimals] = /^(.*?)(?:[.,](\d\d?))?$/.exec(plain) ?? [];
  return Number(`${whole?.replace(/[.,]/g, '')}.${decimals ?? '0'}`);
}

/** Returns the error of an invalid amount, else undefined. */
export function amountError(text: string): string | { key: string; n: number } | undefined {
  if (text.trim() === '') return 'required';
  const amount = parseAmount(text);
  if (!Number.isFinite(amount)) return 'number';
  if (!Number.isInteger(amount)) return 'integer';
  if (amount > largest) return { key: 'max', n: largest };
  return amount < 0 ? { key: 'min', n: 0 } : undefined;
}
