/** Returns the date in a time zone, `YYYY-MM-DD`. The time zone defaults to the one of the device. */
export const localDate = (moment: Date, timeZone?: string) =>
  // Swedish dates are ISO dates.
  new Intl.DateTimeFormat('sv', { ...(timeZone && { timeZone }) }).format(moment);
