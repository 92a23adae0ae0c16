import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import {
  currencyCode,
  instant,
  minor,
  personRef,
  scopeParameter,
  textId,
  versioning,
} from '../restaurants/basics.contract';
import { billSchema, refundReasons, voidReasons } from './billRecord.contract';

/** Actions that can wait for an approver on another device. */
export const approvalActions = ['void_line', 'void_bill', 'refund'] as const;
export type ApprovalAction = (typeof approvalActions)[number];

const reason = z.enum([...new Set([...voidReasons, ...refundReasons])]);
const note = z.string().check(rule.maxLength(500));

export const billApprovalSchema = z.object({
  id: textId,
  action: z.enum(approvalActions),
  billId: textId,
  billNumber: z.int(),
  restaurantId: textId,
  currency: currencyCode,
  /** Menu value of the voided line or bill, or the refund including its tip. */
  amount: minor,
  /** Name of the voided item. */
  itemName: z.nullable(z.string()),
  reason,
  note: z.string(),
  by: personRef,
  approver: personRef,
  at: instant,
  /** True if the signed-in user is the approver. */
  isMine: z.boolean(),
});
export type BillApproval = z.infer<typeof billApprovalSchema>;

const right = rightOn('bill');

export const billApprovalEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/bills/approvals',
    summary: 'Returns the pending approvals that the user requested or can give, oldest first.',
    ability: right('read'),
    input: z.object({ restaurant: scopeParameter() }),
    output: z.object({ approvals: z.array(billApprovalSchema) }),
  }),
  request: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/request-approval',
    summary:
      'Asks an approver to approve a void or a refund on their device. Replaces an earlier request for the bill.',
    ability: right('update'),
    input: z.object({
      ...versioning,
      action: z.enum(approvalActions),
      /** Staff ID of the approver, who must have an account. */
      staffId: textId,
      reason,
      note,
      lineId: z.optional(textId),
      paymentId: z.optional(textId),
      amount: z.optional(z.union([minor.check(rule.min(0)), z.literal('full')])),
      tip: z.optional(minor.check(rule.min(0))),
    }),
    output: z.object({ approval: billApprovalSchema }),
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/decide-approval',
    summary: 'Approves or rejects a request. Approving runs the action for the user who requested it.',
    ability: right('read'),
    input: z.object({ id: textId, approve: z.boolean() }),
    output: z.object({ bill: billSchema }),
  }),
};
