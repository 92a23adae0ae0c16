import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { civilDate, wallTime, type OrderType, type Weekday } from './basics.contract';

/** From `HH:mm` to `HH:mm`; an end at or before the start lies on the next day. */
const timeRange = z.object({ from: wallTime, to: wallTime });
export type TimeRange = z.infer<typeof timeRange>;

const day = () => z.array(timeRange);
/** Ranges by ISO weekday; none: closed. */
const weeklyHours = z.object({ 1: day(), 2: day(), 3: day(), 4: day(), 5: day(), 6: day(), 7: day() });
export type WeeklyHours = Record<Weekday, TimeRange[]>;

const ownHours = () => z.optional(weeklyHours);
/** The main week, and the weeks of order types that have one of their own; missing: as the main week. */
export const openingHours = z.object({
  main: weeklyHours,
  byOrderType: z.object({
    dine_in: ownHours(),
    takeaway: ownHours(),
    delivery: ownHours(),
  } satisfies Record<OrderType, unknown>),
});
export type OpeningHours = z.infer<typeof openingHours>;

/** A date on which these ranges replace every service; none: closed. */
export const specialDay = z.object({
  date: civilDate,
  label: z.string().check(rule.maxLength(80)),
  ranges: day(),
});
export type SpecialDay = z.infer<typeof specialDay>;
