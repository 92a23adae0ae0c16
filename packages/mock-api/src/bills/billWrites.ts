import {
  billActions,
  billFlagsOf,
  billRowOf,
  computeBill,
  isAdjustable,
  isHighTip,
  isActiveLine,
  isActivePayment,
  maxTipOf,
  refundable,
  type Approver,
  type Bill,
  type BillAction,
  type BillTimelineEvent,
  type EndpointParsedInput,
  type FieldErrors,
  type PersonRef,
  type Refund,
  type billEndpoints,
} from '@larder/domain/contract';
import { can, canRecord, requireRight } from '../access';
import { countFailedTry, rejectTooManyTries, resetTries } from '../accountAccess/tries';
import type { Database } from '../database';
import { conflict, invalid, notFound } from '../httpError';
import { writerOf } from '../restaurants/restaurantAccess';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context, Handlers } from '../router';
import { activeRows, rejectStaleVersion } from '../table';
import { billRestaurantsOf, type BillRestaurant } from './billPlaces';
import { billStore, dayEndOf, findBill, findBills, saveBills } from './billStore';

export interface Found {
  restaurant: BillRestaurant;
  bill: Bill;
}

export const allowedOn = ({ restaurant, bill }: Found, { ability }: Context): BillAction[] =>
  billActions(bill, { may: (action) => canRecord(ability, action, 'bill', bill), currentDate: restaurant.currentDate });

export function requireBill(db: Database, context: Context, id: unknown): Found {
  const found = findBill(db, billRestaurantsOf(db, context), String(id), context.now);
  if (!found) throw notFound('bill', String(id));
  requireRight(context, 'read', 'bill', found.bill);
  return found;
}

/** Rejects unknown IDs, forbidden states and outdated versions, in this order, before fields are validated. */
export const guardFor = (action: BillAction) => (body: Record<string, unknown>, db: Database, context: Context) => {
  if (typeof body.id !== 'string') return;
  const found = requireBill(db, context, body.id);
  const allowed = allowedOn(found, context);
  if (!allowed.includes(action)) throw conflict('status_conflict', { current: found.bill, allowed });
  rejectStaleVersion(body.version, found.bill);
};

/** Returns the approver. Requires their PIN, unless they are the signed-in user and have the right to approve. */
function approve(
  db: Database,
  context: Context,
  bill: Bill,
  { staffId, pin }: Approver,
): [PersonRef | null, FieldErrors] {
  const { staff, pins } = restaurantStore(db);
  const person = activeRows(staff).find(
    ({ id, canApprove, active, restaurantIds }) =>
      id === staffId && canApprove && active && restaurantIds.includes(bill.restaurantId),
  );
  if (!person) return [null, { 'approver.staffId': ['approver'] }];
  const isOwn = person.userId === context.actorId && can(context.ability, 'approve', 'bill');
  const approver = { id: person.id, name: person.name };
  if (isOwn) return [approver, {}];
  if (!pin) return [null, { 'approver.pin': ['required'] }];
  const key = `pin ${staffId}`;
  rejectTooManyTries(db, key, context.now);
  if (pins[staffId] === pin) {
    resetTries(db, key);
    return [approver, {}];
  }
  countFailedTry(db, key, context.now);
  return [null, { 'approver.pin': ['pin'] }];
}

type Extra = Partial<Omit<BillTimelineEvent, 'id' | 'at' | 'type' | 'by'>>;

/** Marks a bill as paid if its payments cover the remaining amount. */
function paidIfCovered(bill: Bill, at: string): Bill {
  const isCovered = bill.status === 'open' && bill.money.balance <= 0 && bill.payments.some(isActivePayment);
  return isCovered ? { ...bill, status: 'paid', paidAt: at } : bill;
}

/** Adds an event to the changed bill, increases its version and stores it. */
function record(
  db: Database,
  context: Context,
  { restaurant, bill }: Found,
  [type, extra]: [BillTimelineEvent['type'], Extra],
  changes: Partial<Bill> = {},
): Bill {
  const at = context.now.toISOString();
  const by = writerOf(db, context);
  const event: BillTimelineEvent = {
    id: `e${bill.timeline.length + 1}`,
    at,
    type,
    by,
    approver: null,
    device: 'Back office',
    lineId: null,
    paymentId: null,
    amount: null,
    reason: null,
    note: null,
    ...extra,
  };
  const computed = computeBill({
    ...bill,
    ...changes,
    timeline: [...bill.timeline, event],
    version: bill.version + 1,
    updatedAt: at,
    updatedBy: by,
  });
  const changed = type === 'line_voided' ? paidIfCovered(computed, at) : computed;
  const limits = { ...restaurant.limits, dayEnd: dayEndOf(restaurant, bill.businessDate) };
  return { ...changed, flags: billFlagsOf(changed, limits, context.now.getTime()) };
}

