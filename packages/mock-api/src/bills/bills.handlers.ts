import {
  addDays,
  billDaysAtMost,
  billRowOf,
  lossRowsOf,
  pageOf,
  rule,
  totalPagesOf,
  type BillFilter,
  type BillRow,
  type billEndpoints,
} from '@larder/domain/contract';
import { can, requireRight } from '../access';
import type { Database } from '../database';
import { forbidden, invalid, notFound } from '../httpError';
import type { Context, Handlers } from '../router';
import { billWrites } from './billWrites';
import { currentDateOf, billRestaurantsIn, billRestaurantsOf, type BillRestaurant } from './billPlaces';
import { keyOf, listBills, readLosses, type BillOrdering, type BillScanInput } from './billScan';
import { findBill, findBills, placeOfId } from './billStore';

/** Resolves and validates the dates. A bill ID determines its date. */
function datesOf(
  filter: BillFilter,
  restaurants: readonly BillRestaurant[],
  now: Date,
): Pick<BillFilter, 'from' | 'to'> {
  const current = currentDateOf(restaurants, now);
  if (filter.id !== '') {
    const date = restaurants
      .map((restaurant) => placeOfId(restaurant, filter.id)?.date)
      .find((entry) => entry !== undefined);
    return { from: date ?? current, to: date ?? current };
  }
  const from = filter.from || current;
  const to = filter.to || current;
  const wrong = [['from', from] as const, ['to', to] as const].filter(([, date]) => !rule.isDate(date));
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong.map(([field]) => [field, ['date']])));
  if (from > to) throw invalid({ to: ['dateOrder'] });
  if (to > addDays(from, billDaysAtMost - 1)) throw invalid({ to: [{ key: 'maxDays', n: billDaysAtMost }] });
  return { from, to };
}

function ask<T extends BillFilter>(input: T, db: Database, context: Context) {
  const restaurants = billRestaurantsIn(db, context, input.restaurant, 'bill');
  const params = { ...input, ...datesOf(input, restaurants, context.now) };
  const scan: BillScanInput = { restaurants, filter: filterOf(params), now: context.now };
  return { restaurants, params, scan };
}

const orderingOf = ({ sort, sortColumn }: Omit<BillOrdering, 'locale'>, { locale }: Context): BillOrdering => ({
  sort,
  sortColumn,
  locale,
});

/** Removes sorting and paging from the parameters. */
const filterOf = (input: BillFilter): BillFilter => ({
  restaurant: input.restaurant,
  from: input.from,
  to: input.to,
  q: input.q,
  status: input.status,
  channel: input.channel,
  orderType: input.orderType,
  server: input.server,
  payment: input.payment,
  item: input.item,
  hour: input.hour,
  flag: input.flag,
  has: input.has,
  reason: input.reason,
  approver: input.approver,
  id: input.id,
  hidden: input.hidden,
});

function rowsOf(
  db: Database,
  restaurants: readonly BillRestaurant[],
  places: readonly { id: string }[],
  now: Date,
): BillRow[] {
  const ids = places.map(({ id }) => id);
  const found = findBills(db, restaurants, ids, now);
  return ids.flatMap((id) => {
    const bill = found.get(id)?.bill;
    return bill ? billRowOf(bill) : [];
  });
}

export const billHandlers: Handlers<typeof billEndpoints> = {
  list(input, db, context) {
    const { restaurants, params, scan } = ask(input, db, context);
    const { rows, totals, views } = listBills(db, scan, orderingOf(params, context));
    const page = pageOf(rows, params.page, params.perPage);
    return {
      bills: rowsOf(db, restaurants, page, context.now),
      total: rows.length,
      totalPages: totalPagesOf(rows.length, params.perPage),
      totals: [...totals.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1)),
      views,
      params,
    };
  },

  all(input, db, context) {
    if (input.fields === 'row' && !can(context.ability, 'export', 'bill')) throw forbidden('export', 'bill');
    const { restaurants, params, scan } = ask(input, db, context);
    const { rows } = listBills(db, scan, orderingOf(params, context));
    const bills = params.fields === 'key' ? rows.map(keyOf) : rowsOf(db, restaurants, rows, context.now);
    return { bills, total: rows.length, params } as never;
  },

  bill({ id }, db, context) {
    const found = findBill(db, billRestaurantsOf(db, context), id, context.now);
    if (!found) throw notFound('bill', id);
    requireRight(context, 'read', 'bill', found.bill);
    return { bill: found.bill };
  },

  loss(input, db, context) {
    const { params, scan } = ask(input, db, context);
    const { entries, sold } = readLosses(db, scan);
    return { ...lossRowsOf(entries, params.groupBy, sold), params };
  },

  ...billWrites,
};
