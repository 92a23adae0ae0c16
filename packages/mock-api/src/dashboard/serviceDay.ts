import {
  addDays,
  channels,
  endMinuteOf,
  lossKinds,
  metricIds,
  minuteOf,
  paymentTypes,
  rateOf,
  tradingHours,
  weekdayOf,
  type DashboardGroup,
  type Drill,
  type MetricId,
  type ShareRow,
  type Weekday,
} from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import type { Database } from '../database';
import { cutOf, daySumsOn, sumsOn } from './dayReading';
import { joinFigures, metricsOf, type DaySums, type Sum } from './daySums';

const trendDays = 7;
const itemsShown = 10;

const drills: Partial<Record<MetricId, Record<string, string>>> = {
  discounts: { has: 'discount' },
  comps: { has: 'comp' },
  voids: { has: 'void' },
  refunds: { has: 'refund' },
  open_bills: { status: 'open' },
};

const labels: Record<string, string> = {
  pos: 'Till',
  online: 'Online',
  qr: 'Table code',
  partner: 'Delivery partner',
  phone: 'Phone',
  kiosk: 'Kiosk',
  card: 'Card',
  cash: 'Cash',
  gift_card: 'Gift card',
  house_account: 'House account',
  other: 'Other',
  discount: 'Discounts',
  comp: 'On the house',
  void: 'Voids',
  refund: 'Refunds',
};

/** Returns the English name of a payment method, channel or loss. */
export const labelOf = (key: string) => labels[key] ?? key;
/** Key and English name of each channel. */
export const channelNames = channels.map((key) => [key, labelOf(key)] as const);

export interface ServiceDayInput {
  db: Database;
  now: Date;
  /** Restaurants with the same currency. */
  restaurants: readonly BillRestaurant[];
  restaurant: string;
  date: string;
  /** Number of days from the compared date to `date`. `null` without a comparison. */
  daysBack: number | null;
  mayReadBills: boolean;
  mayReadLabour: boolean;
}

/** Formats the time of the first restaurant up to which a live day is compared. `null` for whole days. */
export function untilOf([cut = null]: readonly (number | null)[]): string | null {
  if (cut === null) return null;
  return [Math.floor(cut / 60) % 24, cut % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Returns the local hours from the first to the last with opening hours or bills, in the order of the trading day. */
function hoursShown(restaurants: readonly BillRestaurant[], date: string, days: readonly DaySums[]): number[] {
  const weekday = weekdayOf(date) as Weekday;
  const opening = restaurants.flatMap(({ place }) =>
    (place?.hours.main[weekday] ?? []).flatMap((range) => {
      const [first, last] = [Math.floor(minuteOf(range.from) / 60), Math.ceil(endMinuteOf(range) / 60)];
      return Array.from({ length: last - first }, (_, index) => (first + index) % 24);
    }),
  );
  const busy = new Set([...opening, ...days.flatMap(({ hours }) => [...hours.keys()])]);
  const order = tradingHours(restaurants[0]?.closeOutHour ?? 0);
  const places = order.flatMap((hour, index) => (busy.has(hour) ? [index] : []));
  return places.length === 0 ? [] : order.slice(places[0], places.at(-1)! + 1);
}

/** Returns the service day of all restaurants with one currency. */
export function groupOf(input: ServiceDayInput): DashboardGroup {
  const { db, now, restaurants, restaurant, date, daysBack, mayReadBills, mayReadLabour } = input;
  const otherDate = addDays(date, -(daysBack ?? 0));
  const cuts = restaurants.map((restaurant) => cutOf(restaurant, date, now));
  const isLive = cuts.some((cut) => cut !== null);
  const day = sumsOn(db, restaurants, date, now);
  const other = daysBack !== null ? sumsOn(db, restaurants, otherDate, now, cuts) : null;
  // The chart shows the whole other day, while tiles are compared up to the same time.
  const wholeOther = other && isLive ? sumsOn(db, restaurants, otherDate, now) : other;
  const metrics = metricsOf(day);
  const otherMetrics = other && metricsOf(other);
  const trend = Array.from({ length: trendDays }, (_, index) => {
    const past = addDays(date, index - trendDays + 1);
    if (past === date) return metrics;
    const trading = restaurants.filter(({ firstDate }) => firstDate !== null && firstDate <= past);
    return trading.length === 0
      ? null
      : metricsOf(joinFigures(trading.map((restaurant) => daySumsOn(db, restaurant, past, now))));
  });
  const drill = (extra: Record<string, string | number> = {}): Drill =>
    mayReadBills ? { restaurant, from: date, to: date, ...extra } : null;

  const rowsOf = (
    parameter: string,
    keys: readonly string[],
    read: (sums: DaySums) => { get: (key: string) => (Sum & { label?: string }) | undefined },
    whole: number,
  ): ShareRow[] =>
    keys.map((key) => {
      const { amount = 0, count = 0, label } = read(day).get(key) ?? {};
      return {
        key,
        label: label ?? labelOf(key),
        amount,
        count,
        share: rateOf(amount, whole),
        compareAmount: other && (read(other).get(key)?.amount ?? 0),
        drill: drill({ [parameter]: key }),
      };
    });
  const amounts = (sums: ReadonlyMap<string, Sum>) => [...sums.values()].reduce((sum, { amount }) => sum + amount, 0);
  const products = [...day.products]
    .toSorted(([a, left], [b, right]) => right.amount - left.amount || (a < b ? -1 : 1))
    .slice(0, itemsShown)
    .map(([id]) => id);

  return {
    currency: restaurants[0]!.currency,
    restaurantIds: restaurants.map(({ id }) => id),
    until: untilOf(cuts),
    tiles: metricIds
      .filter((id) => mayReadLabour || id !== 'labour_rate')
      .map((id) => ({
        id,
        value: metrics[id],
        compareValue: otherMetrics?.[id] ?? null,
        trend: trend.map((past) => past?.[id] ?? null),
        drill: drill(drills[id]),
      })),
    hours: hoursShown(restaurants, date, wholeOther ? [day, wholeOther] : [day]).map((hour) => {
      const own = day.hours.get(hour);
      return {
        hour,
        netSales: own?.netSales ?? 0,
        bills: own?.bills ?? 0,
        covers: own?.covers ?? 0,
        labourCost: mayReadLabour ? (own?.labour ?? 0) : null,
        compareNetSales: wholeOther && (wholeOther.hours.get(hour)?.netSales ?? 0),
        compareSoFar: other && (other.hours.get(hour)?.netSales ?? 0),
        drill: drill({ hour }),
      };
    }),
    topItems: rowsOf('item', products, (sums) => sums.products, amounts(day.products)),
    paymentMix: rowsOf('payment', paymentTypes, (sums) => sums.payments, amounts(day.payments)),
    channels: rowsOf('channel', channels, (sums) => sums.channels, day.netSales),
    losses: rowsOf(
      'has',
      lossKinds,
      (sums) => ({ get: (kind) => sums.losses[kind as (typeof lossKinds)[number]] }),
      day.items,
    ),
    bridge: day.bridge,
    labour: mayReadLabour
      ? {
          cost: day.labour,
          minutes: day.minutes,
          rate: metrics.labour_rate,
          compareRate: otherMetrics?.labour_rate ?? null,
          target: Math.max(...restaurants.map(({ limits }) => limits.labour)),
        }
      : null,
  };
}