export function keep(db: Database, bill: Bill) {
  saveBills(db, [bill]);
  return { bill };
}

const words = (note: string) => (note.trim() === '' ? null : note);
const paymentsWith = (bill: Bill, status: (payment: Bill['payments'][number]) => Bill['payments'][number]['status']) =>
  bill.payments.map((payment) => ({ ...payment, status: status(payment) }));

/** A change that needs an approver. Returns the changed bill without storing it; throws 422 for invalid input. */
type ApprovedChange<Input> = (input: Input, found: Found, approval: Approval, db: Database, context: Context) => Bill;
type Approval = readonly [person: PersonRef | null, errors: FieldErrors];
type InputOf<Name extends 'voidLine' | 'voidBill' | 'refund'> = Omit<
  EndpointParsedInput<(typeof billEndpoints)[Name]>,
  'id' | 'version' | 'approver'
>;

export const voidLine: ApprovedChange<InputOf<'voidLine'>> = (
  { lineId, reason, note },
  found,
  [person, errors],
  db,
  context,
) => {
  const { bill } = found;
  const line = bill.lines.find((entry) => entry.id === lineId && isActiveLine(entry));
  if (!line || !person) throw invalid({ ...errors, ...(line ? {} : { lineId: ['pick'] }) });
  const at = context.now.toISOString();
  const afterPayment = bill.status !== 'open';
  const voided = { reason, note, by: writerOf(db, context), approver: person, at, afterPayment };
  const lines = bill.lines.map((entry) => (entry === line ? { ...entry, voided } : entry));
  const event = { approver: person, lineId, amount: line.gross, reason, note: words(note) };
  return record(db, context, found, ['line_voided', event], { lines });
};

export const voidBill: ApprovedChange<InputOf<'voidBill'>> = (
  { reason, note },
  found,
  [person, errors],
  db,
  context,
) => {
  const { bill } = found;
  if (!person) throw invalid(errors);
  const at = context.now.toISOString();
  const afterPayment = bill.status !== 'open';
  const voided = { reason, note, by: writerOf(db, context), approver: person, at, afterPayment };
  const lines = bill.lines.map((line) => ({ ...line, voided: line.voided ?? voided }));
  const payments = paymentsWith(bill, (payment) => (isActivePayment(payment) ? 'voided' : payment.status));
  const event = { approver: person, amount: bill.money.items, reason, note: words(note) };
  return record(db, context, found, ['bill_voided', event], { status: 'voided', lines, payments });
};

export const refundPayment: ApprovedChange<InputOf<'refund'>> = (
  { paymentId, amount, tip, reason, note },
  found,
  [person, errors],
  db,
  context,
) => {
  const { bill } = found;
  const payment = bill.payments.find((entry) => entry.id === paymentId && isActivePayment(entry));
  if (!payment) throw invalid({ ...errors, paymentId: ['pick'] });
  const left = refundable(payment);
  const given = amount === 'full' ? left : { amount, tip };
  const wrong: FieldErrors = { ...errors };
  if (given.amount > left.amount) wrong.amount = [{ key: 'refundMax', amount: left.amount }];
  if (given.tip > left.tip) wrong.tip = [{ key: 'refundMax', amount: left.tip }];
  if (given.amount + given.tip === 0) wrong.amount = [{ key: 'min', n: 1 }];
  if (!person || Object.keys(wrong).length > 0) throw invalid(wrong);
  const refund: Refund = {
    id: `r${bill.payments.flatMap(({ refunds }) => refunds).length + 1}`,
    amount: given.amount,
    // Overpayments are refunded first: they don't reduce sales.
    overpayment: Math.min(given.amount, Math.max(0, -bill.money.balance)),
    tip: given.tip,
    reason,
    note,
    by: writerOf(db, context),
    approver: person,
    at: context.now.toISOString(),
  };
  const payments = bill.payments.map((entry) =>
    entry === payment ? { ...entry, refunds: [...entry.refunds, refund] } : entry,
  );
  const event = { approver: person, paymentId, amount: given.amount + given.tip, reason, note: words(note) };
  return record(db, context, found, ['refunded', event], { payments });
};

type Writes = Pick<
  Handlers<typeof billEndpoints>,
  | 'addNote'
  | 'adjustTip'
  | 'close'
  | 'voidLine'
  | 'voidBill'
  | 'refund'
  | 'reopen'
  | 'emailReceipt'
  | 'remove'
  | 'restore'
>;

