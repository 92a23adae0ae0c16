import type { ExceptionEntry } from '@larder/domain/contract';
import { instantOf } from './businessDate';
import { rateOf } from './money';
import { labourTarget, limits } from './restaurants.fixtures';
import type { BillValue } from './valuation';

type Draft = Pick<ExceptionEntry, 'type' | 'severity' | 'value' | 'limit'> & { minute: number };

const exceptionsKept = 50;
const tradingBegins = 13 * 60;

/** What one bill gives reason to look at. */
function draftsOf({ bill, items, discount, comp, voidedValue, refunded, tip, total }: BillValue): Draft[] {
  const drafts: Draft[] = [];
  const add = (
    type: Draft['type'],
    severity: Draft['severity'],
    value: number | null,
    limit: number,
    minute: number,
  ) => {
    if (value !== null && value >= limit) drafts.push({ type, severity, value, limit, minute });
  };
  add('large_void', 'danger', voidedValue, limits.largeVoid, bill.voided?.at ?? bill.opened);
  add('large_refund', 'danger', refunded, limits.largeRefund, bill.refund?.at ?? bill.paid);
  add('high_discount', 'warning', rateOf(discount + comp, items), limits.highDiscount, bill.paid);
  add('high_tip', 'warning', rateOf(tip, total), limits.highTip, bill.paid);
  return drafts;
}

interface Day {
  date: string;
  until: number;
  timeZone: string;
  restaurant: string;
  mayReadBills: boolean;
  labourRate: number | null;
}

/** What of a day needs a look, newest first. */
export function exceptionsOf(values: readonly BillValue[], day: Day): ExceptionEntry[] {
  const { date, until, timeZone, restaurant, mayReadBills, labourRate } = day;
  const at = (minute: number) => instantOf({ date, minute }, timeZone).toISOString();
  const drill = (extra: Record<string, string>) =>
    mayReadBills ? { restaurant, from: date, to: date, ...extra } : null;

  const entries: ExceptionEntry[] = values.flatMap((value) =>
    draftsOf(value).map(({ minute, ...draft }) => ({
      id: `${draft.type}-${value.bill.id}`,
      ...draft,
      at: at(minute),
      restaurantId: value.bill.restaurantId,
      billId: mayReadBills ? value.bill.id : null,
      itemId: null,
      staff: value.bill.server,
      currency: 'USD',
      drill: drill({ id: value.bill.id }),
    })),
  );

  const voidedBy = Map.groupBy(
    values.filter(({ voidedValue }) => voidedValue > 0),
    ({ bill }) => bill.server.id,
  );
  for (const [server, voided] of voidedBy) {
    const last = voided.at(-1)?.bill;
    if (!last || voided.length < limits.repeatedVoids) continue;
    entries.push({
      id: `repeated_voids-${server}-${date}`,
      type: 'repeated_voids',
      severity: 'warning',
      at: at(last.voided?.at ?? last.opened),
      restaurantId: last.restaurantId,
      billId: null,
      itemId: null,
      staff: last.server,
      value: voided.length,
      limit: limits.repeatedVoids,
      currency: null,
      drill: drill({ server, has: 'void' }),
    });
  }
  if (labourRate !== null && labourRate > labourTarget && until >= tradingBegins) {
    entries.push({
      id: `high_labour-${date}`,
      type: 'high_labour',
      severity: 'warning',
      at: at(Math.min(until, 23 * 60)),
      restaurantId: values[0]?.bill.restaurantId ?? restaurant,
      billId: null,
      itemId: null,
      staff: null,
      value: labourRate,
      limit: labourTarget,
      currency: null,
      drill: drill({}),
    });
  }
  return entries
    .toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : a.id.localeCompare(b.id)))
    .slice(0, exceptionsKept);
}
