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

/** The first moment whose business date is that one. */
function startOfBusinessDay(date: string, timeZone: string, closeOutHour: number): Date {
  // No zone is further than 15 hours from UTC, and no change of clock longer than 3.
  const noon = Date.parse(`${date}T00:00:00Z`) + closeOutHour * 60 * minuteLength;
  let before = noon - 18 * 60 * minuteLength;
  let after = noon + 18 * 60 * minuteLength;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (businessDate(new Date(middle), timeZone, closeOutHour) < date) before = middle;
    else after = middle;
  }
  return new Date(after);
}

/** Half open, from the first moment of a trading day to the first of the next: days neither overlap nor leave a gap. */
export function businessDay(date: string, timeZone: string, closeOutHour: number): { from: Date; to: Date } {
  return {
    from: startOfBusinessDay(date, timeZone, closeOutHour),
    to: startOfBusinessDay(addDays(date, 1), timeZone, closeOutHour),
  };
}