export const billWrites: Writes = {
  addNote: {
    guard: guardFor('add_note'),
    run: ({ id, text }, db, context) =>
      keep(db, record(db, context, requireBill(db, context, id), ['note', { note: text.trim() }])),
  },

  adjustTip: {
    guard: guardFor('adjust_tip'),
    run({ id, paymentId, tip, reason = '' }, db, context) {
      const found = requireBill(db, context, id);
      const { bill, restaurant } = found;
      const payment = bill.payments.find((entry) => entry.id === paymentId && isAdjustable(entry));
      if (!payment) throw invalid({ paymentId: ['pick'] });
      if (tip > maxTipOf(payment)) throw invalid({ tip: [{ key: 'tipMax', amount: maxTipOf(payment) }] });
      const refunded = payment.tip - refundable(payment).tip;
      if (tip < refunded) throw invalid({ tip: [{ key: 'tipMin', amount: refunded }] });
      const tips = bill.money.tips - payment.tip + tip;
      if (isHighTip(tips, bill.money.total, restaurant.limits.tip)) {
        if (reason.trim() === '') throw invalid({ reason: ['required'] });
        if (reason.trim().length < 3) throw invalid({ reason: [{ key: 'minLength', n: 3 }] });
      }
      const payments = bill.payments.map((entry) => (entry === payment ? { ...entry, tip } : entry));
      const event = { paymentId, amount: tip, reason: words(reason), note: `${payment.tip} → ${tip}` };
      return keep(db, record(db, context, found, ['tip_adjusted', event], { payments }));
    },
  },

  close: {
    guard: guardFor('close'),
    run({ id }, db, context) {
      const found = requireBill(db, context, id);
      const payments = paymentsWith(found.bill, ({ status }) => (status === 'authorised' ? 'captured' : status));
      const closedAt = context.now.toISOString();
      return keep(db, record(db, context, found, ['closed', {}], { status: 'closed', closedAt, payments }));
    },
  },

  voidLine: {
    guard: guardFor('void_line'),
    run(input, db, context) {
      const found = requireBill(db, context, input.id);
      return keep(db, voidLine(input, found, approve(db, context, found.bill, input.approver), db, context));
    },
  },

  voidBill: {
    guard: guardFor('void_bill'),
    run(input, db, context) {
      const found = requireBill(db, context, input.id);
      return keep(db, voidBill(input, found, approve(db, context, found.bill, input.approver), db, context));
    },
  },

  refund: {
    guard: guardFor('refund'),
    run(input, db, context) {
      const found = requireBill(db, context, input.id);
      return keep(db, refundPayment(input, found, approve(db, context, found.bill, input.approver), db, context));
    },
  },

  reopen: {
    guard: guardFor('reopen'),
    run({ id, reason, note, approver }, db, context) {
      const found = requireBill(db, context, id);
      const [person, errors] = approve(db, context, found.bill, approver);
      if (!person) throw invalid(errors);
      const payments = paymentsWith(found.bill, ({ type, status }) =>
        type === 'card' && status === 'captured' ? 'authorised' : status,
      );
      const event = { approver: person, reason, note: words(note) };
      return keep(db, record(db, context, found, ['reopened', event], { status: 'paid', closedAt: null, payments }));
    },
  },

  emailReceipt: {
    guard: guardFor('email_receipt'),
    run: ({ id, email }, db, context) =>
      keep(
        db,
        record(db, context, requireBill(db, context, id), ['receipt_emailed', { note: email }], {
          customerEmail: email,
        }),
      ),
  },

  remove({ ids }, db, context) {
    const by = writerOf(db, context);
    const at = context.now.toISOString();
    const found = requireBills(db, context, ids, 'delete');
    const deleted = found.map((entry) => record(db, context, entry, ['hidden', {}], { hidden: { at, by } }));
    saveBills(db, deleted);
    const days = new Set(deleted.map(({ restaurantId, businessDate }) => `${restaurantId} ${businessDate}`));
    const hidden = Object.values(billStore(db).changed).filter(
      (bill) => bill.hidden !== null && days.has(`${bill.restaurantId} ${bill.businessDate}`),
    );
    return { deleted: deleted.map(billRowOf), total: hidden.length };
  },

  restore({ ids }, db, context) {
    const found = requireBills(db, context, ids, 'restore');
    const bills = found.map((entry) => record(db, context, entry, ['restored', {}], { hidden: null }));
    saveBills(db, bills);
    return { bills: bills.map(billRowOf) };
  },
};

/** Finds all bills. Throws 404 for an unknown one, 409 with the IDs of those that don't allow the action. */
function requireBills(db: Database, context: Context, ids: readonly string[], action: BillAction): Found[] {
  const wanted = [...new Set(ids)];
  const found = findBills(db, billRestaurantsOf(db, context), wanted, context.now);
  const unknown = wanted.find((id) => !found.has(id));
  if (unknown !== undefined) throw notFound('bill', unknown);
  const bills = wanted.map((id) => found.get(id)!);
  const rejected = bills.filter((entry) => !allowedOn(entry, context).includes(action));
  if (rejected.length > 0) throw conflict('status_conflict', { ids: rejected.map(({ bill }) => bill.id) });
  return bills;
}
