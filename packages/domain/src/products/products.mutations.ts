import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { reloadAfterLast, rollBack } from '../lists/optimistic';
import { orderEndpoints, type OrderRequest } from './orders.contract';
import { productEndpoints, type CartProduct } from './products.contract';
import { productKeys } from './products.queries';
import { hideFromCart, hideFromWishlist, showCartLine, showInCart, showInWishlist, type CartWish } from './shopCache';

/** Shared by the changes that show at once. */
const mutationKey = [...productKeys.all, 'change'];
const settle = (client: QueryClient) => reloadAfterLast(client, mutationKey, productKeys.all);

export const useAddToWishlist = () =>
  useMutation({
    mutationKey,
    mutationFn: async (productId: number) => (await call(productEndpoints.addToWishlist, { productId })).line,
    onMutate: (productId, { client }) => showInWishlist(client, productId),
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_line, _error, _input, _before, { client }) => settle(client),
  });

export const useRemoveFromWishlist = () =>
  useMutation({
    mutationKey,
    mutationFn: (productId: number) => call(productEndpoints.removeFromWishlist, { productId }),
    onMutate: (productId, { client }) => hideFromWishlist(client, productId),
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_answer, _error, _input, _before, { client }) => settle(client),
  });

/** Puts a product into the cart; with a quantity also what was taken out comes back as it was. */
export const useAddToCart = () =>
  useMutation({
    mutationKey,
    mutationFn: async ({ productId, qty, color }: Partial<CartWish> & { productId: number }) => {
      const { line } = await call(productEndpoints.addToCart, { productId, color });
      if (qty === undefined || line.qty === qty) return line;
      await call(productEndpoints.updateCart, { productId, qty });
      return { ...line, qty };
    },
    onMutate: ({ productId, qty = 1, color }, { client }) => showInCart(client, { productId, qty, color }),
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_line, _error, _input, _before, { client }) => settle(client),
  });

export const useUpdateCart = () =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<typeof productEndpoints.updateCart>) =>
      (await call(productEndpoints.updateCart, input)).product,
    onMutate: (input, { client }) => showCartLine(client, input),
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSuccess: (product, _input, _before, { client }) => {
      if (client.isMutating({ mutationKey }) > 1) return;
      client.setQueryData<CartProduct[]>(productKeys.cart(), (lines) =>
        lines?.map((line) => (line.id === product.id ? product : line)),
      );
    },
    onSettled: (_product, _error, _input, _before, { client }) => settle(client),
  });

export const useRemoveFromCart = () =>
  useMutation({
    mutationKey,
    mutationFn: (productId: number) => call(productEndpoints.removeFromCart, { productId }),
    onMutate: (productId, { client }) => hideFromCart(client, productId),
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_answer, _error, _input, _before, { client }) => settle(client),
  });

/** Looks a coupon or gift card up; refused where it does not count for the cart as it is. */
export const useApplyCoupon = () =>
  useMutation({
    mutationFn: async (code: string) => (await call(productEndpoints.coupon, { code })).coupon ?? null,
  });

/** Places an order; it empties the cart, writes an invoice and may keep address and card. */
export const usePlaceOrder = () =>
  useMutation({
    mutationFn: async (order: OrderRequest) => (await call(orderEndpoints.add, { order })).order,
    onSuccess: async (_order, _input, _before, { client }) => {
      await client.cancelQueries({ queryKey: productKeys.cart() });
      client.setQueryData<CartProduct[]>(productKeys.cart(), []);
      // Other entities' answers, by the names their keys begin with.
      await Promise.all(['invoices', 'users'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    // A refusal may mean that prices or stock have changed.
    onSettled: (_order, _error, _input, _before, { client }) => client.invalidateQueries({ queryKey: productKeys.all }),
  });
