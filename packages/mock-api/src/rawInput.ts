// What a guard may read of a body before its schema has judged it.

/** The members of a value; none where it is no object. */
export const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Record<string, unknown>;

export const isId = (value: unknown): value is number => Number.isInteger(value);
