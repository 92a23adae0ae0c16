import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { instant, personRef, textId } from '../restaurants/basics.contract';

/** Amounts are integers in minor units of the group's currency. Rates are integers, 100,000 = 100%. */
const minor = z.int();
const rate = z.int();
/** Parameters of the bill list that shows the same records. */
const drill = z.nullable(z.record(z.string(), z.union([z.string(), z.number()])));
export type Drill = z.infer<typeof drill>;

export const metricIds = [
  'net_sales',
  'gross_sales',
  'bills',
  'covers',
  'average_bill',
  'average_cover',
  'tips',
  'discounts',
  'comps',
  'voids',
  'refunds',
  'open_bills',
  'labour_rate',
] as const;
export type MetricId = (typeof metricIds)[number];

export const tileSchema = z.object({
  id: z.enum(metricIds),
  value: z.nullable(z.number()),
  compareValue: z.nullable(z.number()),
  /** Values of the 7 business dates up to the selected one. */
  trend: z.array(z.nullable(z.number())),
  drill,
});
export type Tile = z.infer<typeof tileSchema>;

export const hourPointSchema = z.object({
  /** Local hour. Bills count in the hour in which they were opened. */
  hour: z.int(),
  netSales: minor,
  bills: z.int(),
  covers: z.int(),
  labourCost: z.nullable(minor),
  compareNetSales: z.nullable(minor),
  /** Like `compareNetSales`, but only up to the same minute in the current hour. */
  compareSoFar: z.nullable(minor),
  drill,
});
export type HourPoint = z.infer<typeof hourPointSchema>;

export const shareRowSchema = z.object({
  key: z.string(),
  label: z.string(),
  amount: minor,
  /** Payment mix: payments. Channels: bills. Losses: records. Items: thousandths of a piece. */
  count: z.int(),
  share: z.nullable(rate),
  compareAmount: z.nullable(minor),
  drill,
});
export type ShareRow = z.infer<typeof shareRowSchema>;

export const dashboardGroupSchema = z.object({
  currency: z.string(),
  restaurantIds: z.array(z.string()),
  /** Local time up to which a live day is compared. `null` for whole days. */
  until: z.nullable(z.string()),
  tiles: z.array(tileSchema),
  hours: z.array(hourPointSchema),
  topItems: z.array(shareRowSchema),
  paymentMix: z.array(shareRowSchema),
  channels: z.array(shareRowSchema),
  losses: z.array(shareRowSchema),
  /** From net sales to payments: net sales + tax + gratuity − refundedTax − owed = paid. */
  bridge: z.object({
    tax: minor,
    gratuity: minor,
    /** Tax and gratuity in refunds. */
    refundedTax: minor,
    owed: minor,
    paid: minor,
    tips: minor,
  }),
  labour: z.nullable(
    z.object({ cost: minor, minutes: z.int(), rate: z.nullable(rate), compareRate: z.nullable(rate), target: rate }),
  ),
});
export type DashboardGroup = z.infer<typeof dashboardGroupSchema>;

export const exceptionTypes = [
  'large_void',
  'repeated_voids',
  'high_discount',
  'overdue_bill',
  'high_tip',
  'large_refund',
  'reopened',
  'long_eighty_six',
  'high_labour',
] as const;
export type ExceptionType = (typeof exceptionTypes)[number];

export const exceptionSchema = z.object({
  id: z.string(),
  type: z.enum(exceptionTypes),
  severity: z.enum(['info', 'warning', 'danger']),
  at: z.string(),
  restaurantId: z.string(),
  billId: z.nullable(z.string()),
  itemId: z.nullable(z.string()),
  staff: z.nullable(z.object({ id: z.union([z.string(), z.int()]), name: z.string() })),
  /** Minor units, a rate, minutes or a number, depending on the type. */
  value: z.number(),
  limit: z.number(),
  currency: z.nullable(z.string()),
  /** The record behind the exception. `null` if it has none, or without the right to read bills. */
  explanation: z.nullable(
    z.object({
      by: z.nullable(personRef),
      approver: z.nullable(personRef),
      /** Reason code of the loss or the reopening. */
      reason: z.nullable(z.string()),
      note: z.string(),
    }),
  ),
  /** Latest review. `null` if there is none. */
  review: z.nullable(z.object({ state: z.enum(['asked', 'closed']), by: personRef, at: instant, note: z.string() })),
  drill,
});
export type ExceptionEntry = z.infer<typeof exceptionSchema>;

/** One restaurant of the scope. */
export const dashboardRestaurantSchema = z.object({
  id: z.string(),
  name: z.string(),
  currency: z.string(),
  /** Opening status on the date. */
  opening: z.object({
    /** True if the restaurant doesn't open on the date. */
    isClosed: z.boolean(),
    /** Name of the special day, such as "New Year". */
    label: z.nullable(z.string()),
    /** Local time of the opening, if it is later on the current date. */
    opensAt: z.nullable(z.string()),
  }),
  tiles: z.array(tileSchema),
});
export type DashboardRestaurant = z.infer<typeof dashboardRestaurantSchema>;

export const dashboardSchema = z.object({
  /** A restaurant's ID, or `all`. */
  restaurant: z.string(),
  /** Business date, `YYYY-MM-DD`. */
  date: z.string(),
  /** Current business date. */
  today: z.string(),
  live: z.boolean(),
  asOf: z.string(),
  /** Time zone per restaurant, for displaying its times. */
  zones: z.record(z.string(), z.string()),
  /** `until`: wall-clock time up to which the other date is compared. */
  compare: z.nullable(z.object({ date: z.string(), until: z.nullable(z.string()) })),
  /** In the order of the user's workplaces. */
  restaurants: z.array(dashboardRestaurantSchema),
  /** One per currency. */
  groups: z.array(dashboardGroupSchema),
  exceptions: z.array(exceptionSchema),
});
export type DashboardData = z.infer<typeof dashboardSchema>;

/** Days that can be compared with a date, as the number of days before it. */
export const comparedDays = { lastWeek: 7, previousDay: 1, fourWeeks: 28 } as const;
export type ComparedDay = keyof typeof comparedDays;
export const comparedDayNames = Object.keys(comparedDays) as ComparedDay[];

export const serviceDayInputSchema = z.object({
  restaurant: z.string(),
  /** Defaults to the current business date. */
  date: z.optional(z.string()),
  compare: z._default(z.enum([...comparedDayNames, 'none']), 'lastWeek'),
});
export type ServiceDayParameters = z.input<typeof serviceDayInputSchema>;

export const dashboardEndpoints = {
  serviceDay: defineEndpoint({
    method: 'GET',
    path: '/apps/dashboard/service-day',
    summary: 'Returns the figures of one business date, for one or all restaurants.',
    ability: { action: 'read', subject: 'dashboard' },
    input: serviceDayInputSchema,
    output: z.object({ dashboard: dashboardSchema }),
  }),
  reviewException: defineEndpoint({
    method: 'POST',
    path: '/apps/dashboard/review-exception',
    summary: 'Asks about an exception, closes it, or opens it again.',
    // The response contains data of the bill behind the exception.
    ability: { action: 'read', subject: 'bill' },
    input: z
      .object({
        restaurant: textId,
        date: z.string(),
        id: textId,
        state: z.enum(['asked', 'closed', 'open']),
        note: z._default(z.string().check(rule.maxLength(500)), ''),
      })
      .check(
        z.refine(({ state, note }) => state !== 'asked' || note.trim() !== '', { path: ['note'], error: 'required' }),
      ),
    output: z.object({ exception: exceptionSchema }),
  }),
};
