import { wallClock, type DashboardData, type MetricId } from '@larder/domain/contract';
import type { Formats } from '../../lib/createFormats';

/** The meal that a moment belongs to: the title of a live day names it. */
export function mealOf(hour: number): 'lunch' | 'dinner' {
  return hour >= 4 && hour < 16 ? 'lunch' : 'dinner';
}

/** A business date moved by days; dates have no time zone. */
export function moveDate(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

const money: readonly MetricId[] = ['net_sales', 'gross_sales', 'tips', 'discounts', 'comps', 'voids', 'refunds'];
const averages: readonly MetricId[] = ['average_bill', 'average_cover'];

/** A metric's value as the parts of a figure; a dash where there is none. Tiles round money, averages keep their cents. */
export function metricParts(id: MetricId, value: number | null, currency: string, formats: Formats) {
  if (value === null) return '—';
  if (money.includes(id)) return formats.moneyParts(value, currency, { whole: true });
  if (averages.includes(id)) return formats.moneyParts(value, currency);
  if (id === 'labour_rate') return formats.percentParts(value / 100_000);
  return formats.number(value);
}

/** The start of an hour of the trading day: 25 is 01:00. */
export const hourLabel = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`;

/** The time zone of the restaurant that comes first. */
export const zoneOf = ({ groups, zones }: Pick<DashboardData, 'groups' | 'zones'>): string | undefined =>
  zones[groups[0]?.restaurantIds[0] ?? ''];

/** The hour the restaurant's wall shows at a moment. */
export const hourAt = (instant: Date, zone: string | undefined) =>
  zone ? Math.floor(wallClock(instant, zone).minute / 60) : instant.getHours();

/** The hour that is running, or undefined on a past day. */
export function currentHour(data: Pick<DashboardData, 'live' | 'asOf' | 'groups' | 'zones'>): number | undefined {
  return data.live ? hourAt(new Date(data.asOf), zoneOf(data)) : undefined;
}

/** What people call a bill: the last part of its id, without leading zeros. */
export const billNumber = (id: string) =>
  id
    .split('-')
    .at(-1)
    ?.replace(/^0+(?=.)/, '') ?? id;

/** Parts of a whole worth showing: the largest first, nothing that is zero, all after the `limit - 1`th together as `other`. */
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

const lossKeys = ['discount', 'comp', 'void'];

/** Losses as the tile counts them (restaurant.md 4.1); refunds stand apart: they come off the sales already. */
export function splitLosses<Row extends { key: string; amount: number }>(
  rows: readonly Row[],
): { losses: Row[]; refunded: number } {
  return {
    losses: rows.filter(({ key }) => lossKeys.includes(key)),
    refunded: rows.reduce((sum, { key, amount }) => (key === 'refund' ? sum + amount : sum), 0),
  };
}
