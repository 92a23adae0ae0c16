/** A moment as a restaurant counts it: its trading day and the minutes since that day's midnight, past 1440 after the next one. */
export interface TradingClock {
  date: string;
  minute: number;
}

const dayMinutes = 1440;
const formatters = new Map<string, Intl.DateTimeFormat>();

function wallClock(instant: Date, timeZone: string): TradingClock {
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
  const parts: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {};
  for (const { type, value } of formatter.formatToParts(instant)) parts[type] = value;
  return { date: `${parts.year}-${parts.month}-${parts.day}`, minute: Number(parts.hour) * 60 + Number(parts.minute) };
}

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMinutes * 60_000).toISOString().slice(0, 10);

/** ISO weekday, Monday is 1. */
export const weekdayOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

/** Whether a text is a day of the calendar. */
export const isDate = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** Reads the local wall clock; below the close-out hour the day before still runs. Hours are never taken off the instant. */
export function tradingClock(instant: Date, timeZone: string, closeOutHour: number): TradingClock {
  const { date, minute } = wallClock(instant, timeZone);
  return minute < closeOutHour * 60 ? { date: addDays(date, -1), minute: minute + dayMinutes } : { date, minute };
}

/** The moment a wall clock shows a minute of a trading day. */
export function instantOf({ date, minute }: TradingClock, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  let instant = wanted;
  for (let round = 0; round < 2; round += 1) {
    const shown = wallClock(new Date(instant), timeZone);
    instant += wanted - (Date.parse(`${shown.date}T00:00:00Z`) + shown.minute * 60_000);
  }
  return new Date(instant);
}

export const wallTime = (minute: number) =>
  `${String(Math.floor(minute / 60) % 24).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
