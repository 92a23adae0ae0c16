import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { civilDate, wallTime, type OrderType, type Weekday } from './basics.contract';

/** From `HH:mm` to `HH:mm`. If the end isn't after the start, it is on the next day. */
const timeRange = z.object({ from: wallTime, to: wallTime });
export type TimeRange = z.infer<typeof timeRange>;

const day = () => z.array(timeRange);
/** Ranges by ISO weekday. No ranges means closed. */
const weeklyHours = z.object({ 1: day(), 2: day(), 3: day(), 4: day(), 5: day(), 6: day(), 7: day() });
export type WeeklyHours = Record<Weekday, TimeRange[]>;

const ownHours = () => z.optional(weeklyHours);
/** Regular weekly hours, and overrides per order type. */
export const openingHours = z.object({
  main: weeklyHours,
  byOrderType: z.object({
    dine_in: ownHours(),
    takeaway: ownHours(),
    delivery: ownHours(),
  } satisfies Record<OrderType, unknown>),
});
export type OpeningHours = z.infer<typeof openingHours>;

/** Ranges that replace the weekly hours on a date. No ranges means closed. */
export const specialDay = z.object({
  date: civilDate,
  label: z.string().check(rule.maxLength(80)),
  ranges: day(),
});
export type SpecialDay = z.infer<typeof specialDay>;
