/** Returns true for missing values, which sort last in both directions. */
export const isMissing = (value: unknown) =>
  value === undefined || value === null || value === '' || Number.isNaN(value);
