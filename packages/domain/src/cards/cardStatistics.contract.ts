import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { cardRange } from './cardRanges.contract';

export const rangeInput = z.object({ range: z.optional(cardRange) });
/** Properties of every card with a period menu. */
export const ranged = { title: z.string(), last_days: z.array(z.string()), range: z.string() };

export const cardSeriesSchema = z.object({ name: z.string(), data: z.array(z.number()) });
export type CardSeries = z.infer<typeof cardSeriesSchema>;

export const cardStatisticSchema = z.object({
  ...ranged,
  value: z.number(),
  /** `money` is in major units of the account currency. */
  unit: z.enum(['number', 'money', 'percent']),
  /** Change from the previous period, in `deltaUnit`. */
  delta: z.number(),
  deltaUnit: z.enum(['number', 'percent']),
  /** Date of the first day of each point. */
  categories: z.array(z.string()),
  series: z.array(cardSeriesSchema),
});
export type CardStatistic = z.infer<typeof cardStatisticSchema>;

export const cardStatisticNames = [
  'orders-bar-chart',
  'profit-line-chart',
  'subscribers',
  'revenue',
  'sales',
  'orders',
  'site-traffic',
  'active-users',
  'newsletter',
] as const;
export type CardStatisticName = (typeof cardStatisticNames)[number];

/** Right to see the cards and their figures. */
export const readDashboard = { action: 'read', subject: 'dashboard' };

const statistic = (name: CardStatisticName) =>
  defineEndpoint({
    method: 'GET',
    path: `/card/card-statistics/${name}`,
    summary: `Returns the value and data series of the \`${name}\` card.`,
    ability: readDashboard,
    input: rangeInput,
    output: cardStatisticSchema,
  });

export const cardStatisticEndpoints = {
  'orders-bar-chart': statistic('orders-bar-chart'),
  'profit-line-chart': statistic('profit-line-chart'),
  subscribers: statistic('subscribers'),
  revenue: statistic('revenue'),
  sales: statistic('sales'),
  orders: statistic('orders'),
  'site-traffic': statistic('site-traffic'),
  'active-users': statistic('active-users'),
  newsletter: statistic('newsletter'),
};
