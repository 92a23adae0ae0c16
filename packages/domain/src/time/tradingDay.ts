import { businessDay, firstMoment, zoneOffset } from './businessDay';

const minuteLength = 60_000;

/** A business date of a location with its local time. Minutes count from midnight of the date; the next one is 1440. */
export interface TradingDay {
  date: string;
  /** Unix timestamps, ms. Half-open interval. */
  from: number;
  to: number;
  /** Returns the instant of a minute: the first if it occurs twice, the next existing one if it is skipped. */
  at: (minute: number) => number;
  /** Returns the local time of an instant, in minutes since midnight of the date. */
  minuteOf: (instant: number) => number;
  /** Local hour, 0 to 23. */
  hourOf: (instant: number) => number;
}

/** Returns the trading day of a date. Looks up the UTC offsets only once, because a day has many bills. */
export function tradingDay(date: string, timeZone: string, closeOutHour: number): TradingDay {
  const day = businessDay(date, timeZone, closeOutHour);
  const [from, to] = [day.from.getTime(), day.to.getTime()];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // The clock may change at the first instant: with close-out hour 2, on the day on which 02:00 is skipped.
  const [early, late] = [zoneOffset(from - 1, timeZone), zoneOffset(to - 1, timeZone)];
  const change =
    early === late ? to : firstMoment(from - 1, to - 1, (instant) => zoneOffset(instant, timeZone) === early);
  const minuteOf = (instant: number) =>
    Math.floor((instant + (instant < change ? early : late) - midnight) / minuteLength);
  return {
    date,
    from,
    to,
    at(minute) {
      const wall = midnight + minute * minuteLength;
      return wall - early < change ? wall - early : Math.max(change, wall - late);
    },
    minuteOf,
    hourOf: (instant) => ((Math.floor(minuteOf(instant) / 60) % 24) + 24) % 24,
  };
}

/** Returns the local hours of a trading day, starting at the close-out hour. */
export const tradingHours = (closeOutHour: number): number[] =>
  Array.from({ length: 24 }, (_, index) => (closeOutHour + index) % 24);
