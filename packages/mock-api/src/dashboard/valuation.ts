import type { DemoBill } from './dayBlock';
import { allocate, part } from './money';
import { taxRate } from './restaurants.fixtures';

/** What a bill is worth at one minute of its day. Minor units. */
export interface BillValue {
  bill: DemoBill;
  isVoided: boolean;
  isOpen: boolean;
  items: number;
  discount: number;
  comp: number;
  /** Menu value of voided lines. */
  voidedValue: number;
  total: number;
  /** Given back: all of it, and the part of it that was sales. */
  refunded: number;
  netSales: number;
  tip: number;
  /** Taken and not given back; 0 while open. */
  paid: number;
  /** What the guest pays for each live line, before tax. */
  payable: { item: number; quantity: number; amount: number }[];
}

const sum = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0);

/** The bill as it stands at a minute: what comes later has not happened yet. */
export function valueAt(bill: DemoBill, minute: number): BillValue {
  const { voided, refund, comped } = bill;
  const hasVoid = voided !== null && voided.at <= minute;
  const isVoided = hasVoid && voided.line === 'bill';
  const isPaid = bill.paid <= minute && !isVoided;
  const live = isVoided ? [] : bill.lines.filter((_, index) => !(hasVoid && voided.line === index));
  const voidedValue = sum(bill.lines.map(({ gross }) => gross)) - sum(live.map(({ gross }) => gross));

  const items = sum(live.map(({ gross }) => gross));
  const compedLine = isPaid ? bill.lines[comped] : undefined;
  const comp = compedLine && live.includes(compedLine) ? compedLine.gross : 0;
  const weights = live.map((line) => (line === compedLine ? 0 : line.gross));
  const discount = isPaid ? part(items - comp, bill.discountRate) : 0;
  const shares = discount > 0 ? allocate(discount, weights) : weights.map(() => 0);
  const sales = items - comp - discount;
  const tax = part(sales, taxRate);
  const total = sales + tax;
  const isRefunded = isPaid && refund !== null && refund.at <= minute && total > 0;
  const refunded = isRefunded ? Math.floor(total * refund.share) : 0;
  const refundedTax = total > 0 ? Math.floor((refunded * tax) / total) : 0;
  return {
    bill,
    isVoided,
    isOpen: !isPaid && !isVoided,
    items,
    discount,
    comp,
    voidedValue,
    total,
    refunded,
    netSales: sales - (refunded - refundedTax),
    tip: isPaid ? part(total, bill.tipRate) : 0,
    paid: isPaid ? total - refunded : 0,
    payable: live.map(({ item, quantity }, index) => ({
      item,
      quantity,
      amount: (weights[index] ?? 0) - (shares[index] ?? 0),
    })),
  };
}
