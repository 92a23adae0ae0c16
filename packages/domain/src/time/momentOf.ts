import { wallClock } from './businessDay';

const minuteLength = 60_000;
const dayLength = 1440 * minuteLength;

/** Returns the local time of an instant, as if it were UTC. */
function shownAt(milliseconds: number, timeZone: string) {
  const { date, minute } = wallClock(new Date(milliseconds), timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minute * minuteLength;
}

/**
 * Returns the first instant at which the local time is at least the given minute of the date. Minutes after 1439 belong
 * to the next day.
 */
export function momentOf(date: string, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * minuteLength;
  // No zone changes its offset twice within two days, so one of the two offsets is correct.
  const candidates = [wanted - dayLength, wanted + dayLength].map((at) => wanted - (shownAt(at, timeZone) - at));
  let [before, after] = [Math.min(...candidates), Math.max(...candidates)];
  if (before === after || shownAt(before, timeZone) === wanted) return new Date(before);
  // The requested time is skipped by a clock change: find the change.
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle, timeZone) < wanted) before = middle;
    else after = middle;
  }
  return new Date(after);
}
