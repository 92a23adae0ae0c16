import { addDays, weekdayOf } from '@larder/domain/contract';
import type { CalendarView } from './calendarSearch';

/** Dates, both inclusive. */
export interface Period {
  from: string;
  to: string;
}

export interface PeriodOptions {
  view: CalendarView;
  date: string;
  /** ISO weekday on which weeks start. */
  firstDay: number;
  /** If true, the week view shows three days. */
  isNarrow: boolean;
}

const monthStart = (date: string) => `${date.slice(0, 7)}-01`;

/** Adds months. If the resulting month is too short, uses its last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Returns the first date of a week. */
export const weekStart = (date: string, firstDay: number) => addDays(date, -((weekdayOf(date) - firstDay + 7) % 7));

/** Returns the period that the title names: a month, a week or a day. */
export function namedPeriod({ view, date, firstDay, isNarrow }: PeriodOptions): Period {
  if (view === 'day') return { from: date, to: date };
  if (view === 'week') {
    const from = isNarrow ? date : weekStart(date, firstDay);
    return { from, to: addDays(from, isNarrow ? 2 : 6) };
  }
  return { from: monthStart(date), to: addDays(addMonths(monthStart(date), 1), -1) };
}

/** Returns the visible dates: the named period. A month is extended to full weeks. */
export function visiblePeriod(options: PeriodOptions): Period {
  const { from, to } = namedPeriod(options);
  if (options.view !== 'month') return { from, to };
  return { from: weekStart(from, options.firstDay), to: addDays(weekStart(to, options.firstDay), 6) };
}

/** Returns a date in the next (1) or previous (-1) period. */
export function stepPeriod({ view, date, isNarrow }: PeriodOptions, step: 1 | -1): string {
  if (view === 'day') return addDays(date, step);
  if (view === 'week') return addDays(date, step * (isNarrow ? 3 : 7));
  return addMonths(date, step);
}

/** Returns the ISO 8601 week number. */
export function weekNumber(date: string): number {
  const thursday = addDays(date, 4 - weekdayOf(date));
  const day = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / 86_400_000;
  return Math.floor(day / 7) + 1;
}
