import { computeBill, type Bill } from '@larder/domain/contract';
import { seedItems } from '../menu/menu.fixtures';

const minuteLength = 60_000;
const minutesOf = new Map(seedItems.map(({ id, minutes }) => [id, minutes]));

/** Returns the kitchen status of a line. */
function fulfilmentOf(itemId: string, addedAt: string, now: number): Bill['lines'][number]['fulfilment'] {
  const minutes = (now - Date.parse(addedAt)) / minuteLength;
  const needed = minutesOf.get(itemId) ?? 10;
  return minutes < 1 ? 'new' : minutes < needed ? 'sent' : minutes < needed + 4 ? 'ready' : 'served';
}

/** Returns the bill as it was at a given time, or `null` before it was opened. */
export function cutBill(bill: Bill, now: number): Bill | null {
  const moment = new Date(now).toISOString();
  if (bill.openedAt > moment) return null;
  const has = ({ at }: { at: string }) => at <= moment;
  const timeline = bill.timeline.filter(has);
  const statusChanges = timeline.filter(
    ({ type }) => type === 'closed' || type === 'reopened' || type === 'bill_voided',
  );
  const lastChange = statusChanges.at(-1)?.type;
  const isPaid = bill.paidAt !== null && bill.paidAt <= moment;
  const status =
    lastChange === 'bill_voided' ? 'voided' : lastChange === 'closed' ? 'closed' : isPaid ? 'paid' : 'open';
  const last = timeline.at(-1)!;
  const later = bill.timeline.filter(({ type, at }) => type === 'tip_adjusted' && at > moment);
  return computeBill({
    ...bill,
    status,
    version: timeline.length,
    updatedAt: last.at,
    updatedBy: last.by,
    paidAt: isPaid ? bill.paidAt : null,
    closedAt: status === 'closed' ? (statusChanges.at(-1)?.at ?? null) : null,
    timeline,
    discounts: bill.discounts.filter(has),
    lines: bill.lines
      .filter(({ addedAt }) => addedAt <= moment)
      .map((line) => ({
        ...line,
        discounts: line.discounts.filter(has),
        voided: line.voided && line.voided.at <= moment ? line.voided : null,
        fulfilment: fulfilmentOf(line.itemId, line.addedAt, now),
      })),
    payments: bill.payments.filter(has).map((payment) => ({
      ...payment,
      status:
        payment.status === 'captured' && payment.type === 'card' && status !== 'closed' ? 'authorised' : payment.status,
      tip: later.some(({ paymentId }) => paymentId === payment.id) ? 0 : payment.tip,
      refunds: payment.refunds.filter(has),
    })),
  });
}

/** Returns when the bill changes for the last time. A line becomes `served` some time after it was added. */
export function lastMoment({ timeline, lines, openedAt }: Bill): number {
  let [event, added] = [openedAt, openedAt];
  for (const { at } of timeline) if (at > event) event = at;
  for (const { addedAt } of lines) if (addedAt > added) added = addedAt;
  return Math.max(Date.parse(event), Date.parse(added) + 30 * minuteLength);
}
