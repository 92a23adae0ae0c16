import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { channel, minor, orderType, paymentType, rate, salesCategory } from './basics.contract';

const whole = (from: number, to: number) => z.int().check(rule.min(from), rule.max(to));
const amount = minor.check(rule.min(0), rule.max(9_999_999));
const share = rate.check(rule.share);
/** Empty for a new entry: the server assigns the ID. */
const entryId = z._default(z.string(), '');
const shortName = z.string().check(rule.required, rule.maxLength(80));

const orderTypeSettings = z.object({
  enabled: z.boolean(),
  leadMinutes: whole(0, 240),
  slotMinutes: whole(5, 120),
  maxPerSlot: z.nullable(whole(1, 999)),
  minimum: amount,
});

export const ordering = z.object({
  types: z.object({ dine_in: orderTypeSettings, takeaway: orderTypeSettings, delivery: orderTypeSettings }),
  channels: z.array(channel),
  asapAllowed: z.boolean(),
  maxAdvanceDays: whole(0, 90),
  cancelMinutes: whole(0, 1440),
  guestOrders: z.boolean(),
  deliveryAreas: z.array(
    z.object({ id: entryId, name: shortName, postcodes: z.array(z.string().check(rule.required)), fee: amount }),
  ),
});
export type Ordering = z.infer<typeof ordering>;

/** The first matching rate applies to a line. `null` matches everything. */
const taxRate = z.object({
  id: entryId,
  name: shortName,
  rate: share,
  categories: z.nullable(z.array(salesCategory)),
  orderTypes: z.nullable(z.array(orderType)),
});
export type TaxRate = z.infer<typeof taxRate>;

/** An automatic charge. Either `rate` or `amount` is set, depending on `kind`. */
const serviceChargeRule = z.object({
  id: entryId,
  name: shortName,
  kind: z.enum(['rate', 'fixed']),
  rate: z.nullable(share),
  amount: z.nullable(amount),
  /** Paid to the staff: not part of sales, not taxed. */
  gratuity: z.boolean(),
  taxRateId: z.nullable(z.string()),
  orderTypes: z.array(orderType),
  minGuests: whole(0, 999),
  active: z.boolean(),
});
export type ServiceChargeRule = z.infer<typeof serviceChargeRule>;

export const moneySettings = z.object({
  taxMode: z.enum(['included', 'added']),
  taxRates: z.array(taxRate),
  serviceCharges: z.array(serviceChargeRule),
  tipsEnabled: z.boolean(),
  tipPresets: z.array(share),
  paymentTypes: z.array(paymentType),
});
export type MoneySettings = z.infer<typeof moneySettings>;

/** Limits for flags of bills and exceptions on the dashboard. */
export const thresholds = z.object({
  voidAmount: amount,
  refundAmount: amount,
  discount: share,
  tip: share,
  labour: share,
  openMinutes: whole(1, 1440),
  eightySixMinutes: whole(1, 10_080),
});
export type Thresholds = z.infer<typeof thresholds>;
