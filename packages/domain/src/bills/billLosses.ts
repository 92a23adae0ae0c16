import { rateOf, type Minor } from '../money/money';
import type { PersonRef } from '../restaurants/basics.contract';
import type { AppliedDiscount, Bill, LossKind } from './billRecord.contract';
import type { BillTotals, LossRow } from './bills.contract';
import { type LossGrouping } from './billCodes';

/** Money lost by a discount, comp, voided line or refund. */
export interface LossRecord {
  kind: LossKind;
  billId: string;
  lineId: string | null;
  paymentId: string | null;
  itemId: string | null;
  amount: Minor;
  reason: string;
  at: string;
  server: PersonRef | null;
  by: PersonRef | null;
  approver: PersonRef | null;
  afterPayment: boolean;
}

const hasNoLosses = ({ discounts, lines, payments }: Bill) =>
  discounts.length === 0 &&
  lines.every((line) => line.voided === null && line.discounts.length === 0) &&
  payments.every(({ refunds }) => refunds.length === 0);

/**
 * Returns one record per discount or comp of the bill or an active line, per voided line (at menu value) and per refund
 * of sales. Omits zero amounts, except for voided lines.
 */
export function lossesOf(bill: Bill): LossRecord[] {
  if (hasNoLosses(bill)) return [];
  const base = { billId: bill.id, server: bill.server, lineId: null, paymentId: null, itemId: null };
  const reductionOf = (discount: AppliedDiscount, place: { lineId: string; itemId: string } | null): LossRecord => ({
    ...base,
    ...place,
    kind: discount.kind,
    amount: discount.amount,
    reason: discount.reason,
    at: discount.at,
    by: discount.by,
    approver: discount.approver,
    afterPayment: false,
  });
  const records: LossRecord[] = bill.discounts.map((discount) => reductionOf(discount, null));
  for (const { id: lineId, itemId, discounts, voided, gross } of bill.lines) {
    if (voided) records.push({ ...base, ...voided, kind: 'void', lineId, itemId, amount: gross });
    else records.push(...discounts.map((discount) => reductionOf(discount, { lineId, itemId })));
  }
  for (const { id: paymentId, refunds } of bill.payments) {
    for (const { amount, overpayment, ...refund } of refunds) {
      records.push({ ...base, ...refund, kind: 'refund', paymentId, amount: amount - overpayment, afterPayment: true });
    }
  }
  return records.filter(({ kind, amount }) => amount > 0 || kind === 'void').map(pickRecord);
}

/** Drops all properties that aren't part of a `LossRecord`. */
const pickRecord = (record: LossRecord): LossRecord => ({
  kind: record.kind,
  billId: record.billId,
  lineId: record.lineId,
  paymentId: record.paymentId,
  itemId: record.itemId,
  amount: record.amount,
  reason: record.reason,
  at: record.at,
  server: record.server,
  by: record.by,
  approver: record.approver,
  afterPayment: record.afterPayment,
});

/** Key of rows without a server, an approver or an item. */
export const noneKey = 'none';

/** Sums the losses of bill totals. Equals the sum of the rows of `lossRowsOf`. */
export const lossesOfTotals = ({
  discounts,
  comps,
  voidedValue,
  refundedSale,
}: Pick<BillTotals, 'discounts' | 'comps' | 'voidedValue' | 'refundedSale'>): Minor =>
  discounts + comps + voidedValue + refundedSale;

const columns = { discount: 'discounts', comp: 'comps', void: 'voids', refund: 'refunds' } as const;
const lossSum = ({ discounts, comps, voids, refunds }: LossRow) => discounts + comps + voids + refunds;

function emptyRow(currency: string, key: string, label: string): LossRow {
  const sums = { discounts: 0, comps: 0, voids: 0, refunds: 0, records: 0, bills: 0, afterPayment: 0 };
  return { key, label, currency, ...sums, share: null };
}

export interface LossEntry {
  bill: Bill;
  records: readonly LossRecord[];
}

/** Returns key and label of the row that a record belongs to. */
type Place = (record: LossRecord, bill: Bill) => [key: string, label: string];

const places: Record<LossGrouping, Place> = {
  reason: ({ reason }) => [reason, reason],
  server: ({ server }) => (server ? [String(server.id), server.name] : [noneKey, '']),
  approver: ({ approver }) => (approver ? [String(approver.id), approver.name] : [noneKey, '']),
  item: ({ itemId }, { lines }) =>
    itemId === null ? [noneKey, ''] : [itemId, lines.find((line) => line.itemId === itemId)?.name ?? itemId],
};

function group(entries: readonly LossEntry[], placeOf: Place): LossRow[] {
  const rows = new Map<string, { row: LossRow; bills: Set<string> }>();
  for (const { bill, records } of entries) {
    for (const record of records) {
      const [key, label] = placeOf(record, bill);
      const place = `${bill.currency} ${key}`;
      const { row, bills } = rows.get(place) ?? { row: emptyRow(bill.currency, key, label), bills: new Set<string>() };
      rows.set(place, { row, bills: bills.add(bill.id) });
      row[columns[record.kind]] += record.amount;
      row.records += 1;
      row.afterPayment += Number(record.afterPayment);
    }
  }
  return Array.from(rows.values(), ({ row, bills }) => ({ ...row, bills: bills.size }));
}

/** Sums the losses by currency and key, largest first per currency, and adds one total row per currency. */
export function lossRowsOf(
  entries: readonly LossEntry[],
  groupBy: LossGrouping,
  /** Menu value of the items on all matching bills, by currency. */
  sold: ReadonlyMap<string, Minor>,
): { rows: LossRow[]; totals: LossRow[] } {
  const shared = (row: LossRow) => ({ ...row, share: rateOf(lossSum(row), sold.get(row.currency) ?? 0) });
  const totals = group(entries, () => ['all', '']);
  const order = (a: LossRow, b: LossRow) =>
    a.currency === b.currency ? lossSum(b) - lossSum(a) || (a.key < b.key ? -1 : 1) : a.currency < b.currency ? -1 : 1;
  return {
    rows: group(entries, places[groupBy]).map(shared).toSorted(order),
    totals: [...sold.keys()]
      .toSorted()
      .map((currency) => shared(totals.find((row) => row.currency === currency) ?? emptyRow(currency, 'all', ''))),
  };
}
