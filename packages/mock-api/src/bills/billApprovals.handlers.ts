import {
  refundReasons,
  voidReasons,
  type Bill,
  type BillApproval,
  type EndpointParsedInput,
  type PersonRef,
  type RefundReason,
  type VoidReason,
  type billApprovalEndpoints,
} from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { conflict, forbidden, invalid, notFound } from '../httpError';
import { writerOf } from '../restaurants/restaurantAccess';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context, Handlers } from '../router';
import { activeRows } from '../table';
import { billRestaurantsIn } from './billPlaces';
import { allowedOn, guardFor, keep, refundPayment, requireBill, voidBill, voidLine, type Found } from './billWrites';

type Requested = EndpointParsedInput<typeof billApprovalEndpoints.request>;
interface StoredRequest {
  approval: Omit<BillApproval, 'isMine'>;
  input: Requested;
  /** User IDs of both sides. */
  byId: number;
  approverId: number;
}

/** Pending requests by ID of the bill: a bill has at most one. */
const approvalStore = defineStore('billApprovals', () => ({ byBill: {} as Record<string, StoredRequest>, lastId: 0 }));

const shown = ({ approval, approverId }: StoredRequest, { actorId }: Context): BillApproval => ({
  ...approval,
  isMine: approverId === actorId,
});

/** Applies the request to a copy of the bill. Throws 422 if it is invalid. */
function changed(input: Requested, found: Found, approver: PersonRef, db: Database, context: Context): Bill {
  const approval = [approver, {}] as const;
  const { lineId = '', paymentId = '', amount = 0, tip = 0, note } = input;
  if (input.action === 'refund')
    return refundPayment(
      { paymentId, amount, tip, note, reason: input.reason as RefundReason },
      found,
      approval,
      db,
      context,
    );
  const reason = input.reason as VoidReason;
  return input.action === 'void_line'
    ? voidLine({ lineId, note, reason }, found, approval, db, context)
    : voidBill({ note, reason }, found, approval, db, context);
}

/** Returns the amount of the change, from the event that it adds to the timeline. */
const amountOf = ({ timeline }: Bill) => timeline.at(-1)?.amount ?? 0;

export const billApprovalHandlers: Handlers<typeof billApprovalEndpoints> = {
  list({ restaurant }, db, context) {
    const ids = billRestaurantsIn(db, context, restaurant, 'bill').map(({ id }) => id);
    const requests = Object.values(approvalStore(db).byBill).filter(
      ({ approval, byId, approverId }) =>
        ids.includes(approval.restaurantId) && [byId, approverId].includes(context.actorId),
    );
    const approvals = requests.map((request) => shown(request, context));
    return { approvals: approvals.toSorted((one, other) => one.at.localeCompare(other.at)) };
  },

  request: {
    guard: (body, db, context) =>
      guardFor(body.action === 'refund' || body.action === 'void_bill' ? body.action : 'void_line')(body, db, context),
    run(input, db, context) {
      const found = requireBill(db, context, input.id);
      const { bill } = found;
      const person = activeRows(restaurantStore(db).staff).find(
        ({ id, canApprove, active, restaurantIds, userId }) =>
          id === input.staffId && canApprove && active && userId !== null && restaurantIds.includes(bill.restaurantId),
      );
      if (!person) throw invalid({ staffId: ['approver'] });
      const reasons: readonly string[] = input.action === 'refund' ? refundReasons : voidReasons;
      if (!reasons.includes(input.reason)) throw invalid({ reason: ['pick'] });
      if (input.reason === 'other' && input.note.trim() === '') throw invalid({ note: ['required'] });
      const approver = { id: person.id, name: person.name };
      const after = changed(input, found, approver, db, context);
      const store = approvalStore(db);
      store.lastId += 1;
      const request: StoredRequest = {
        approval: {
          id: `apr-${store.lastId}`,
          action: input.action,
          billId: bill.id,
          billNumber: bill.number,
          restaurantId: bill.restaurantId,
          currency: bill.currency,
          amount: amountOf(after),
          itemName: bill.lines.find(({ id }) => id === input.lineId)?.name ?? null,
          reason: input.reason,
          note: input.note,
          by: writerOf(db, context),
          approver,
          at: context.now.toISOString(),
        },
        input,
        byId: context.actorId,
        approverId: person.userId!,
      };
      store.byBill[bill.id] = request;
      return { approval: shown(request, context) };
    },
  },

  decide({ id, approve }, db, context) {
    const { byBill } = approvalStore(db);
    const request = Object.values(byBill).find(({ approval }) => approval.id === id);
    if (!request) throw notFound('approval', id);
    const { approval, input, byId, approverId } = request;
    // Users who sent the request can only withdraw it.
    if (context.actorId !== approverId && (approve || context.actorId !== byId)) throw forbidden('approve', 'bill');
    const found = requireBill(db, context, approval.billId);
    if (!approve) {
      delete byBill[approval.billId];
      return { bill: found.bill };
    }
    // The right to void or refund was checked when the request was made. The bill may have changed since then.
    const manager = [{ action: 'manage', subject: 'all' }];
    if (!allowedOn(found, { ...context, ability: manager }).includes(approval.action))
      throw conflict('status_conflict', { current: found.bill });
    const bill = changed(input, found, approval.approver, db, { ...context, actorId: byId });
    delete byBill[approval.billId];
    return keep(db, bill);
  },
};
