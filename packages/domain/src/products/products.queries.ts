import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { productKeys } from './productKeys';
import { productEndpoints, type ProductListParameters } from './products.contract';

/** Queries one page of the shop. Keeps the previous page while the next loads. */
export const productListQuery = (parameters: ProductListParameters) =>
  queryOptions({
    queryKey: productKeys.list(parameters),
    queryFn: ({ signal }) => call(productEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries one product. Doesn't show the previous product while loading. */
export const productQuery = (id: number) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    queryFn: async ({ signal }) => (await call(productEndpoints.product, { id }, { signal })).product,
  });

export const wishlistQuery = () =>
  queryOptions({
    queryKey: productKeys.wishlist(),
    queryFn: async ({ signal }) => (await call(productEndpoints.wishlist, {}, { signal })).products,
  });

/** Queries the coupons that are valid for the current cart. */
export const couponsQuery = () =>
  queryOptions({
    queryKey: productKeys.coupons(),
    queryFn: async ({ signal }) => (await call(productEndpoints.coupon, {}, { signal })).coupons ?? [],
  });

export const useProductList = (parameters: ProductListParameters) => useQuery(productListQuery(parameters));
export const useProduct = (id: number) => useQuery(productQuery(id));
export const useWishlist = () => useQuery(wishlistQuery());
export const useCoupons = () => useQuery(couponsQuery());
