import type { AppliedCharge, Bill, BillLine, OrderType } from '@larder/domain/contract';
import { note } from './billTimeline';
import { discountsOnBills, discountsOnLines, presents, voidsOfLines } from './billWords.fixtures';
import type { BillPlace, DayDraw } from './dayDraw';
import { iso, minuteLength } from './isoTime';
import { drawLine } from './lineDraw';
import type { DrawnOrder } from './orderDraw';

const guestWeights = [20, 40, 16, 14, 5, 3, 1, 1];

function chargesFor({ money }: BillPlace, orderType: OrderType, guests: number): AppliedCharge[] {
  return money.serviceCharges
    .filter((charge) => charge.active && charge.orderTypes.includes(orderType) && guests >= charge.minGuests)
    .map(({ id, name, rate, amount, gratuity, taxRateId }, index) => {
      const tax = money.taxRates.find((entry) => entry.id === taxRateId);
      return {
        id: `c${index + 1}`,
        ruleId: id,
        name,
        rate,
        fixed: amount,
        gratuity,
        taxRate: tax ? { id: tax.id, name: tax.name, rate: tax.rate } : null,
        amount: 0,
      };
    });
}

const emptyMoney: Bill['money'] = {
  items: 0,
  discounts: 0,
  comps: 0,
  serviceCharges: 0,
  gratuity: 0,
  taxIncluded: 0,
  taxAdded: 0,
  total: 0,
  refunded: 0,
  refundedSale: 0,
  refundedNet: 0,
  paid: 0,
  balance: 0,
  tips: 0,
  netSales: 0,
  voidedValue: 0,
  covers: 0,
};

/** Generates an unpaid bill with its lines, voids and discounts. */
export function drawBill(draw: DayDraw, order: DrawnOrder, number: number, billIndex: number): Bill {
  const { place, day, random, approvers } = draw;
  const { weighted, pick, chance, whole } = random;
  const key = `${place.code.toLowerCase()}-${day.date.replaceAll('-', '')}`;
  const guests = chance(0.02) ? 0 : order.billCount > 1 ? whole(1, 2) : 1 + weighted(guestWeights);
  const openedAt = iso(order.opened);
  const by = order.server;
  const bill: Bill = {
    id: `${key}-${String(number).padStart(3, '0')}`,
    number,
    restaurantId: place.id,
    currency: place.currency,
    businessDate: day.date,
    status: 'open',
    flags: [],
    order: { id: `${key}-o${order.number}`, number: order.number, billIndex, billCount: order.billCount },
    refundStatus: 'none',
    channel: order.channel,
    orderType: order.orderType,
    table: order.table,
    tabName: order.tabName,
    customerName: order.customerName,
    server: by,
    guests,
    openedAt,
    paidAt: null,
    closedAt: null,
    itemsSummary: { first: [], more: 0 },
    paymentTypes: [],
    money: emptyMoney,
    hidden: null,
    version: 1,
    createdAt: openedAt,
    updatedAt: openedAt,
    updatedBy: null,
    taxMode: place.money.taxMode,
    openedBy: by,
    device: order.device,
    promisedAt: order.orderType === 'dine_in' ? null : iso(order.opened + whole(4, 9) * 5 * minuteLength),
    customerEmail: order.channel === 'online' ? 'guest@post.example' : null,
    lines: [],
    discounts: [],
    serviceCharges: chargesFor(place, order.orderType, guests),
    taxes: [],
    payments: [],
    timeline: [],
  };
  const count = Math.max(1, Math.round(1 + 1.4 * Math.max(1, guests) * (0.75 + random.next() * 0.5)));
  for (let index = 0; index < count; index += 1) bill.lines.push(drawLine(draw, order, index, guests));
  note(bill, 'opened', order.opened, { by });
  note(bill, 'sent', order.opened + minuteLength, { by });
  const lineOf = () => whole(0, bill.lines.length - 1);

  const after = (minutes: number) => Math.min(order.opened + minutes * minuteLength, day.to - 6 * minuteLength);
  const voided = chance(0.03) && bill.lines.length > 1 ? bill.lines[lineOf()] : undefined;
  if (voided) {
    const [reason, words] = pick(voidsOfLines);
    const at = Math.max(Date.parse(voided.addedAt), after(whole(4, 20)));
    const approver = pick(approvers);
    voided.voided = { reason, note: words, by: by ?? approver, approver, at: iso(at), afterPayment: false };
    note(bill, 'line_voided', at, { by: by ?? approver, approver, lineId: voided.id, reason, note: words || null });
  }
  const reduce = (
    kind: 'discount' | 'comp',
    [name, reason, rate]: readonly [string, Bill['discounts'][number]['reason'], number],
    line?: BillLine,
  ) => {
    const at = after(whole(20, 40));
    const approver = rate >= 50_000 ? pick(approvers) : null;
    const list = line ? line.discounts : bill.discounts;
    list.push({
      id: `d${bill.timeline.length}`,
      kind,
      name,
      reason,
      rate,
      fixed: null,
      amount: 0,
      by,
      approver,
      at: iso(at),
    });
    note(bill, 'discounted', at, { by, approver, lineId: line?.id ?? null, reason });
  };
  if (chance(0.03)) reduce('discount', pick(discountsOnLines), bill.lines[lineOf()]);
  if (chance(0.02)) reduce('comp', [...pick(presents), 100_000], bill.lines[lineOf()]);
  if (chance(0.06)) reduce('discount', pick(discountsOnBills));
  return bill;
}
