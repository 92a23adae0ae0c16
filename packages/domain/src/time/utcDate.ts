/** Returns the date of an instant in UTC, `YYYY-MM-DD`. */
export const utcDate = (instant: Date) => instant.toISOString().slice(0, 10);
