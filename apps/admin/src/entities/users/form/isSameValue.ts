/** Compares two field values: texts, or lists of texts. */
export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
