import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { cardChange, cardSeriesSchema, ranged, rangeInput, readDashboard } from './cardStatistics.contract';
import { integerParameter } from '../http/parameters';

const measure = z.object({ value: z.number(), target: z.number(), delta: cardChange });

export const supportTrackerSchema = z.object({
  ...ranged,
  totalTicket: z.int(),
  newTicket: z.int(),
  openTicket: z.int(),
  /** Minutes. */
  responseTime: z.number(),
  /** Date of the first day of each point. */
  categories: z.array(z.string()),
  series: z.array(cardSeriesSchema),
});
export type SupportTracker = z.infer<typeof supportTrackerSchema>;

export const avgSessionsSchema = z.object({
  ...ranged,
  sessions: z.int(),
  /** Percent. */
  growth: cardChange,
  /** One per weekday. `weekday` 1 is Monday. `value` is `null` when closed. */
  days: z.array(z.object({ weekday: z.int(), value: z.nullable(z.int()) })),
  /** Amounts in major units of `currency`. */
  goal: measure,
  users: measure,
  /** Percent. Its delta is in percentage points. */
  retention: measure,
  /** Minutes. */
  duration: measure,
});
export type AvgSessions = z.infer<typeof avgSessionsSchema>;

export const revenueReportSchema = z.object({
  ...ranged,
  years: z.array(z.int()),
  year: z.int(),
  /** As `YYYY-MM`. */
  months: z.array(z.string()),
  earning: z.array(z.number()),
  /** Zero or negative, so that it stacks downward. */
  expense: z.array(z.number()),
  amount: z.number(),
  budget: z.number(),
  comparison: z.array(cardSeriesSchema),
});
export type RevenueReport = z.infer<typeof revenueReportSchema>;

export const goalOverviewSchema = z.object({
  ...ranged,
  goal: z.number(),
  completed: z.number(),
  inProgress: z.number(),
  series: z.array(cardSeriesSchema),
});
export type GoalOverview = z.infer<typeof goalOverviewSchema>;

export const revenueSchema = z.object({
  ...ranged,
  thisPeriod: z.number(),
  lastPeriod: z.number(),
  categories: z.array(z.string()),
  series: z.array(cardSeriesSchema),
});
export type Revenue = z.infer<typeof revenueSchema>;

const share = z.object({ key: z.string(), label: z.string(), value: z.number(), delta: cardChange });
export const sharesSchema = z.object({ ...ranged, total: z.number(), rows: z.array(share) });
export type CardShares = z.infer<typeof sharesSchema>;

export const yearInput = z.object({ year: z.optional(integerParameter()) });

export const cardAnalyticsNames = [
  'support-tracker',
  'avg-sessions',
  'revenue-report',
  'goal-overview',
  'revenue',
  'product-orders',
  'sessions-device',
  'customers',
] as const;
export type CardAnalyticsName = (typeof cardAnalyticsNames)[number];

const path = (name: CardAnalyticsName) => `/card/card-analytics/${name}`;

export const cardAnalyticsEndpoints = {
  'support-tracker': defineEndpoint({
    method: 'GET',
    path: path('support-tracker'),
    summary: 'Returns the number of voids, discounts and refunds due to complaints, and the time to settle them.',
    ability: readDashboard,
    input: rangeInput,
    output: supportTrackerSchema,
  }),
  'avg-sessions': defineEndpoint({
    method: 'GET',
    path: path('avg-sessions'),
    summary: 'Returns the guests by weekday, and net sales, dine-in share and time at the table.',
    ability: readDashboard,
    input: rangeInput,
    output: avgSessionsSchema,
  }),
  'revenue-report': defineEndpoint({
    method: 'GET',
    path: path('revenue-report'),
    summary: 'Returns net sales and labor cost by month, and the budget.',
    ability: readDashboard,
    input: z.extend(rangeInput, yearInput.shape),
    output: revenueReportSchema,
  }),
  'goal-overview': defineEndpoint({
    method: 'GET',
    path: path('goal-overview'),
    summary: 'Returns the progress toward the net sales goal of the period.',
    ability: readDashboard,
    input: rangeInput,
    output: goalOverviewSchema,
  }),
  revenue: defineEndpoint({
    method: 'GET',
    path: path('revenue'),
    summary: 'Returns the net sales of the period and of the previous one.',
    ability: readDashboard,
    input: rangeInput,
    output: revenueSchema,
  }),
  'product-orders': defineEndpoint({
    method: 'GET',
    path: path('product-orders'),
    summary: 'Returns the numbers of delivered and pending supply orders.',
    ability: readDashboard,
    input: rangeInput,
    output: sharesSchema,
  }),
  'sessions-device': defineEndpoint({
    method: 'GET',
    path: path('sessions-device'),
    summary: 'Returns the number of bills by channel.',
    ability: readDashboard,
    input: rangeInput,
    output: sharesSchema,
  }),
  customers: defineEndpoint({
    method: 'GET',
    path: path('customers'),
    summary: 'Returns the numbers of new and returning clients of invoices.',
    ability: readDashboard,
    input: rangeInput,
    output: sharesSchema,
  }),
};
