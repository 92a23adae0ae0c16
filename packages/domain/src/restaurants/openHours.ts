import { addDays, weekdayOf } from '../time/businessDay';
import { momentOf } from '../time/momentOf';
import { endMinuteOf, minuteOf } from '../time/wallTime';
import type { OrderType, Weekday } from './basics.contract';
import type { OpeningHours, SpecialDay, TimeRange, WeeklyHours } from './hours.contract';

/** Properties that determine the opening hours. */
export interface Opening {
  hours: OpeningHours;
  specialDays: readonly SpecialDay[];
  timeZone: string;
}

/** Returns the week of an order type, or the main week. */
export const weekOfType = ({ main, byOrderType }: OpeningHours, orderType?: OrderType): WeeklyHours =>
  (orderType && byOrderType[orderType]) ?? main;

/** Returns the ranges that start on a date. Special days replace the weekly hours. */
export function rangesOn({ hours, specialDays }: Opening, date: string, orderType?: OrderType): readonly TimeRange[] {
  const special = specialDays.find((day) => day.date === date);
  return special ? special.ranges : weekOfType(hours, orderType)[weekdayOf(date) as Weekday];
}

/** A half-open interval of time. */
export interface OpenSpan {
  from: Date;
  to: Date;
}

/** Returns the ranges that start on a date, as intervals. */
export const spansOn = (opening: Opening, date: string, orderType?: OrderType): OpenSpan[] =>
  rangesOn(opening, date, orderType).map((range) => ({
    from: momentOf(date, minuteOf(range.from), opening.timeZone),
    to: momentOf(date, endMinuteOf(range), opening.timeZone),
  }));

/** Returns the ranges that can overlap a date: those that start on it or on the previous day. */
export const spansAround = (opening: Opening, date: string, orderType?: OrderType): OpenSpan[] => [
  ...spansOn(opening, addDays(date, -1), orderType),
  ...spansOn(opening, date, orderType),
];
