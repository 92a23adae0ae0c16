import {
  addDays,
  addTotals,
  billMatches,
  billSortValues,
  billTotalsOf,
  countViews,
  isRowOf,
  isTotaledBy,
  matchingLosses,
  sortByValue,
  type BillEntry,
  type BillFilter,
  type BillKey,
  type BillQuickView,
  type BillSortColumn,
  type BillTotals,
  type LossEntry,
  type SortOrder,
} from '@larder/domain/contract';
import type { Database } from '../database';
import type { BillRestaurant } from './billPlaces';
import { billStore, billsOn, blockKey, isSettled } from './billStore';

/** A filter with resolved dates. */
export interface BillScanInput {
  restaurants: readonly BillRestaurant[];
  filter: BillFilter;
  now: Date;
}

export const datesBetween = (from: string, to: string): string[] => {
  const dates: string[] = [];
  for (let date = from; date <= to; date = addDays(date, 1)) dates.push(date);
  return dates;
};

/** Returns the days of a scan by restaurant, then by date, so that IDs are sorted. */
export const daysOf = ({ restaurants, filter: { from, to } }: BillScanInput) =>
  restaurants.flatMap((restaurant) => datesBetween(from, to).map((date) => ({ restaurant, date })));

interface Part<T> {
  key: unknown;
  value: T;
}

/** Cached results of completed days, for the last few queries of each database. */
const memory = new WeakMap<Database, Part<unknown>[]>();
const maxParts = 6;

function remembered<T>(db: Database, key: string, read: () => T): T {
  const parts = memory.get(db) ?? [];
  const known = parts.find((part) => part.key === key);
  const part = known ?? { key, value: read() };
  memory.set(db, [part, ...parts.filter((other) => other !== part)].slice(0, maxParts));
  return part.value as T;
}

/** Reads days one after another and joins the results. Completed days are cached. */
function readDays<T>(
  db: Database,
  scan: BillScanInput,
  kind: unknown,
  read: (entries: readonly BillEntry[], restaurant: BillRestaurant) => T,
  join: (parts: readonly T[]) => T,
): T {
  const days = daysOf(scan);
  const run = (list: typeof days) =>
    join(list.map(({ restaurant, date }) => read(billsOn(db, restaurant, date, scan.now), restaurant)));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return join([]);
  const settled = days.filter(({ restaurant, date }) => isSettled(restaurant, date));
  const running = days.filter(({ restaurant, date }) => !isSettled(restaurant, date));
  const keys = scan.restaurants.map((restaurant) => [
    blockKey(restaurant, ''),
    restaurant.firstDate,
    restaurant.currentDate,
  ]);
  const key = JSON.stringify([kind, keys, scan.filter, billStore(db).revision]);
  if (settled.length === 0) return run(running);
  const still = remembered(db, key, () => run(settled));
  return running.length === 0 ? still : join([still, run(running)]);
}

/** Key of a row in a sorted list. The row itself is only read for its page. */
export interface BillPlaceInList extends BillKey {
  value: string | number | null;
}

interface Listing {
  rows: readonly BillPlaceInList[];
  totals: ReadonlyMap<string, BillTotals>;
  views: Record<BillQuickView, number>;
}

export interface BillOrdering {
  sort: SortOrder;
  sortColumn: BillSortColumn;
  locale: string | undefined;
}

function joinListings(parts: readonly Listing[], { sort, locale }: BillOrdering): Listing {
  const totals = new Map<string, BillTotals>();
  const views = countViews([]);
  for (const part of parts) {
    for (const [currency, entry] of part.totals) {
      const known = totals.get(currency);
      totals.set(currency, known ? addTotals(known, entry) : entry);
    }
    for (const name of Object.keys(views) as BillQuickView[]) views[name] += part.views[name];
  }
  return {
    rows: sortByValue(
      parts.flatMap(({ rows }) => rows),
      sort,
      locale,
    ),
    totals,
    views,
  };
}

/** Returns the sorted keys of the matching rows, the totals of the matching bills and the counts of the quick views. */
export function listBills(db: Database, scan: BillScanInput, ordering: BillOrdering): Listing {
  const { filter } = scan;
  const valueOf = billSortValues[ordering.sortColumn];
  const read = (entries: readonly BillEntry[], { currency }: BillRestaurant): Listing => {
    const matching = entries.filter((entry) => billMatches(filter, entry)).map(({ bill }) => bill);
    const totaled = matching.filter((bill) => isTotaledBy(filter, bill));
    return {
      rows: matching.filter((bill) => isRowOf(filter, bill)).map((bill) => ({ ...keyOf(bill), value: valueOf(bill) })),
      totals: new Map([[currency, billTotalsOf(currency, totaled, filter)]]),
      views: countViews(entries),
    };
  };
  return readDays(db, scan, ['list', ordering], read, (parts) => joinListings(parts, ordering));
}

export const keyOf = ({ id, number, restaurantId, businessDate, status, version }: BillKey): BillKey => ({
  id,
  number,
  restaurantId,
  businessDate,
  status,
  version,
});

interface Losses {
  entries: readonly LossEntry[];
  sold: ReadonlyMap<string, number>;
}

/** Returns the matching loss records and the menu value of all matching bills. */
export function readLosses(db: Database, scan: BillScanInput): Losses {
  const { filter } = scan;
  const read = (entries: readonly BillEntry[], { currency }: BillRestaurant): Losses => {
    const matching = entries
      .filter((entry) => billMatches(filter, entry) && isTotaledBy(filter, entry.bill))
      .map(({ bill }) => bill);
    return {
      entries: matching
        .map((bill) => ({ bill, records: matchingLosses(filter, bill) }))
        .filter(({ records }) => records.length > 0),
      sold: new Map([[currency, matching.reduce((sum, { money }) => sum + money.items, 0)]]),
    };
  };
  return readDays(db, scan, 'loss', read, (parts) => {
    const sold = new Map<string, number>();
    for (const part of parts) {
      for (const [currency, amount] of part.sold) sold.set(currency, (sold.get(currency) ?? 0) + amount);
    }
    return { entries: parts.flatMap(({ entries }) => entries), sold };
  });
}
