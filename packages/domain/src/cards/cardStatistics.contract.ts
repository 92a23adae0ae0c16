import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { cardRange } from './cardRanges.contract';

/** `restaurant`: the restaurant of the figures. Defaults to the user's first workplace. */
export const restaurantInput = { restaurant: z.optional(z.string()) };
export const rangeInput = z.object({ ...restaurantInput, range: z.optional(cardRange) });
/** Currency of the amounts. Defaults to the account currency. */
export const cardCurrency = { currency: z.optional(z.string()) };
/** Change from the previous period. `null` if the previous period has no figures. */
export const cardChange = z.nullable(z.number());
/** Properties of every card with a period menu. */
export const ranged = { title: z.string(), last_days: z.array(z.string()), range: z.string(), ...cardCurrency };

export const cardSeriesSchema = z.object({ name: z.string(), data: z.array(z.number()) });
export type CardSeries = z.infer<typeof cardSeriesSchema>;

export const cardStatisticSchema = z.object({
  ...ranged,
  value: z.number(),
  /** `money` is in major units of `currency`. */
  unit: z.enum(['number', 'money', 'percent']),
  /** Change from the previous period, in `deltaUnit`. */
  delta: cardChange,
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
