import {
  groupBy,
  lossesOf,
  minuteOf,
  rateOf,
  tradingDay,
  weekdayOf,
  type Bill,
  type Drill,
  type ExceptionEntry,
  type PersonRef,
  type TradingDay,
  type Weekday,
} from '@larder/domain/contract';
import type { BillRestaurant } from '../bills/billPlaces';
import { billsOn } from '../bills/billStore';
import type { Database } from '../database';
import { activeEightySix } from '../menu/eightySix.store';
import { daySumsOn } from './dayReading';
import { reviewOf } from './exceptionReviews';

const maxExceptions = 50;
const repeatedVoids = 3;
const minuteLength = 60_000;
/** Minimum trading time in minutes before labor cost is checked. */
const tradingMinutes = 120;

interface Day {
  db: Database;
  restaurant: BillRestaurant;
  date: string;
  now: Date;
  day: TradingDay;
  mayReadBills: boolean;
  mayReadLabour: boolean;
}

type Explanation = ExceptionEntry['explanation'];
type Draft = Pick<ExceptionEntry, 'type' | 'severity' | 'at' | 'value' | 'limit'> & {
  id?: string;
  explanation?: Explanation;
};

/** Returns who made a change, who approved it and why. */
const explain = (
  record:
    | { by: PersonRef | null; approver: PersonRef | null; reason: string | null; note?: string | null }
    | null
    | undefined,
): Explanation =>
  record ? { by: record.by, approver: record.approver, reason: record.reason, note: record.note ?? '' } : null;

const lastOf = (bill: Bill, type: Bill['timeline'][number]['type']) =>
  bill.timeline.findLast((event) => event.type === type)?.at ?? bill.updatedAt;

/** Returns the exceptions of one bill. */
function draftsOf(bill: Bill, { restaurant, day, now }: Day): Draft[] {
  const { limits } = restaurant;
  const { items, discounts, comps, tips, total, voidedValue } = bill.money;
  const drafts: Draft[] = [];
  const add = (draft: Draft) => drafts.push(draft);
  const voids = lossesOf(bill).filter(({ kind }) => kind === 'void');
  const void_ = { type: 'large_void', severity: 'danger', limit: limits.voidAmount } as const;
  if (bill.status === 'voided') {
    if (voidedValue >= limits.voidAmount) {
      const explanation = explain(bill.lines.findLast(({ voided }) => voided)?.voided);
      add({ ...void_, at: lastOf(bill, 'bill_voided'), value: voidedValue, explanation });
    }
  } else {
    for (const { amount, at, lineId } of voids) {
      if (amount < limits.voidAmount) continue;
      const explanation = explain(bill.lines.find(({ id }) => id === lineId)?.voided);
      add({ ...void_, at, value: amount, id: `-${lineId}`, explanation });
    }
  }
  for (const { refunds } of bill.payments) {
    for (const refund of refunds) {
      const { id, at, amount } = refund;
      if (amount < limits.refundAmount) continue;
      const large = { type: 'large_refund', severity: 'danger', limit: limits.refundAmount } as const;
      add({ ...large, at, value: amount, id: `-${id}`, explanation: explain(refund) });
    }
  }
  const has = (flag: Bill['flags'][number]) => bill.flags.includes(flag);
  if (has('high_discount')) {
    const value = rateOf(discounts + comps, items) ?? 0;
    const all = [...bill.discounts, ...bill.lines.flatMap((line) => (line.voided ? [] : line.discounts))];
    const explanation = explain(all.toSorted((a, b) => b.amount - a.amount)[0]);
    const high = { type: 'high_discount', severity: 'warning', limit: limits.discount } as const;
    add({ ...high, at: lastOf(bill, 'discounted'), value, explanation });
  }
  if (has('high_tip')) {
    const at = bill.paidAt ?? bill.updatedAt;
    add({ type: 'high_tip', severity: 'warning', at, value: rateOf(tips, total) ?? 0, limit: limits.tip });
  }
  if (has('reopened')) {
    const value = bill.timeline.filter(({ type }) => type === 'reopened').length;
    const explanation = explain(bill.timeline.findLast(({ type }) => type === 'reopened'));
    add({ type: 'reopened', severity: 'info', at: lastOf(bill, 'reopened'), value, limit: 0, explanation });
  }
  if (has('overdue')) {
    const opened = Date.parse(bill.openedAt);
    // An open bill counts until the end of its day, so that past dates don't change.
    const value = Math.floor((Math.min(now.getTime(), day.to) - opened) / minuteLength);
    const since = Math.min(opened + limits.openMinutes * minuteLength, day.to);
    const severity = now.getTime() >= day.to ? 'danger' : 'warning';
    add({ type: 'overdue_bill', severity, at: new Date(since).toISOString(), value, limit: limits.openMinutes });
  }
  return drafts;
}

