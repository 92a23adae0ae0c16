import { businessDay, firstMoment, zoneOffset } from './businessDay';

const minuteLength = 60_000;

/** One business date of a place, with its clock: minutes count from the midnight of the date, past 1440 after the next one. */
export interface TradingDay {
  date: string;
  /** Milliseconds since 1970; half open. */
  from: number;
  to: number;
  /** The moment the wall shows a minute: the first one where it comes twice, the next that there is where it is skipped. */
  at: (minute: number) => number;
  /** What the wall shows at a moment of the day, in minutes from its midnight. */
  minuteOf: (instant: number) => number;
  /** Wall-clock hour, 0 to 23. */
  hourOf: (instant: number) => number;
}

/** Looks the offsets from UTC up once, so that a day of bills costs no calendar work. */
export function tradingDay(date: string, timeZone: string, closeOutHour: number): TradingDay {
  const day = businessDay(date, timeZone, closeOutHour);
  const [from, to] = [day.from.getTime(), day.to.getTime()];
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const [early, late] = [zoneOffset(from, timeZone), zoneOffset(to - 1, timeZone)];
  const change = early === late ? to : firstMoment(from, to - 1, (instant) => zoneOffset(instant, timeZone) === early);
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

/** Wall-clock hours of a trading day in their order: from the close-out hour on. */
export const tradingHours = (closeOutHour: number): number[] =>
  Array.from({ length: 24 }, (_, index) => (closeOutHour + index) % 24);
