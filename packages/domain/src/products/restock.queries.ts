import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { productKeys } from './productKeys';
import { restockEndpoints } from './restock.contract';

/** Queries the products that the sales of the menu will use up soon. */
const restockQuery = () =>
  queryOptions({
    queryKey: productKeys.suggestions(),
    queryFn: async ({ signal }) => (await call(restockEndpoints.suggestions, {}, { signal })).suggestions,
  });

export const useRestock = () => useQuery(restockQuery());
