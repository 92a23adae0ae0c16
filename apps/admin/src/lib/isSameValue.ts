/** Compares two values of a form, such as texts or lists. */
export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
