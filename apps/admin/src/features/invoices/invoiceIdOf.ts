/** Returns the number in a path; undefined if it is none. */
export const invoiceIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** Number of invoices that can be printed as one document. */
export const maxPrinted = 100;

/** Returns the comma-separated numbers in a path, without repetitions; empty if one of them is none. */
export function invoiceIdsOf(text: string): number[] {
  const ids = [...new Set(text.split(','))].map(invoiceIdOf);
  return ids.every((id) => id !== undefined) && ids.length <= maxPrinted ? ids : [];
}
