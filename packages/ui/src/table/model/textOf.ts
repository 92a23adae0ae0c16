/** Converts a value to text. Arrays are joined; other objects and missing values are empty. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint' ? `${value}` : '';
}
