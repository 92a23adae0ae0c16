import * as z from 'zod/mini';
import {
  channel,
  civilDate,
  currencyCode,
  instant,
  minor,
  orderType,
  paymentType,
  personRef,
  rate,
  salesCategory,
  textId,
  versioned,
} from '../restaurants/basics.contract';
import { billFlags, billStatuses, lossKinds } from './billCodes';

export const billActionNames = [
  'add_note',
  'adjust_tip',
  'close',
  'void_line',
  'void_bill',
  'refund',
  'reopen',
  'print_receipt',
  'email_receipt',
  'delete',
  'restore',
] as const;
export const voidReasons = [
  'guest_changed_mind',
  'entry_error',
  'kitchen_error',
  'quality',
  'wait_too_long',
  'walk_out',
  'duplicate',
  'other',
] as const;
export const discountReasons = [
  'promotion',
  'loyalty',
  'staff_meal',
  'service_recovery',
  'manager_choice',
  'other',
] as const;
export const refundReasons = ['overcharge', 'quality', 'not_received', 'double_payment', 'other'] as const;
export const reopenReasons = ['tip_missing', 'wrong_tip', 'entry_error', 'guest_returned', 'other'] as const;
export const billTimelineTypes = [
  'opened',
  'line_added',
  'sent',
  'discounted',
  'paid',
  'tip_adjusted',
  'closed',
  'reopened',
  'line_voided',
  'bill_voided',
  'refunded',
  'note',
  'receipt_emailed',
  'hidden',
  'restored',
] as const;

export const billStatus = z.enum(billStatuses);
export const lossKind = z.enum(lossKinds);
export const billFlag = z.enum(billFlags);
export type BillStatus = (typeof billStatuses)[number];
export type LossKind = (typeof lossKinds)[number];
export type BillFlag = (typeof billFlags)[number];
export type BillAction = (typeof billActionNames)[number];
export type VoidReason = (typeof voidReasons)[number];
export type DiscountReason = (typeof discountReasons)[number];
export type RefundReason = (typeof refundReasons)[number];
export type ReopenReason = (typeof reopenReasons)[number];
export type BillTimelineType = (typeof billTimelineTypes)[number];

const person = z.nullable(personRef);
const orNull = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

const appliedRateSchema = z.object({ id: textId, name: z.string(), rate });
export type AppliedRate = z.infer<typeof appliedRateSchema>;

const appliedDiscountSchema = z.object({
  id: textId,
  kind: z.enum(['discount', 'comp']),
  name: z.string(),
  reason: z.enum(discountReasons),
  rate: orNull(rate),
  fixed: orNull(minor),
  /** Set by `computeBill`. */
  amount: minor,
  by: person,
  approver: person,
  at: instant,
});
export type AppliedDiscount = z.infer<typeof appliedDiscountSchema>;

const voidInfoSchema = z.object({
  reason: z.enum(voidReasons),
  note: z.string(),
  by: personRef,
  approver: personRef,
  at: instant,
  afterPayment: z.boolean(),
});
export type VoidInfo = z.infer<typeof voidInfoSchema>;

const billLineSchema = z.object({
  id: textId,
  itemId: textId,
  name: z.string(),
  sectionName: z.string(),
  category: salesCategory,
  unit: z.enum(['each', 'kg']),
  /** Thousandths: 1000 is one piece. */
  quantityMilli: z.int(),
  unitPrice: minor,
  modifiers: z.array(z.object({ optionId: textId, name: z.string(), price: minor, quantity: z.int() })),
  discounts: z.array(appliedDiscountSchema),
  discountable: z.boolean(),
  taxRate: appliedRateSchema,
  seat: orNull(z.int()),
  course: orNull(z.string()),
  request: orNull(z.string()),
  fulfilment: z.enum(['new', 'sent', 'ready', 'served']),
  addedAt: instant,
  voided: orNull(voidInfoSchema),
  // Set by `computeBill`. `payable` is `gross` − `reduced`, or 0 for a voided line.
  gross: minor,
  reduced: minor,
  payable: minor,
  taxShare: minor,
});
export type BillLine = z.infer<typeof billLineSchema>;

