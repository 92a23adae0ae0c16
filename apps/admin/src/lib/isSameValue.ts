/** Returns true if two values of a form are equal, such as texts or lists. */
export const isSameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
