import { allocate, lineGross, part, refundParts, sumOf, taxOf, type Minor } from '../money/money';
import type { AppliedDiscount, Bill, BillLine, BillMoney, Payment, Refund, TaxLine } from './billRecord.contract';

export const isActiveLine = ({ voided }: Pick<BillLine, 'voided'>) => voided === null;
export const isActivePayment = ({ status }: Pick<Payment, 'status'>) =>
  status === 'authorised' || status === 'captured';
export const refundedOf = ({ refunds }: Pick<Payment, 'refunds'>, part: 'amount' | 'tip' | 'overpayment'): Minor =>
  sumOf(refunds, (refund) => refund[part]);
export const refundsOf = ({ payments }: Pick<Bill, 'payments'>): Refund[] => payments.flatMap(({ refunds }) => refunds);
/** Returns the tax of a bill, whether included in the prices or added. */
export const taxOfBill = ({ taxIncluded, taxAdded }: Pick<BillMoney, 'taxIncluded' | 'taxAdded'>) =>
  taxIncluded + taxAdded;

const reduction = ({ rate, fixed }: Pick<AppliedDiscount, 'rate' | 'fixed'>, left: Minor) =>
  Math.min(left, rate === null ? (fixed ?? 0) : part(left, rate));

/** Computes the gross amount of a line and its discounts, each applied to the remaining amount. */
function withOwnDiscounts(line: BillLine): BillLine {
  const gross = lineGross(line);
  let left = gross;
  const discounts = line.discounts.map((discount) => {
    const amount = line.voided ? 0 : reduction(discount, left);
    left -= amount;
    return { ...discount, amount };
  });
  return { ...line, discounts, gross, reduced: gross - left, payable: line.voided ? 0 : left, taxShare: 0 };
}

/** Applies each discount of the bill to the remaining amount of all discountable active lines and allocates it to them. */
function spread(discounts: readonly AppliedDiscount[], lines: readonly BillLine[]): AppliedDiscount[] {
  const targets = lines.filter((line) => line.discountable && isActiveLine(line));
  return discounts.map((discount) => {
    const left = targets.map(({ payable }) => payable);
    const amount =
      targets.length === 0
        ? 0
        : reduction(
            discount,
            sumOf(left, (value) => value),
          );
    allocate(amount, left).forEach((share, index) => {
      const line = targets[index]!;
      line.reduced += share;
      line.payable -= share;
    });
    return { ...discount, amount };
  });
}

/** Computes the tax per rate, rounded once, and sets the tax share of each line. */
function taxesOf(lines: readonly BillLine[], charges: Bill['serviceCharges'], mode: Bill['taxMode']): TaxLine[] {
  const taxes = new Map<string, TaxLine & { lines: BillLine[]; charges: Minor[] }>();
  const entryOf = ({ id, name, rate }: BillLine['taxRate']) => {
    const entry = taxes.get(id) ?? { id, name, rate, base: 0, amount: 0, lines: [], charges: [] };
    taxes.set(id, entry);
    return entry;
  };
  for (const line of lines) if (isActiveLine(line)) entryOf(line.taxRate).lines.push(line);
  for (const charge of charges) {
    if (charge.taxRate && !charge.gratuity && charge.amount > 0) entryOf(charge.taxRate).charges.push(charge.amount);
  }
  return Array.from(taxes.values(), ({ id, name, rate, lines: own, charges: charged }) => {
    const base = sumOf(own, ({ payable }) => payable) + sumOf(charged, (amount) => amount);
    const amount = taxOf(base, rate, mode);
    const shares = allocate(amount, [...own.map(({ payable }) => payable), ...charged]);
    own.forEach((line, index) => {
      line.taxShare = shares[index] ?? 0;
    });
    return { id, name, rate, base, amount };
  });
}

const namesShown = 2;

/** Computes all amounts of a bill from its prices, quantities, rates, payments and refunds. */
export function computeBill(bill: Bill): Bill {
  const lines = bill.lines.map(withOwnDiscounts);
  const activeLines = lines.filter(isActiveLine);
  const discounts = spread(bill.discounts, lines);
  const payable = sumOf(activeLines, (line) => line.payable);
  const serviceCharges = bill.serviceCharges.map((charge) => ({
    ...charge,
    amount: activeLines.length === 0 ? 0 : charge.rate === null ? (charge.fixed ?? 0) : part(payable, charge.rate),
  }));
  const taxes = taxesOf(lines, serviceCharges, bill.taxMode);

  const reductions = [...discounts, ...activeLines.flatMap((line) => line.discounts)];
  const reduced = (kind: AppliedDiscount['kind']) =>
    sumOf(reductions, (discount) => (discount.kind === kind ? discount.amount : 0));
  const charged = (gratuity: boolean) =>
    sumOf(serviceCharges, (charge) => (charge.gratuity === gratuity ? charge.amount : 0));
  const tax = sumOf(taxes, ({ amount }) => amount);
  const payments = bill.payments.filter(isActivePayment);
  const refunds = payments.flatMap((payment) => payment.refunds);

  const items = sumOf(activeLines, ({ gross }) => gross);
  const gratuity = charged(true);
  const total = payable + charged(false) + gratuity + (bill.taxMode === 'added' ? tax : 0);
  const refunded = sumOf(refunds, ({ amount }) => amount);
  const refundedSale = refunded - sumOf(refunds, ({ overpayment }) => overpayment);
  const refundedNet = refundParts(refundedSale, { total, tax, gratuity }).sales;
  const paid = sumOf(payments, ({ amount }) => amount) - refunded;
  const names = activeLines.map(({ name }) => name);
  return {
    ...bill,
    lines,
    discounts,
    serviceCharges,
    taxes,
    refundStatus: refundedSale === 0 ? 'none' : refundedSale < total ? 'partial' : 'full',
    itemsSummary: { first: names.slice(0, namesShown), more: Math.max(0, names.length - namesShown) },
    paymentTypes: [...new Set(payments.map(({ type }) => type))],
    money: {
      items,
      discounts: reduced('discount'),
      comps: reduced('comp'),
      serviceCharges: charged(false),
      gratuity,
      taxIncluded: bill.taxMode === 'included' ? tax : 0,
      taxAdded: bill.taxMode === 'added' ? tax : 0,
      total,
      refunded,
      refundedSale,
      refundedNet,
      paid,
      balance: total - refundedSale - paid,
      tips: sumOf(payments, ({ tip }) => tip) - sumOf(refunds, ({ tip }) => tip),
      netSales: total - tax - gratuity - refundedNet,
      voidedValue: sumOf(lines, ({ voided, gross }) => (voided ? gross : 0)),
      covers: bill.status === 'voided' ? 0 : Math.max(1, bill.guests),
    },
  };
}
