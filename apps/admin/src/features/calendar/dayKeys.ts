import { addDays, weekdayOf } from '@larder/domain/contract';
import { stepPeriod, weekStart, type PeriodOptions } from './calendarPeriod';

export interface DayKeyOptions {
  key: string;
  period: PeriodOptions;
  showsWeekends: boolean;
  isRightToLeft: boolean;
}

const isWeekend = (date: string) => weekdayOf(date) > 5;

/** Moves a date to the next visible one in the direction of `step`, if it is a hidden day of a weekend. */
function visibleFrom(date: string, step: 1 | -1, showsWeekends: boolean): string {
  if (showsWeekends || !isWeekend(date)) return date;
  return visibleFrom(addDays(date, step), step, showsWeekends);
}

/**
 * Returns the day that a key focuses, or undefined. Follows the grid pattern of the APG: arrows for days and weeks,
 * Home and End for the week, Page Up and Page Down for the period. In views with hours, up and down scroll.
 */
export function dayOfKey({ key, period, showsWeekends, isRightToLeft }: DayKeyOptions): string | undefined {
  const { view, date, firstDay } = period;
  const start = weekStart(date, firstDay);
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const step = key === forward ? 1 : -1;
    return visibleFrom(addDays(date, step), step, showsWeekends);
  }
  if (view === 'month' && key === 'ArrowUp') return addDays(date, -7);
  if (view === 'month' && key === 'ArrowDown') return addDays(date, 7);
  if (key === 'Home') return visibleFrom(start, 1, showsWeekends);
  if (key === 'End') return visibleFrom(addDays(start, 6), -1, showsWeekends);
  if (key === 'PageUp') return visibleFrom(stepPeriod(period, -1), -1, showsWeekends);
  if (key === 'PageDown') return visibleFrom(stepPeriod(period, 1), 1, showsWeekends);
  return undefined;
}
