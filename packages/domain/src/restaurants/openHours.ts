import { addDays, weekdayOf } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import { endMinuteOf, minuteOf } from '../time/wallTime';
import type { OrderType, Weekday } from './basics.contract';
import type { OpeningHours, SpecialDay, TimeRange, WeeklyHours } from './hours.contract';

/** What opening hours are judged by. */
export interface Opening {
  hours: OpeningHours;
  specialDays: readonly SpecialDay[];
  timeZone: string;
}

/** The week of an order type: its own, else the main one. */
export const weekOfType = ({ main, byOrderType }: OpeningHours, orderType?: OrderType): WeeklyHours =>
  (orderType && byOrderType[orderType]) ?? main;

/** The ranges that begin on a date; an entry for that date replaces every service. */
export function rangesOn({ hours, specialDays }: Opening, date: string, orderType?: OrderType): readonly TimeRange[] {
  const special = specialDays.find((day) => day.date === date);
  return special ? special.ranges : weekOfType(hours, orderType)[weekdayOf(date) as Weekday];
}

/** A range as moments, half open. */
export interface OpenSpan {
  from: Date;
  to: Date;
}

/** The ranges that begin on a date, as moments. */
export const spansOn = (opening: Opening, date: string, orderType?: OrderType): OpenSpan[] =>
  rangesOn(opening, date, orderType).map((range) => ({
    from: momentOf(date, minuteOf(range.from), opening.timeZone),
    to: momentOf(date, endMinuteOf(range), opening.timeZone),
  }));

/** Ranges running at some time of a date: those of the day, and those begun the day before. */
export const spansAround = (opening: Opening, date: string, orderType?: OrderType): OpenSpan[] => [
  ...spansOn(opening, addDays(date, -1), orderType),
  ...spansOn(opening, date, orderType),
];
