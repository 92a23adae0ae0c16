import type { Thresholds } from '../restaurants/settings.contract';
import { addDays } from '../time/businessDay';
import { wholeRate } from '../money/money';
import { isActiveLine, isActivePayment, refundedOf, refundsOf } from './billMoney';
import type { Bill, BillAction, BillFlag, BillTimelineType, Payment } from './billRecord.contract';

const moneyEvents = new Set<BillTimelineType>([
  'line_added',
  'discounted',
  'paid',
  'tip_adjusted',
  'line_voided',
  'bill_voided',
  'refunded',
]);
const minuteLength = 60_000;

/** Whether tips are so high that they need a reason. */
export const isHighTip = (tips: number, total: number, limit: number) => total > 0 && tips * wholeRate > total * limit;

export interface FlagLimits extends Pick<Thresholds, 'discount' | 'tip' | 'openMinutes'> {
  /** When the bill's business day ends: milliseconds since 1970. */
  dayEnd: number;
}

/** What of a bill deserves a look. */
export function billFlagsOf(bill: Bill, { discount, tip, openMinutes, dayEnd }: FlagLimits, now: number): BillFlag[] {
  const { items, discounts, comps, tips, total, balance } = bill.money;
  const isOverdue = now >= dayEnd || now - Date.parse(bill.openedAt) > openMinutes * minuteLength;
  const flags: Record<BillFlag, boolean> = {
    overdue: bill.status === 'open' && isOverdue,
    high_discount: items > 0 && (discounts + comps) * wholeRate >= items * discount && discounts + comps > 0,
    high_tip: isHighTip(tips, total, tip),
    no_server: bill.server === null,
    reopened: bill.timeline.some(({ type }) => type === 'reopened'),
    refund_due: balance < 0,
    late_change: bill.timeline.some(({ type, at }) => moneyEvents.has(type) && Date.parse(at) >= dayEnd),
  };
  return (Object.keys(flags) as BillFlag[]).filter((flag) => flags[flag]);
}

export const isAdjustable = ({ type, status }: Pick<Payment, 'type' | 'status'>) =>
  type === 'card' && status === 'authorised';

/** What a payment still holds and may give back. */
export const refundable = (payment: Payment) =>
  isActivePayment(payment)
    ? { amount: payment.amount - refundedOf(payment, 'amount'), tip: payment.tip - refundedOf(payment, 'tip') }
    : { amount: 0, tip: 0 };

export interface BillContext {
  /** Whether the ability allows an action on the subject bill. */
  may: (action: string) => boolean;
  /** The current business date at the bill's restaurant. */
  currentDate: string;
}

type Guard = (bill: Bill, situation: BillContext) => boolean;
const is =
  (...statuses: Bill['status'][]): Guard =>
  ({ status }) =>
    statuses.includes(status);
const all =
  (...guards: Guard[]): Guard =>
  (bill, situation) =>
    guards.every((guard) => guard(bill, situation));
const always: Guard = () => true;
const nothingRefunded: Guard = (bill) => refundsOf(bill).length === 0;
const isRecent: Guard = ({ businessDate }, { may, currentDate }) =>
  businessDate >= addDays(currentDate, -1) || may('manage');

/** By action: the right it needs on the subject bill, and what status and record must allow. */
const rules: Record<BillAction, readonly [right: string, guard: Guard]> = {
  add_note: ['update', always],
  adjust_tip: ['update', all(is('paid'), ({ payments }) => payments.some(isAdjustable))],
  close: ['update', all(is('paid'), ({ money }) => money.balance === 0)],
  void_line: [
    'void',
    all(
      is('open', 'paid'),
      ({ lines }) => lines.filter(isActiveLine).length > 1,
      ({ money }) => money.refundedSale === 0,
    ),
  ],
  void_bill: ['void', all(is('open', 'paid'), nothingRefunded)],
  refund: [
    'refund',
    all(is('paid', 'closed'), ({ payments }) =>
      payments.map(refundable).some(({ amount, tip }) => amount > 0 || tip > 0),
    ),
  ],
  reopen: ['reopen', all(is('closed'), nothingRefunded, isRecent)],
  print_receipt: ['read', always],
  email_receipt: ['update', is('paid', 'closed')],
  delete: ['delete', all(is('paid', 'closed', 'voided'), ({ hidden }) => hidden === null)],
  restore: ['delete', ({ hidden }) => hidden !== null],
};

/** What may be done to a bill now, by this person: the one source of buttons, shortcuts, bulk bar and of the 409 answer. */
export const billActions = (bill: Bill, situation: BillContext): BillAction[] =>
  (Object.keys(rules) as BillAction[]).filter((action) => {
    const [right, guard] = rules[action];
    return situation.may(right) && guard(bill, situation);
  });
