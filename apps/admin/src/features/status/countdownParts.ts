/** Splits a time span in ms into days, hours, minutes and seconds. Negative spans count as 0. */
export function countdownParts(span: number) {
  const seconds = Math.max(0, Math.ceil(span / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
