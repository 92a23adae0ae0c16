import * as z from 'zod/mini';
import { defineEndpoint, rightOn } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import {
  filterParameter,
  integerParameter,
  listParameter,
  pageParameter,
  perPageParameter,
  sortOrder,
} from '../http/parameters';
import {
  approver,
  currencyCode,
  minor,
  paymentType,
  rate,
  scopeParameter,
  textId,
  versioning,
} from '../restaurants/basics.contract';
import { billRowSchema, billSchema, refundReasons, reopenReasons, voidReasons } from './billRecord.contract';
import { channels, orderTypes, paymentTypes } from '../restaurants/orderCodes.contract';
import { billFlags, billQuickViews, billSortColumns, billStatuses, lossGroupings, lossKinds } from './billCodes';

/** Maximum number of days in a range. */
export const billDaysAtMost = 31;

/** Creates a filter with one of the given values. A missing or empty value doesn't filter. */
const oneOf = <const T extends readonly string[]>(values: T) => z._default(z.enum([...values, '']), '');

const filterShape = {
  restaurant: scopeParameter(),
  /** Business dates, both inclusive. Defaults to the current one. */
  from: filterParameter(),
  to: filterParameter(),
  q: filterParameter(),
  status: oneOf([...billStatuses, 'all']),
  channel: oneOf(channels),
  orderType: oneOf(orderTypes),
  /** A staff member's ID, or `none`. */
  server: filterParameter(),
  payment: oneOf(paymentTypes),
  /** An item's ID, or `none` for losses without an item. */
  item: filterParameter(),
  /** Wall-clock hour at which the bill was opened. */
  hour: z.optional(integerParameter()),
  flag: oneOf(billFlags),
  has: oneOf(lossKinds),
  reason: filterParameter(),
  approver: filterParameter(),
  /** Only this bill, hidden or not. All other filters except `restaurant` are ignored. */
  id: filterParameter(),
  /** Hidden bills in the rows. With `exclude`, totals still include them; with `only`, totals include nothing else. */
  hidden: z._default(z.enum(['exclude', 'include', 'only']), 'exclude'),
};
const orderShape = {
  sort: z._default(sortOrder, 'desc'),
  sortColumn: z._default(z.enum(billSortColumns), 'openedAt'),
};

export const billFilterSchema = z.object(filterShape);
export type BillFilter = z.output<typeof billFilterSchema>;
export type BillFilterParameters = z.input<typeof billFilterSchema>;
export const billParametersSchema = z.object({
  ...filterShape,
  ...orderShape,
  page: pageParameter(),
  perPage: perPageParameter(10),
});
export type BillParameters = z.input<typeof billParametersSchema>;
export type BillQuery = z.output<typeof billParametersSchema>;
const allParametersSchema = z.object({
  ...filterShape,
  ...orderShape,
  fields: z._default(z.enum(['key', 'row']), 'key'),
});
export type BillAllParameters = z.input<typeof allParametersSchema>;
const lossParametersSchema = z.object({ ...filterShape, groupBy: z._default(z.enum(lossGroupings), 'reason') });
export type LossParameters = z.input<typeof lossParametersSchema>;

export const billTotalsSchema = z.object({
  currency: currencyCode,
  /** Without voided bills. */
  bills: z.int(),
  covers: z.int(),
  openBills: z.int(),
  voidedBills: z.int(),
  items: minor,
  discounts: minor,
  comps: minor,
  serviceCharges: minor,
  gratuity: minor,
  taxIncluded: minor,
  taxAdded: minor,
  total: minor,
  refundedSale: minor,
  netSales: minor,
  voidedValue: minor,
  paid: minor,
  balance: minor,
  tips: minor,
  averageBill: z.nullable(minor),
  averageCover: z.nullable(minor),
  byPayment: z.array(z.object({ type: paymentType, amount: minor, tips: minor, count: z.int() })),
  /** The part that matches `has` or, without it, `item`. */
  match: z.nullable(
    z.object({
      amount: minor,
      count: z.int(),
      quantityMilli: z.int(),
      /** Name of `item`; `null` with `has` or if no line matches. */
      name: z.nullable(z.string()),
    }),
  ),
  hidden: z.object({ bills: z.int(), total: minor }),
});
export type BillTotals = z.infer<typeof billTotalsSchema>;

const views = z.record(z.enum(billQuickViews), z.int());

export const billListSchema = z.object({
  bills: z.array(billRowSchema),
  total: z.int(),
  totalPages: z.int(),
  /** One per currency, ordered by code. */
  totals: z.array(billTotalsSchema),
  views,
  params: billParametersSchema,
});
export type BillList = z.infer<typeof billListSchema>;

export const billKeySchema = z.pick(billRowSchema, {
  id: true,
  number: true,
  restaurantId: true,
  businessDate: true,
  status: true,
  version: true,
});
export type BillKey = z.infer<typeof billKeySchema>;

