/** Parses the number in a path. Returns undefined if it is not a number. */
export const invoiceIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
