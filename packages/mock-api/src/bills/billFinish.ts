import { computeBill, type Bill, type PaymentType } from '@larder/domain/contract';
import { note } from './billTimeline';
import { cardBrands, refundCauses, voidsOfBills } from './billWords.fixtures';
import type { DayDraw } from './dayDraw';
import { iso, minuteLength } from './isoTime';

const paymentShares: readonly (readonly [PaymentType, number])[] = [
  ['card', 71],
  ['cash', 21],
  ['gift_card', 4],
  ['house_account', 2],
  ['other', 2],
];
const paymentWeights = paymentShares.map(([, weight]) => weight);

/** Returns the time of the last event or added line. ISO strings sort by time. */
function latestOf({ timeline, lines, openedAt }: Bill): string {
  let latest = openedAt;
  for (const { at } of timeline) if (at > latest) latest = at;
  for (const { addedAt } of lines) if (addedAt > latest) latest = addedAt;
  return latest;
}

/** Voids an unpaid bill and all its lines. */
function voidWhole({ random, approvers, day }: DayDraw, bill: Bill) {
  const { pick, whole } = random;
  const [reason, words] = pick(voidsOfBills);
  const approver = pick(approvers);
  const last = Date.parse(latestOf(bill));
  const at = Math.min(last + whole(2, 12) * minuteLength, day.to - minuteLength);
  const by = bill.server ?? approver;
  for (const line of bill.lines) {
    line.voided ??= { reason, note: words, by, approver, at: iso(at), afterPayment: false };
  }
  bill.status = 'voided';
  note(bill, 'bill_voided', at, { by, approver, reason, note: words || null });
}

function drawPayment({ random, day }: DayDraw, bill: Bill, amount: number, at: number) {
  const { weighted, pick, whole, chance } = random;
  const type = paymentShares[weighted(paymentWeights)]![0];
  const isCard = type === 'card';
  const card = {
    brand: isCard ? pick(cardBrands) : null,
    last4: isCard ? String(whole(0, 9999)).padStart(4, '0') : null,
  };
  const base = { type, amount, tip: 0, tendered: null, change: 0, ...card, takenBy: bill.server, refunds: [] };
  if (isCard && chance(0.014)) {
    bill.payments.push({ ...base, id: `p${bill.payments.length + 1}`, status: 'declined', at: iso(at - 30_000) });
  }
  const tendered = type === 'cash' ? Math.ceil(amount / 500) * 500 : null;
  const payment = {
    ...base,
    id: `p${bill.payments.length + 1}`,
    status: 'captured' as const,
    tendered,
    change: tendered === null ? 0 : tendered - amount,
    at: iso(Math.min(at, day.to - 3 * minuteLength)),
  };
  bill.payments.push(payment);
  note(bill, 'paid', Date.parse(payment.at), { by: bill.server, paymentId: payment.id, amount });
  return payment;
}

/** Draws a tip. Tips are usual in New York, rare in Lisbon and disabled in Tokyo. Takeaway orders have none. */
function drawTip({ random, place }: DayDraw, bill: Bill, amount: number): number {
  const { chance, whole } = random;
  if (!place.money.tipsEnabled || bill.orderType === 'takeaway') return 0;
  const isUsual = place.currency === 'USD';
  if (!chance(isUsual ? 0.86 : 0.12)) return 0;
  const rate = isUsual ? (chance(0.006) ? whole(32, 45) : whole(12, 24)) : whole(5, 10);
  return Math.round((amount * rate) / 100);
}

/** Adds payments, tips and the closing, and sometimes a reopening or a refund. */
function settle(draw: DayDraw, bill: Bill) {
  const { random, day, approvers } = draw;
  const { chance, whole, pick } = random;
  const opened = Date.parse(bill.openedAt);
  const stay = bill.orderType === 'dine_in' ? whole(42, 105) : bill.channel === 'phone' ? whole(18, 35) : whole(2, 4);
  const last = Date.parse(latestOf(bill));
  const paidAt = Math.min(Math.max(opened + stay * minuteLength, last + minuteLength), day.to - 4 * minuteLength);
  const total = computeBill(bill).money.total;
  const first = total > 1 && chance(0.07) ? Math.floor((total * whole(30, 70)) / 100) : 0;
  const paid = [
    ...(first > 0 ? [drawPayment(draw, bill, first, paidAt - minuteLength)] : []),
    drawPayment(draw, bill, total - first, paidAt),
  ];
  bill.paidAt = iso(paidAt);
  const hasCard = paid.some(({ type }) => type === 'card');
  let closedAt = hasCard ? Math.min(paidAt + whole(4, 26) * minuteLength, day.to - 2 * minuteLength) : paidAt;
  for (const payment of paid) {
    const tip = drawTip(draw, bill, payment.amount);
    if (tip === 0 || (payment.type !== 'card' && payment.type !== 'cash')) continue;
    payment.tip = tip;
    if (payment.type === 'cash') {
      payment.tendered = Math.ceil((payment.amount + tip) / 500) * 500;
      payment.change = payment.tendered - payment.amount - tip;
    } else if (chance(0.35)) {
      // Card tips are written on the slip and entered after the guests leave.
      note(bill, 'tip_adjusted', closedAt - 30_000, { by: bill.server, paymentId: payment.id, amount: tip });
    }
  }
  note(bill, 'closed', closedAt, { by: bill.server });

  const outcome = random.next();
  const approver = pick(approvers);
  if (outcome < 0.0035 && hasCard) {
    const again = Math.min(closedAt + whole(5, 20) * minuteLength, day.to - 90_000);
    note(bill, 'reopened', again, { by: bill.server ?? approver, approver, reason: 'entry_error' });
    closedAt = Math.min(again + whole(2, 9) * minuteLength, day.to - minuteLength);
    note(bill, 'closed', closedAt, { by: approver });
  } else if (outcome < 0.0185 && total > 0) {
    // One in five refunds is entered only at the close-out.
    const isLate = outcome < 0.0065;
    const at = isLate ? day.to : Math.min(closedAt + whole(5, 60) * minuteLength, day.to - 30_000);
    const [reason, words] = pick(refundCauses);
    const share = chance(0.33) ? whole(20, 60) : 100;
    const payment = paid.reduce((a, b) => (b.amount > a.amount ? b : a));
    const amount = Math.max(1, Math.floor((payment.amount * share) / 100));
    const by = bill.server ?? approver;
    payment.refunds = [
      { id: 'r1', amount, overpayment: 0, tip: 0, reason, note: words, by, approver, at: iso(at) },
    ] as never[];
    note(bill, 'refunded', at, { by, approver, paymentId: payment.id, amount, reason, note: words || null });
  }
  bill.closedAt = iso(closedAt);
  bill.status = 'closed';
}

/** Voids a generated bill, settles it or leaves it open, as of the end of its day. */
export function finish(draw: DayDraw, bill: Bill): Bill {
  const { random } = draw;
  if (random.chance(0.01)) voidWhole(draw, bill);
  else if (!random.chance(1 / 400)) settle(draw, bill);
  bill.timeline.sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)));
  bill.timeline.forEach((event, index) => {
    event.id = `e${index + 1}`;
  });
  const last = bill.timeline.at(-1)!;
  bill.version = bill.timeline.length;
  bill.updatedAt = last.at;
  bill.updatedBy = last.by;
  return computeBill(bill);
}
