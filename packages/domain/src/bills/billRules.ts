import type { Thresholds } from '../restaurants/settings.contract';
import { addDays } from '../time/businessDay';
import { wholeRate } from '../money/money';
import { isActiveLine, isActivePayment, refundedOf, refundsOf } from './billMoney';
import {
  billActionNames,
  type Bill,
  type BillAction,
  type BillFlag,
  type BillRow,
  type BillTimelineType,
  type Payment,
} from './billRecord.contract';

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

/** Checks whether the tips exceed the limit, which is a rate of the total. */
export const isHighTip = (tips: number, total: number, limit: number) => total > 0 && tips * wholeRate > total * limit;

export interface FlagLimits extends Pick<Thresholds, 'discount' | 'tip' | 'openMinutes'> {
  /** End of the bill's business day in milliseconds since 1970. */
  dayEnd: number;
}

/** Returns the flags of a bill that needs attention. */
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

/**
 * Returns the age of an open bill in minutes. Its level is `late` above the limit and `soon` from three quarters of it.
 */
export function billAgeOf({ openedAt }: Pick<BillRow, 'openedAt'>, openMinutes: number, now: number) {
  const minutes = Math.max(0, Math.floor((now - Date.parse(openedAt)) / minuteLength));
  const level = minutes > openMinutes ? 'late' : minutes * 4 >= openMinutes * 3 ? 'soon' : 'normal';
  return { minutes, level } as const;
}

export const isAdjustable = ({ type, status }: Pick<Payment, 'type' | 'status'>) =>
  type === 'card' && status === 'authorised';

/** Returns the maximum tip of a payment: twice its amount. */
export const maxTipOf = ({ amount }: Pick<Payment, 'amount'>) => 2 * amount;

/** Returns the amounts of a payment that can still be refunded. */
export const refundable = (payment: Payment) =>
  isActivePayment(payment)
    ? { amount: payment.amount - refundedOf(payment, 'amount'), tip: payment.tip - refundedOf(payment, 'tip') }
    : { amount: 0, tip: 0 };

export interface BillContext {
  /** Checks whether the ability allows an action on the subject `bill`. */
  may: (action: string) => boolean;
  /** Current business date at the bill's restaurant. */
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

type RowRule = readonly [right: string, guard: (bill: BillRow, situation: BillContext) => boolean];

/** Rules of the actions that don't need lines or payments, so that tables can offer them. */
const rowRules = {
  close: ['update', ({ status, money }) => status === 'paid' && money.balance === 0],
  print_receipt: ['read', () => true],
  delete: ['delete', ({ status, hidden }) => status !== 'open' && hidden === null],
  restore: ['delete', ({ hidden }) => hidden !== null],
} as const satisfies Partial<Record<BillAction, RowRule>>;
export type BillRowAction = keyof typeof rowRules;

/** Required right on the subject `bill`, and the required state of the bill, by action. */
const rules: Record<BillAction, readonly [right: string, guard: Guard]> = {
  ...rowRules,
  add_note: ['update', always],
  adjust_tip: ['update', all(is('paid'), ({ payments }) => payments.some(isAdjustable))],
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
  email_receipt: ['update', is('paid', 'closed')],
};

/** Returns the actions that the user can perform on a bill. */
export const billActions = (bill: Bill, situation: BillContext): BillAction[] =>
  billActionNames.filter((action) => {
    const [right, guard] = rules[action];
    return situation.may(right) && guard(bill, situation);
  });

/** Returns the actions that the user can perform on a row of a table. */
export const billRowActions = (row: BillRow, situation: BillContext): BillRowAction[] =>
  (Object.keys(rowRules) as BillRowAction[]).filter((action) => {
    const [right, guard]: RowRule = rowRules[action];
    return situation.may(right) && guard(row, situation);
  });
