import { includesText } from '../lists/lists';
import type { SortOrder } from '../http/parameters';
import { isActivePayment } from './billMoney';
import { lossesOf, noneKey, type LossRecord } from './billLosses';
import type { Bill, BillRow } from './billRecord.contract';
import type { BillFilter } from './bills.contract';
import { type BillQuickView, type BillSortColumn } from './billCodes';

/** A bill and the wall-clock hour at which it was opened. */
export interface BillEntry {
  bill: Bill;
  hour: number;
}

const isPerson = (wanted: string, person: { id: string | number } | null) =>
  wanted === '' || (wanted === noneKey ? person === null : String(person?.id) === wanted);

/**
 * Checks whether `q` is the bill's number or part of its table, tab, customer or server. Four digits also match the end
 * of a card number.
 */
function matchesText(q: string, bill: Bill): boolean {
  const wanted = q.trim().replace(/^#(?=\d+$)/, '');
  if (wanted === '') return true;
  const isNumber = /^\d+$/.test(wanted);
  return (
    (isNumber && Number(wanted) === bill.number) ||
    includesText(wanted, bill.table, bill.tabName, bill.customerName, bill.server?.name) ||
    (wanted.length === 4 && isNumber && bill.payments.some(({ last4 }) => last4 === wanted))
  );
}

export function matchingLosses(filter: BillFilter, bill: Bill): LossRecord[] {
  const { has, reason, approver, item } = filter;
  return lossesOf(bill).filter(
    (record) =>
      (has === '' || record.kind === has) &&
      (reason === '' || record.reason === reason) &&
      isPerson(approver, record.approver) &&
      ((has === '' && item !== noneKey) ||
        item === '' ||
        (item === noneKey ? record.itemId === null : record.itemId === item)),
  );
}

/** Checks whether a bill matches a filter. Ignores `hidden`, restaurant and dates. */
export function billMatches(filter: BillFilter, { bill, hour }: BillEntry): boolean {
  if (filter.id !== '') return bill.id === filter.id;
  const { status, channel, orderType, payment, flag, item, has, reason, approver } = filter;
  const isItem = item !== '' && item !== noneKey;
  return (
    (status === '' || status === 'all' || bill.status === status) &&
    (channel === '' || bill.channel === channel) &&
    (orderType === '' || bill.orderType === orderType) &&
    isPerson(filter.server, bill.server) &&
    (payment === '' || bill.payments.some((entry) => entry.type === payment && isActivePayment(entry))) &&
    (filter.hour === undefined || hour === filter.hour) &&
    (flag === '' || bill.flags.includes(flag)) &&
    (!isItem || bill.lines.some(({ itemId }) => itemId === item)) &&
    ((has === '' && reason === '' && approver === '' && item !== noneKey) || matchingLosses(filter, bill).length > 0) &&
    matchesText(filter.q, bill)
  );
}

/** Checks whether a bill is shown as a row. For totals, see `isTotaledBy`. */
export function isRowOf({ hidden, id }: BillFilter, bill: Pick<BillRow, 'hidden'>): boolean {
  if (id !== '') return true;
  return hidden === 'include' || (hidden === 'only') === (bill.hidden !== null);
}

export const isTotaledBy = ({ hidden, id }: BillFilter, bill: Pick<BillRow, 'hidden'>): boolean =>
  id !== '' || hidden !== 'only' || bill.hidden !== null;

const views: Record<BillQuickView, (bill: Bill) => boolean> = {
  all: () => true,
  open: ({ status }) => status === 'open',
  awaiting_tip: ({ status }) => status === 'paid',
  overdue: ({ flags }) => flags.includes('overdue'),
  high_discount: ({ flags }) => flags.includes('high_discount'),
  voided: ({ lines }) => lines.some(({ voided }) => voided !== null),
  refunded: ({ money }) => money.refundedSale > 0,
  no_server: ({ flags }) => flags.includes('no_server'),
  reopened: ({ flags }) => flags.includes('reopened'),
  hidden: ({ hidden }) => hidden !== null,
};

/** Counts the bills of each quick view. Hidden bills count only in the view of hidden bills. */
export function countViews(entries: readonly BillEntry[]): Record<BillQuickView, number> {
  const names = Object.keys(views) as BillQuickView[];
  const counts = Object.fromEntries(names.map((name) => [name, 0])) as Record<BillQuickView, number>;
  for (const { bill } of entries) {
    for (const name of names) {
      if ((bill.hidden === null) === (name !== 'hidden') && views[name](bill)) counts[name] += 1;
    }
  }
  return counts;
}

const statusOrder = { open: 0, paid: 1, closed: 2, voided: 3 };

type SortValue = string | number | null;

/** Sort value per column. Restaurants sort by ID, channels by key, statuses by lifecycle. */
export const billSortValues: Record<BillSortColumn, (bill: BillRow) => SortValue> = {
  openedAt: ({ openedAt }) => Date.parse(openedAt),
  number: ({ number }) => number,
  restaurant: ({ restaurantId }) => restaurantId,
  place: ({ table, tabName, customerName }) => table ?? tabName ?? customerName,
  server: ({ server }) => server?.name ?? null,
  guests: ({ guests }) => guests,
  channel: ({ channel }) => channel,
  losses: ({ money }) => money.discounts + money.comps,
  total: ({ money }) => money.total,
  tips: ({ money }) => money.tips,
  balance: ({ money }) => money.balance,
  netSales: ({ money }) => money.netSales,
  status: ({ status }) => statusOrder[status],
};

export interface SortedBill {
  id: string;
  value: SortValue;
}

/** Sorts by one column. Missing values are last in both directions, ties are ordered by ID. */
export function sortByValue<T extends SortedBill>(rows: readonly T[], sort: SortOrder, locale?: string): T[] {
  const collator = new Intl.Collator(locale, { numeric: true });
  const sign = sort === 'asc' ? 1 : -1;
  return rows.toSorted((a, b) => {
    const [left, right] = [a.value, b.value];
    let order = 0;
    if (left === null || right === null) order = Number(left === null) - Number(right === null);
    else if (typeof left === 'number' && typeof right === 'number') order = sign * (left - right);
    else if (left !== right) order = sign * collator.compare(String(left), String(right));
    return order || (a.id < b.id ? -1 : Number(a.id > b.id));
  });
}
