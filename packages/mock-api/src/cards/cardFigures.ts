import {
  businessDate,
  cardRanges,
  currencyDecimals,
  groupBy,
  utcDate,
  type CardRange,
  type CardSeries,
} from '@larder/domain/contract';
import { billRestaurantsIn, type BillRestaurant } from '../bills/billPlaces';
import { datesBetween } from '../bills/billScan';
import { cutOf, daySumsOn, sumsOn } from '../dashboard/dayReading';
import { joinSums, type DaySums } from '../dashboard/daySums';
import type { Database } from '../database';
import { forbidden } from '../httpError';
import { workPlacesOf } from '../restaurants/restaurantAccess';
import type { Context } from '../router';
import { cardPeriod, pointOf, pointsOf, type CardPeriod, type DateSpan } from './cardPeriod';

const accountCurrency = 'USD';

interface Point {
  date: string;
  sums: DaySums;
}

/** Sums of a period, of its points and of the previous period. */
export interface PeriodFigures {
  period: CardPeriod;
  /** Days with figures. */
  days: readonly Point[];
  points: readonly Point[];
  total: DaySums;
  /** `null` if that period starts before the first bills of the restaurant. */
  previous: DaySums | null;
  previousDays: readonly Point[];
}

/** Reads the figures of cards at one restaurant. */
export interface CardReader {
  db: Database;
  now: Date;
  /** Undefined if the user has no restaurant. */
  restaurant: BillRestaurant | undefined;
  currency: string;
  /** Current business date. */
  today: string;
  /** Converts minor to major units. */
  major: (minor: number) => number;
  /** Returns the business date of an instant. An empty instant has an empty date, which is before all others. */
  dateOf: (instant: string) => string;
  read: (range: CardRange | CardPeriod | undefined) => PeriodFigures;
}

/** Returns the requested restaurant, or the first workplace. Throws 403 if the user may not read its figures. */
function restaurantFor(db: Database, context: Context, id: string | undefined): BillRestaurant | undefined {
  const wanted = id ?? workPlacesOf(db, context)[0]?._id;
  if (wanted === undefined) return undefined;
  // Restaurants can have different currencies, so their amounts can't be added.
  if (wanted === 'all') throw forbidden('read', 'dashboard');
  return billRestaurantsIn(db, context, wanted, 'dashboard')[0];
}

/** Returns the same as `restaurantFor`, but throws 403 if the user has no restaurant. */
export function requireCardRestaurant(db: Database, context: Context, id: string | undefined): BillRestaurant {
  const restaurant = restaurantFor(db, context, id);
  if (!restaurant) throw forbidden('read', 'dashboard');
  return restaurant;
}

export function cardReader(
  db: Database,
  context: Context,
  { restaurant: id }: { restaurant?: string | undefined },
): CardReader {
  const { now } = context;
  const restaurant = restaurantFor(db, context, id);
  const currency = restaurant?.currency ?? accountCurrency;
  const today = restaurant?.currentDate ?? utcDate(now);
  const unit = 10 ** currencyDecimals(currency);
  const firstDate = restaurant?.firstDate ?? null;

  /** Returns the sums of each day with bills. With a `cut`, the last day ends at that minute. */
  function daysOf({ from, to }: DateSpan, cut: number | null = null): Point[] {
    if (!restaurant || firstDate === null) return [];
    return datesBetween(from > firstDate ? from : firstDate, to < today ? to : today).map((date) => ({
      date,
      sums:
        cut !== null && date === to ? sumsOn(db, [restaurant], date, now, [cut]) : daySumsOn(db, restaurant, date, now),
    }));
  }

  function read(range: CardRange | CardPeriod = cardRanges[0]): PeriodFigures {
    const period = typeof range === 'string' ? cardPeriod(range, today) : range;
    const days = daysOf(period);
    const byPoint = groupBy(days, ({ date }) => pointOf(date, period));
    // If the period ends today, the previous period ends at the same time of its last day.
    const cut = restaurant && period.to === today ? cutOf(restaurant, today, now) : null;
    const isComparable = firstDate !== null && firstDate <= period.previous.from;
    const previousDays = isComparable ? daysOf(period.previous, cut) : [];
    return {
      period,
      days,
      points: pointsOf(period, firstDate).map((date) => ({
        date,
        sums: joinSums((byPoint.get(date) ?? []).map(({ sums }) => sums)),
      })),
      total: joinSums(days.map(({ sums }) => sums)),
      previous: isComparable ? joinSums(previousDays.map(({ sums }) => sums)) : null,
      previousDays,
    };
  }

  const { timeZone = 'UTC', closeOutHour = 0 } = restaurant ?? {};
  const dateOf = (instant: string) => (instant ? businessDate(new Date(instant), timeZone, closeOutHour) : '');
  return { db, now, restaurant, currency, today, major: (minor) => minor / unit, dateOf, read };
}

/** Returns the change in percent, to a tenth. `null` if the previous value is missing or 0. */
export const percentChange = (value: number, before: number | null | undefined): number | null =>
  before ? Math.round(((value - before) / Math.abs(before)) * 1000) / 10 : null;

/** Returns the difference, to a tenth. `null` without a previous value. */
export const difference = (value: number, before: number | null | undefined): number | null =>
  before === null || before === undefined ? null : Math.round((value - before) * 10) / 10;

/** Returns sales less labor cost. */
export const afterLabour = ({ netSales, labour }: DaySums) => netSales - labour;

export const seriesOf = (name: string, points: readonly Point[], valueOf: (sums: DaySums) => number): CardSeries => ({
  name,
  data: points.map(({ sums }) => valueOf(sums)),
});

/**
 * Returns the values of the previous period, as many as the period has points. The last one includes the remaining
 * days.
 */
export function previousSeries(
  name: string,
  { points, period, previousDays }: PeriodFigures,
  valueOf: (sums: DaySums) => number,
): CardSeries {
  const groups = [...groupBy(previousDays, ({ date }) => pointOf(date, period)).values()];
  const data = points.map((_, index) => {
    const isLast = index === points.length - 1;
    const days = (isLast ? groups.slice(index) : groups.slice(index, index + 1)).flat();
    return valueOf(joinSums(days.map(({ sums }) => sums)));
  });
  return { name, data };
}
