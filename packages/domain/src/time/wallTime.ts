/** Returns the minutes since midnight of `HH:mm`. `24:00` is 1440. */
export const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the end of a range in minutes since midnight of its first day. 1440 or more if the range ends on the next day. */
export function endMinuteOf({ from, to }: { from: string; to: string }) {
  const end = minuteOf(to);
  return end > minuteOf(from) ? end : end + 1440;
}