export const lossRowSchema = z.object({
  /** Reason, or ID of the server, approver or item. `none` if there is none. */
  key: z.string(),
  label: z.string(),
  currency: currencyCode,
  discounts: minor,
  comps: minor,
  voids: minor,
  refunds: minor,
  records: z.int(),
  bills: z.int(),
  /** Number of records created after the bill was paid. */
  afterPayment: z.int(),
  /** Sum of the losses relative to the menu value of the matching bills. */
  share: z.nullable(rate),
});
export type LossRow = z.infer<typeof lossRowSchema>;

const oneBill = z.object({ bill: billSchema });
const note = z.string().check(rule.maxLength(500));
const right = rightOn('bill');

/** The reason `other` requires a note. */
const noteForOther = z.refine<{ reason: string; note: string }>(
  (body) => body.reason !== 'other' || body.note.trim() !== '',
  { path: ['note'], error: 'required' },
);
const voidShape = { ...versioning, reason: z.enum(voidReasons), note, approver };

export const billEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/bills/list',
    summary: 'Returns one page of bills of one or all restaurants, with the totals of all matching bills.',
    ability: right('read'),
    input: billParametersSchema,
    output: billListSchema,
  }),
  all: defineEndpoint({
    method: 'GET',
    path: '/apps/bills/all-data',
    summary: 'Returns all matching bills. Without permission to export, only their keys.',
    ability: right('read'),
    input: allParametersSchema,
    output: z.object({
      bills: z.union([z.array(billRowSchema), z.array(billKeySchema)]),
      total: z.int(),
      params: allParametersSchema,
    }),
  }),
  bill: defineEndpoint({
    method: 'GET',
    path: '/apps/bills/bill',
    summary: 'Returns a bill with its lines, payments and timeline.',
    ability: right('read'),
    input: z.object({ id: textId }),
    output: oneBill,
  }),
  loss: defineEndpoint({
    method: 'GET',
    path: '/apps/bills/loss',
    summary: 'Returns discounts, comps, voids and refunds, grouped by `groupBy`.',
    ability: right('read'),
    input: lossParametersSchema,
    output: z.object({ rows: z.array(lossRowSchema), totals: z.array(lossRowSchema), params: lossParametersSchema }),
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/add-note',
    summary: 'Adds a note to the timeline of a bill.',
    ability: right('update'),
    input: z.object({ ...versioning, text: z.string().check(rule.required, rule.maxLength(500)) }),
    output: oneBill,
  }),
  adjustTip: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/adjust-tip',
    summary: 'Updates the tip of a card payment that has not been captured.',
    ability: right('update'),
    input: z.object({
      ...versioning,
      paymentId: textId,
      tip: minor.check(rule.min(0)),
      reason: z.optional(z.string().check(rule.maxLength(500))),
    }),
    output: oneBill,
  }),
  close: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/close',
    summary: 'Closes a paid bill and captures its card payments.',
    ability: right('update'),
    input: z.object(versioning),
    output: oneBill,
  }),
  voidLine: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/void-line',
    summary: 'Voids a line of a bill that is not final.',
    ability: right('void'),
    input: z.object({ ...voidShape, lineId: textId }).check(noteForOther),
    output: oneBill,
  }),
  voidBill: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/void-bill',
    summary: 'Voids a bill and its payments.',
    ability: right('void'),
    input: z.object(voidShape).check(noteForOther),
    output: oneBill,
  }),
  refund: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/refund',
    summary: 'Refunds a payment. Overpayments are refunded first.',
    ability: right('refund'),
    input: z.object({
      ...versioning,
      paymentId: textId,
      amount: z.union([minor.check(rule.min(0)), z.literal('full')]),
      tip: minor.check(rule.min(0)),
      reason: z.enum(refundReasons),
      note,
      approver,
    }),
    output: oneBill,
  }),
  reopen: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/reopen',
    summary: 'Reopens a closed bill to correct a tip or a line.',
    ability: right('reopen'),
    input: z.object({ ...versioning, reason: z.enum(reopenReasons), note, approver }),
    output: oneBill,
  }),
  emailReceipt: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/email-receipt',
    summary: 'Emails the receipt of a bill.',
    ability: right('update'),
    input: z.object({ ...versioning, email: z.string().check(rule.trimmed, rule.required, rule.email) }),
    output: oneBill,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/bills/delete',
    summary: 'Hides bills from lists. Their amounts remain in all totals. Fails as a whole if one bill is invalid.',
    ability: right('delete'),
    input: z.object({ ids: listParameter(textId).check(z.minLength(1), z.maxLength(100)) }),
    output: z.object({ deleted: z.array(billRowSchema), total: z.int() }),
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/apps/bills/restore',
    summary: 'Restores bills that were hidden from lists. Fails as a whole if one bill is invalid.',
    ability: right('delete'),
    input: z.object({ ids: z.array(textId).check(rule.filled, z.maxLength(100)) }),
    output: z.object({ bills: z.array(billRowSchema) }),
  }),
};
