import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { orderEndpoints } from './orders.contract';
import { productKeys } from './productKeys';

/** Queries the orders of the signed-in user, newest first. */
export const ordersQuery = () =>
  queryOptions({
    queryKey: productKeys.orders(),
    queryFn: async ({ signal }) => (await call(orderEndpoints.list, {}, { signal })).orders,
  });

export const useOrders = (enabled = true) => useQuery({ ...ordersQuery(), enabled });
