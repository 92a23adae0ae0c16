import { wallClock } from './businessDay';

const minuteLength = 60_000;
const dayLength = 1440 * minuteLength;

/** What the wall clock of a zone shows at a moment, read as if it were UTC. */
function shownAt(milliseconds: number, timeZone: string) {
  const { date, minute } = wallClock(new Date(milliseconds), timeZone);
  return Date.parse(`${date}T00:00:00Z`) + minute * minuteLength;
}

/**
 * The first moment at which the wall clock of a zone shows a minute of a day, or more where the clock skips it.
 * Minutes past 1439 belong to the next day.
 */
export function momentOf(date: string, minute: number, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * minuteLength;
  // No clock changes twice within two days, so one of the offsets around is the right one.
  const candidates = [wanted - dayLength, wanted + dayLength].map((at) => wanted - (shownAt(at, timeZone) - at));
  let [before, after] = [Math.min(...candidates), Math.max(...candidates)];
  if (before === after || shownAt(before, timeZone) === wanted) return new Date(before);
  // Also where the clock skips the wanted time: then the change of clock itself.
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (shownAt(middle, timeZone) < wanted) before = middle;
    else after = middle;
  }
  return new Date(after);
}
