/** What a clock on the wall shows. */
export interface WallClock {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes since midnight, 0 to 1439. */
  minute: number;
}

const minuteLength = 60_000;
const dayLength = 1440 * minuteLength;
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string) {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** What the clock on a wall of that zone shows at a moment. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** ISO weekday, Monday is 1. */
export const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** The trading day a moment belongs to: below the close-out hour on the wall it is still the day before (restaurant.md 1.4). */
export function businessDate(instant: Date, timeZone: string, closeOutHour: number): string {
  const { date, minute } = wallClock(instant, timeZone);
  return minute < closeOutHour * 60 ? addDays(date, -1) : date;
}

/** Milliseconds that a zone's wall clock is ahead of UTC at a moment, to the minute. */
export function zoneOffset(instant: number, timeZone: string): number {
  const { date, minute } = wallClock(new Date(instant), timeZone);
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * minuteLength;
  return wall - Math.floor(instant / minuteLength) * minuteLength;
}

/** Where a change between two moments turns `isBefore` from true to false: the first moment after it. */
export function firstMoment(before: number, after: number, isBefore: (instant: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** The first moment whose business date is that one. */
function startOfBusinessDay(date: string, timeZone: string, closeOutHour: number): Date {
  // No zone is further than 15 hours from UTC, and no change of clock longer than 3.
  const wall = Date.parse(`${date}T00:00:00Z`) + closeOutHour * 60 * minuteLength;
  const [low, high] = [wall - 18 * 60 * minuteLength, wall + 18 * 60 * minuteLength];
  const offset = zoneOffset(low, timeZone);
  // Where no clock changes around it, the wall says it all.
  if (zoneOffset(high, timeZone) === offset) return new Date(wall - offset);
  return new Date(firstMoment(low, high, (instant) => businessDate(new Date(instant), timeZone, closeOutHour) < date));
}

/** Half open, from the first moment of a trading day to the first of the next: days neither overlap nor leave a gap. */
export function businessDay(date: string, timeZone: string, closeOutHour: number): { from: Date; to: Date } {
  return {
    from: startOfBusinessDay(date, timeZone, closeOutHour),
    to: startOfBusinessDay(addDays(date, 1), timeZone, closeOutHour),
  };
}
