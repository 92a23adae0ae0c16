/** Minutes since midnight of `HH:mm`; `24:00` is 1440. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Where a range ends, in minutes since the midnight it began after: past 1440 on the next day. */
export function endMinuteOf({ from, to }: { from: string; to: string }) {
  const end = minuteOf(to);
  return end > minuteOf(from) ? end : end + 1440;
}
