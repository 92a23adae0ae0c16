import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { cartEndpoints } from './cart.contract';
import { productKeys } from './productKeys';

export const cartQuery = () =>
  queryOptions({
    queryKey: productKeys.cart(),
    queryFn: async ({ signal }) => (await call(cartEndpoints.cart, {}, { signal })).products,
  });

export const useCart = (enabled = true) => useQuery({ ...cartQuery(), enabled });
