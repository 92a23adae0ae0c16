/** Returns the number in a path; undefined if it is none. */
export const invoiceIdOf = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);