const appliedChargeSchema = z.object({
  id: textId,
  ruleId: textId,
  name: z.string(),
  rate: orNull(rate),
  fixed: orNull(minor),
  gratuity: z.boolean(),
  taxRate: orNull(appliedRateSchema),
  /** Set by `computeBill`. */
  amount: minor,
});
export type AppliedCharge = z.infer<typeof appliedChargeSchema>;

const taxLineSchema = z.extend(appliedRateSchema, { base: minor, amount: minor });
export type TaxLine = z.infer<typeof taxLineSchema>;

const refundSchema = z.object({
  id: textId,
  amount: minor,
  /** The overpaid part of the amount, which doesn't reduce sales. */
  overpayment: minor,
  tip: minor,
  reason: z.enum(refundReasons),
  note: z.string(),
  by: personRef,
  approver: personRef,
  at: instant,
});
export type Refund = z.infer<typeof refundSchema>;

const paymentSchema = z.object({
  id: textId,
  type: paymentType,
  amount: minor,
  /** In addition to `amount`. Not part of the bill's total. */
  tip: minor,
  tendered: orNull(minor),
  change: minor,
  brand: orNull(z.string()),
  last4: orNull(z.string()),
  status: z.enum(['authorised', 'captured', 'declined', 'voided']),
  takenBy: person,
  at: instant,
  refunds: z.array(refundSchema),
});
export type Payment = z.infer<typeof paymentSchema>;

const billTimelineSchema = z.object({
  id: textId,
  at: instant,
  type: z.enum(billTimelineTypes),
  by: person,
  approver: person,
  device: orNull(z.string()),
  lineId: orNull(textId),
  paymentId: orNull(textId),
  amount: orNull(minor),
  reason: orNull(z.string()),
  note: orNull(z.string()),
});
export type BillTimelineEvent = z.infer<typeof billTimelineSchema>;

/** All amounts are computed. Only `balance` can be negative. */
const billMoneySchema = z.object({
  items: minor,
  discounts: minor,
  comps: minor,
  serviceCharges: minor,
  gratuity: minor,
  taxIncluded: minor,
  taxAdded: minor,
  total: minor,
  refunded: minor,
  refundedSale: minor,
  refundedNet: minor,
  paid: minor,
  balance: minor,
  tips: minor,
  netSales: minor,
  voidedValue: minor,
  covers: z.int(),
});
export type BillMoney = z.infer<typeof billMoneySchema>;

export const billRowSchema = z.object({
  ...versioned,
  id: textId,
  number: z.int(),
  restaurantId: textId,
  currency: currencyCode,
  businessDate: civilDate,
  status: billStatus,
  flags: z.array(billFlag),
  order: z.object({ id: textId, number: z.int(), billIndex: z.int(), billCount: z.int() }),
  refundStatus: z.enum(['none', 'partial', 'full']),
  channel,
  orderType,
  table: orNull(z.string()),
  tabName: orNull(z.string()),
  customerName: orNull(z.string()),
  server: person,
  guests: z.int(),
  openedAt: instant,
  paidAt: orNull(instant),
  closedAt: orNull(instant),
  itemsSummary: z.object({ first: z.array(z.string()), more: z.int() }),
  paymentTypes: z.array(paymentType),
  money: billMoneySchema,
  /** Set when the bill is deleted from tables. Its amounts still count in all totals. */
  hidden: orNull(z.object({ at: instant, by: personRef })),
});
export type BillRow = z.infer<typeof billRowSchema>;

export const billSchema = z.extend(billRowSchema, {
  taxMode: z.enum(['included', 'added']),
  openedBy: person,
  device: z.string(),
  promisedAt: orNull(instant),
  customerEmail: orNull(z.string()),
  lines: z.array(billLineSchema),
  discounts: z.array(appliedDiscountSchema),
  serviceCharges: z.array(appliedChargeSchema),
  taxes: z.array(taxLineSchema),
  payments: z.array(paymentSchema),
  timeline: z.array(billTimelineSchema),
});
export type Bill = z.infer<typeof billSchema>;
