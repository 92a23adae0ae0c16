import { cardRange, cardRanges } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';

const period = z.catch(z.optional(cardRange), undefined);

/** The page shows one restaurant: links from the dashboard of all restaurants open the current one. */
const oneRestaurant = z.pipe(
  restaurantSearch,
  z.transform((id) => (id === 'all' ? undefined : id)),
);

/** The restaurant, the period of the page, and overrides for single cards. Unknown periods are ignored. */
export const analyticsSearch = z.object({
  restaurant: z.optional(oneRestaurant),
  range: period,
  'visits.range': period,
  'feedback.range': period,
  'daypart.range': period,
});
export type AnalyticsSearch = z.infer<typeof analyticsSearch>;

/** Cards with a separate period. */
export type RangedCard = 'visits' | 'feedback' | 'daypart';

/** Returns the period of a card, else of the page. */
export const rangeOf = (search: AnalyticsSearch, card: RangedCard) => search[`${card}.range`] ?? search.range;

/** Sets the period of a card. Omits it if it equals that of the page. */
export const withCardRange = (
  search: AnalyticsSearch,
  card: RangedCard,
  range: NonNullable<AnalyticsSearch['range']>,
): AnalyticsSearch => ({
  ...search,
  [`${card}.range`]: range === (search.range ?? cardRanges[0]) ? undefined : range,
});

/** Sets the period of the page, and removes those of single cards. */
export const withPageRange = (
  search: AnalyticsSearch,
  range: NonNullable<AnalyticsSearch['range']>,
): AnalyticsSearch => ({
  ...search,
  range: range === cardRanges[0] ? undefined : range,
  'visits.range': undefined,
  'feedback.range': undefined,
  'daypart.range': undefined,
});
