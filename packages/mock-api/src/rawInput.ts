// Helpers for guards, which read input before it is validated.

/** Returns the value if it is an object, otherwise an empty object. */
export const recordOf = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}) as Record<string, unknown>;

export const isId = (value: unknown): value is number => Number.isInteger(value);
