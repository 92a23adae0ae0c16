import { addDays, billDaysAtMost, daysBetween, weekdayOf, type FieldError } from '@larder/domain/contract';
import type { DatePreset } from './datePresets';

/** Business dates, both inclusive. */
export interface BillDates {
  from: string;
  to: string;
}

/** Functions that return the dates of a preset. A week starts on Monday. */
export const presetDates: Record<DatePreset, (today: string) => BillDates> = {
  today: (today) => ({ from: today, to: today }),
  yesterday: (today) => ({ from: addDays(today, -1), to: addDays(today, -1) }),
  thisWeek: (today) => ({ from: addDays(today, 1 - weekdayOf(today)), to: today }),
  last7: (today) => ({ from: addDays(today, -6), to: today }),
};

/** Returns the number of days, both ends included. */
export const daysIn = ({ from, to }: BillDates) => daysBetween(from, to) + 1;

/** Returns the error of a range that is reversed or too long, otherwise undefined. */
export function datesError(dates: BillDates): FieldError | undefined {
  if (dates.from > dates.to) return 'dateOrder';
  return daysIn(dates) > billDaysAtMost ? { key: 'maxDays', n: billDaysAtMost } : undefined;
}

/** Moves the range by its number of days, at most to today. */
export function moveDates(dates: BillDates, direction: 1 | -1, today: string): BillDates {
  const days = daysIn(dates) * direction;
  const moved = { from: addDays(dates.from, days), to: addDays(dates.to, days) };
  return moved.to > today ? { from: addDays(today, 1 - daysIn(dates)), to: today } : moved;
}

/** Returns the search parameters of a preset. They are undefined for today, the default. */
export const searchOfPreset = (preset: DatePreset) => ({
  from: undefined,
  to: undefined,
  period: preset === 'today' ? undefined : preset,
});

/** Returns the search parameters of the dates. They are undefined for today, the default. */
export const searchOfDates = ({ from, to }: BillDates, today: string | undefined) =>
  from === today && to === today ? searchOfPreset('today') : { from, to, period: undefined };
