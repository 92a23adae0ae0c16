import { change } from '@larder/domain';
import { wallClock, type DashboardData, type HourPoint, type MetricId } from '@larder/domain/contract';
import type { Formats } from '../../lib/createFormats';

/** Returns the meal at an hour, for the title of the current day. */
export function mealOf(hour: number): 'lunch' | 'dinner' {
  return hour >= 4 && hour < 16 ? 'lunch' : 'dinner';
}

const money: readonly MetricId[] = ['net_sales', 'gross_sales', 'tips', 'discounts', 'comps', 'voids', 'refunds'];
const averages: readonly MetricId[] = ['average_bill', 'average_cover'];

/** Formats a metric as parts; a dash if the value is missing. Rounds money to major units, except averages. */
export function metricParts(id: MetricId, value: number | null, currency: string, formats: Formats) {
  if (value === null) return '—';
  if (money.includes(id)) return formats.moneyParts(value, currency, { whole: true });
  if (averages.includes(id)) return formats.moneyParts(value, currency);
  if (id === 'labour_rate') return formats.percentParts(value / 100_000);
  return formats.number(value);
}

/** Formats a metric as text, like `metricParts`. */
export function metricText(id: MetricId, value: number | null, currency: string, formats: Formats): string {
  const parts = metricParts(id, value, currency, formats);
  return typeof parts === 'string' ? parts : parts.map((part) => part.value).join('');
}

/** Formats the start of an hour of the trading day: 25 is 01:00. */
export const hourLabel = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** Returns the time zone of the first restaurant, or undefined if it is unknown. */
export const zoneOf = ({ groups, zones }: Pick<DashboardData, 'groups' | 'zones'>): string | undefined =>
  zones[groups[0]?.restaurantIds[0] ?? ''];

/** Returns the hour of an instant in the restaurant's time zone. */
export const hourAt = (instant: Date, zone: string | undefined) =>
  zone ? Math.floor(wallClock(instant, zone).minute / 60) : instant.getHours();

/** Returns the current hour, or undefined on a past day. */
export function currentHour(data: Pick<DashboardData, 'live' | 'asOf' | 'groups' | 'zones'>): number | undefined {
  return data.live ? hourAt(new Date(data.asOf), zoneOf(data)) : undefined;
}

/**
 * Returns the index of the current hour; infinity on a past day. The hours include all opening hours and all hours with
 * bills: an hour outside them is after the last one if the day has bills, otherwise before the first one (-1).
 */
export function currentHourIndex(hours: readonly Pick<HourPoint, 'hour' | 'bills'>[], now: number | undefined): number {
  if (now === undefined) return Infinity;
  const index = hours.findIndex(({ hour }) => hour % 24 === now);
  return index < 0 && hours.some(({ bills }) => bills > 0) ? Infinity : index;
}

/**
 * Returns the range of hours from the first to the last sales of either day. With `isOpenEnded`, includes the later
 * opening hours: those of a current day without a comparison day.
 */
export function shownHours(
  hours: readonly Pick<HourPoint, 'netSales' | 'compareNetSales'>[],
  isOpenEnded: boolean,
): [first: number, end: number] {
  const isBusy = ({ netSales, compareNetSales }: (typeof hours)[number]) =>
    netSales !== 0 || (compareNetSales ?? 0) !== 0;
  return [Math.max(0, hours.findIndex(isBusy)), isOpenEnded ? hours.length : hours.findLastIndex(isBusy) + 1];
}

/** Returns the sales of an hour on the comparison day; for the current hour, those up to the same minute. */
export const hourBaseline = ({ compareNetSales, compareSoFar }: HourPoint, index: number, currentIndex: number) =>
  index === currentIndex ? compareSoFar : compareNetSales;

/**
 * Returns the change of an hour from the comparison day, or `null` for a future hour or without sales on both days. The
 * current hour is compared with the same minutes of the comparison day and has no change before its first sale.
 */
export function hourChange(hour: HourPoint, index: number, currentIndex: number): number | 'new' | null {
  if (index > currentIndex) return null;
  const baseline = hourBaseline(hour, index, currentIndex);
  if (hour.netSales === 0 && (index === currentIndex || baseline === 0)) return null;
  return change(hour.netSales, baseline);
}

/**
 * Sorts the rows with positive amounts. If there are more than `limit`, keeps `limit` - 1 rows and sums the others in
 * `rest`.
 */
export function foldShares<Row extends { key: string; amount: number }>(
  rows: readonly Row[],
  limit = 6,
): { shown: Row[]; rest: number } {
  const sorted = rows.filter(({ amount }) => amount > 0).toSorted((a, b) => b.amount - a.amount);
  if (sorted.length <= limit) return { shown: sorted, rest: 0 };
  return {
    shown: sorted.slice(0, limit - 1),
    rest: sorted.slice(limit - 1).reduce((sum, { amount }) => sum + amount, 0),
  };
}
