import { addDays, cardRanges, type CardRange, type Endpoint } from '@larder/domain/contract';
import { invalid } from '../httpError';
import type { Handler, Handlers } from '../router';

/** Dates from `from` to `to`, both inclusive. */
export interface DateSpan {
  from: string;
  to: string;
}

export interface CardPeriod extends DateSpan {
  /** The earlier period to which it is compared. */
  previous: DateSpan;
  /** If true, a point of its series is a month instead of a day. */
  isMonthly: boolean;
}

const monthOf = (date: string) => date.slice(0, 7);

/** Returns the first day of the month that is `months` months after that of the date. */
export function firstOfMonth(date: string, months = 0): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

/** Returns the same day in another month, or the last day of that month. */
function sameDayIn(date: string, months: number): string {
  const first = firstOfMonth(date, months);
  const last = addDays(firstOfMonth(first, 1), -1);
  const day = addDays(first, Number(date.slice(8)) - 1);
  return day < last ? day : last;
}

/**
 * Returns the dates of a period. The last 28 days and the last twelve months end today. The last month is the previous
 * calendar month.
 */
export function cardPeriod(range: CardRange, today: string): CardPeriod {
  if (range === 'Last 28 Days') {
    const from = addDays(today, -27);
    return { from, to: today, previous: { from: addDays(from, -28), to: addDays(today, -28) }, isMonthly: false };
  }
  if (range === 'Last Month') {
    const [from, to] = [firstOfMonth(today, -1), addDays(firstOfMonth(today), -1)];
    const previous = { from: firstOfMonth(today, -2), to: addDays(from, -1) };
    return { from, to, previous, isMonthly: false };
  }
  const from = firstOfMonth(today, -11);
  const previous = { from: firstOfMonth(from, -12), to: sameDayIn(today, -12) };
  return { from, to: today, previous, isMonthly: true };
}

/** Returns the month up to today, and the same days of the previous month. */
export function monthToDate(today: string): CardPeriod {
  const from = firstOfMonth(today);
  return {
    from,
    to: today,
    previous: { from: firstOfMonth(today, -1), to: sameDayIn(today, -1) },
    isMonthly: false,
  };
}

/** Returns the first dates of the points of a period, from its first day with bills. */
export function pointsOf({ from, to, isMonthly }: CardPeriod, firstDate: string | null): string[] {
  const points: string[] = [];
  const next = (date: string) => (isMonthly ? firstOfMonth(date, 1) : addDays(date, 1));
  for (let date = from; date <= to; date = next(date)) {
    if (firstDate === null || firstDate < next(date)) points.push(date);
  }
  return points;
}

export const pointOf = (date: string, { isMonthly }: CardPeriod) => (isMonthly ? `${monthOf(date)}-01` : date);

/** Returns the title, available periods and selected period of a card. */
export const rangeOf = (title: string, range: CardRange = cardRanges[0]) => ({
  title,
  last_days: [...cardRanges],
  range,
});

/** Throws 422 for an invalid period. */
function rejectInvalidPeriod({ range, year }: Record<string, unknown>) {
  const isRange = range === undefined || (cardRanges as readonly unknown[]).includes(range);
  const isYear = year === undefined || (typeof year === 'string' && /^\d{1,4}$/.test(year));
  if (isRange && isYear) return;
  throw invalid({ ...(isRange ? {} : { range: ['pick'] }), ...(isYear ? {} : { year: ['number'] }) });
}

/** Returns handlers that validate the period first. */
export const withPeriod = <T extends Record<string, Endpoint>>(handlers: Handlers<T>) =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, run]) => [name, { guard: rejectInvalidPeriod, run } as Handler<Endpoint>]),
  ) as Handlers<T>;
