/** Local date and time. */
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

/** Returns the local date and time of an instant in a time zone. */
export function wallClock(instant: Date, timeZone: string): WallClock {
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatterOf(timeZone).formatToParts(instant)) parts[type] = value;
  // Parsing requires four digits.
  const year = parts.year?.padStart(4, '0');
  return { date: `${year}-${parts.month}-${parts.day}`, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayLength).toISOString().slice(0, 10);

/** Returns the number of days from one date to another. Negative if the second date is earlier. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/** Returns the ISO weekday, Monday is 1. */
export const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Returns the business date of an instant: before the close-out hour it is the previous date. */
export function businessDate(instant: Date, timeZone: string, closeOutHour: number): string {
  const { date, minute } = wallClock(instant, timeZone);
  return minute < closeOutHour * 60 ? addDays(date, -1) : date;
}

/** Returns the offset of a time zone from UTC in milliseconds, rounded to minutes. */
export function zoneOffset(instant: number, timeZone: string): number {
  const { date, minute } = wallClock(new Date(instant), timeZone);
  const wall = Date.parse(`${date}T00:00:00Z`) + minute * minuteLength;
  return wall - Math.floor(instant / minuteLength) * minuteLength;
}

/** Finds the first instant for which `isBefore` is false, by binary search. */
export function firstMoment(before: number, after: number, isBefore: (instant: number) => boolean): number {
  let [low, high] = [before, after];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle;
    else high = middle;
  }
  return high;
}

/** Returns the first instant of a business date. */
function startOfBusinessDay(date: string, timeZone: string, closeOutHour: number): Date {
  // No zone is more than 15 hours from UTC, and no clock change is longer than 3 hours.
  const wall = Date.parse(`${date}T00:00:00Z`) + closeOutHour * 60 * minuteLength;
  const [low, high] = [wall - 18 * 60 * minuteLength, wall + 18 * 60 * minuteLength];
  const offset = zoneOffset(low, timeZone);
  // Without a clock change nearby, the offset is constant.
  if (zoneOffset(high, timeZone) === offset) return new Date(wall - offset);
  return new Date(firstMoment(low, high, (instant) => businessDate(new Date(instant), timeZone, closeOutHour) < date));
}

/** Returns the half-open interval of a business date. Days neither overlap nor leave gaps. */
export function businessDay(date: string, timeZone: string, closeOutHour: number): { from: Date; to: Date } {
  return {
    from: startOfBusinessDay(date, timeZone, closeOutHour),
    to: startOfBusinessDay(addDays(date, 1), timeZone, closeOutHour),
  };
}