/** Returns the exceptions of one restaurant and date. */
function exceptionsAt(context: Day): ExceptionEntry[] {
  const { db, restaurant, date, now, day, mayReadBills, mayReadLabour } = context;
  const drill = (extra: Record<string, string>): Drill =>
    mayReadBills ? { restaurant: restaurant.id, from: date, to: date, ...extra } : null;
  const base = {
    restaurantId: restaurant.id,
    billId: null,
    itemId: null,
    staff: null,
    currency: null,
    explanation: null,
    review: null,
  };
  const entries = billsOn(db, restaurant, date, now);

  const found: ExceptionEntry[] = entries.flatMap(({ bill }) =>
    draftsOf(bill, context).map(({ id = '', explanation = null, ...draft }) => ({
      ...base,
      ...draft,
      explanation: mayReadBills ? explanation : null,
      id: `${draft.type}-${bill.id}${id}`,
      billId: mayReadBills ? bill.id : null,
      staff: bill.server,
      currency: draft.type === 'large_void' || draft.type === 'large_refund' ? restaurant.currency : null,
      drill: drill({ id: bill.id }),
    })),
  );

  const voided = entries.filter(({ bill }) => bill.server && bill.lines.some((line) => line.voided));
  for (const bills of groupBy(voided, ({ bill }) => bill.server!.id).values()) {
    if (bills.length < repeatedVoids) continue;
    const staff = bills[0]!.bill.server!;
    const moments = bills.flatMap(({ bill }) => bill.lines.flatMap(({ voided: info }) => info?.at ?? []));
    found.push({
      ...base,
      id: `repeated_voids-${staff.id}-${date}`,
      type: 'repeated_voids',
      severity: 'warning',
      at: moments.toSorted().at(-1)!,
      staff,
      value: bills.length,
      limit: repeatedVoids,
      drill: drill({ server: String(staff.id), has: 'void' }),
    });
  }

  if (date === restaurant.currentDate) {
    for (const entry of activeEightySix(db, restaurant.id, now)) {
      const minutes = Math.floor((now.getTime() - Date.parse(entry.at)) / minuteLength);
      if (minutes <= restaurant.limits.eightySixMinutes) continue;
      found.push({
        ...base,
        id: `long_eighty_six-${entry.id}`,
        type: 'long_eighty_six',
        severity: 'warning',
        at: new Date(Date.parse(entry.at) + restaurant.limits.eightySixMinutes * minuteLength).toISOString(),
        itemId: entry.targetId,
        staff: entry.by,
        value: minutes,
        limit: restaurant.limits.eightySixMinutes,
        drill: entry.targetKind === 'item' ? drill({ item: entry.targetId }) : null,
      });
    }
  }

  const opening = restaurant.place?.hours.main[weekdayOf(date) as Weekday][0];
  const checkedFrom = opening ? day.at(minuteOf(opening.from) + tradingMinutes) : Infinity;
  if (mayReadLabour && now.getTime() >= checkedFrom) {
    const { labour, netSales } = daySumsOn(db, restaurant, date, now);
    const value = rateOf(labour, netSales);
    if (value !== null && value > restaurant.limits.labour) {
      found.push({
        ...base,
        id: `high_labour-${restaurant.id}-${date}`,
        type: 'high_labour',
        severity: 'warning',
        at: new Date(Math.min(now.getTime(), day.to - 1)).toISOString(),
        value,
        limit: restaurant.limits.labour,
        drill: drill({}),
      });
    }
  }
  return found;
}

/** Returns the exceptions of a date, newest first. */
export function exceptionsOf(
  restaurants: readonly BillRestaurant[],
  shared: Pick<Day, 'db' | 'date' | 'now' | 'mayReadBills' | 'mayReadLabour'>,
): ExceptionEntry[] {
  return restaurants
    .flatMap((restaurant) =>
      exceptionsAt({
        ...shared,
        restaurant,
        day: tradingDay(shared.date, restaurant.timeZone, restaurant.closeOutHour),
      }),
    )
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id < b.id ? -1 : 1))
    .slice(0, maxExceptions)
    .map((entry) => ({ ...entry, review: reviewOf(shared.db, entry.id) }));
}
