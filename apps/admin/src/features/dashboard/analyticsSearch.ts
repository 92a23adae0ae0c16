import { cardRange, cardRanges } from '@larder/domain/contract';
import * as z from 'zod/mini';
import { restaurantSearch } from '../../lib/restaurantSearch';

const period = z.catch(z.optional(cardRange), undefined);

/** The restaurant shown, the period of the whole page, and what single cards show instead (pages.md 4); an unknown one falls back to each card's own. */
export const analyticsSearch = z.object({
  restaurant: restaurantSearch,
  range: period,
  'visits.range': period,
  'feedback.range': period,
  'daypart.range': period,
});
export type AnalyticsSearch = z.infer<typeof analyticsSearch>;

/** A card that may show a period of its own. */
export type RangedCard = 'visits' | 'feedback' | 'daypart';

/** The period a card shows: its own, else the page's. */
export const rangeOf = (search: AnalyticsSearch, card: RangedCard) => search[`${card}.range`] ?? search.range;

/** The search after a card is given a period: what the page shows already is not said again. */
export const withCardRange = (
  search: AnalyticsSearch,
  card: RangedCard,
  range: NonNullable<AnalyticsSearch['range']>,
): AnalyticsSearch => ({
  ...search,
  [`${card}.range`]: range === (search.range ?? cardRanges[0]) ? undefined : range,
});
