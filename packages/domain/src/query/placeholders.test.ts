import type { Query } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { billListQuery, billLossQuery } from '../bills/bills.queries';
import { serviceDayQuery } from '../dashboard/dashboard.queries';
import { candidatesQuery } from '../jobs/jobs.queries';
import { menuRevisionsQuery } from '../menu/menu.queries';
import { restaurantActivityQuery } from '../restaurants/restaurants.queries';

interface Options {
  queryKey: readonly unknown[];
  placeholderData?: unknown;
}

/** Returns the placeholder data of `next` if `data` of `previous` was shown before. */
const placeholderAfter = (previous: Options, next: Options, data: object) =>
  (next.placeholderData as (before: object, query: Pick<Query, 'queryKey'>) => unknown)(data, {
    queryKey: previous.queryKey,
  });

const paged: [string, (scope: string, page: number) => Options, (scope: string) => object][] = [
  ['bills', (restaurant, page) => billListQuery({ restaurant, page } as never), () => ({})],
  ['losses', (restaurant) => billLossQuery({ restaurant } as never), () => ({})],
  ['the service day', (restaurant) => serviceDayQuery({ restaurant } as never), (restaurant) => ({ restaurant })],
  ['candidates', (restaurant, page) => candidatesQuery({ restaurant, page } as never), () => ({})],
  [
    'menu revisions',
    (entityId, page) => menuRevisionsQuery({ entityId, page } as never),
    (entityId) => ({ params: { entityId } }),
  ],
  ['the activity of a restaurant', (id, page) => restaurantActivityQuery({ id, page } as never), () => ({})],
];

describe('previous data while the next page loads', () => {
  it.each(paged)('shows the previous page of %s', (_name, query, dataOf) => {
    const data = dataOf('a');
    expect(placeholderAfter(query('a', 1), query('a', 2), data)).toBe(data);
  });

  it.each(paged)('does not show %s of another scope', (_name, query, dataOf) => {
    expect(placeholderAfter(query('a', 1), query('b', 1), dataOf('a'))).toBeUndefined();
  });
});
