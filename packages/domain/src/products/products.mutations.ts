import { useMutation, type QueryClient } from '@tanstack/react-query';
import { isLastChange, optimistic, type Undo } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { orderEndpoints, type OrderRequest } from './orders.contract';
import { cartEndpoints, type CartProduct } from './cart.contract';
import { productKeys } from './productKeys';
import { productEndpoints } from './products.contract';
import { hideFromCart, hideFromWishlist, showCartLine, showInCart, showInWishlist, type CartWish } from './shopCache';

const change = <Input>(apply: (client: QueryClient, input: Input) => Promise<Undo>) =>
  optimistic<Input>({
    key: productKeys.all,
    apply: (input, client) => apply(client, input),
    invalidate: [productKeys.all],
  });

export const useAddToWishlist = () =>
  useMutation({
    mutationFn: async (productId: number) => (await call(productEndpoints.addToWishlist, { productId })).line,
    ...change(showInWishlist),
  });

export const useRemoveFromWishlist = () =>
  useMutation({
    mutationFn: (productId: number) => call(productEndpoints.removeFromWishlist, { productId }),
    ...change(hideFromWishlist),
  });

type AddToCart = Partial<CartWish> & { productId: number };

/** Adds a product to the cart. */
export const useAddToCart = () =>
  useMutation({
    mutationFn: async ({ productId, qty, color }: AddToCart) => {
      const { line } = await call(cartEndpoints.addToCart, { productId, qty, color });
      // A server may ignore the quantity.
      if (qty === undefined || line.qty === qty) return line;
      await call(cartEndpoints.updateCart, { productId, qty });
      return { ...line, qty };
    },
    ...change<AddToCart>((client, { qty = 1, ...product }) => showInCart(client, { ...product, qty })),
  });

export const useUpdateCart = () =>
  useMutation({
    mutationFn: async (input: EndpointInput<typeof cartEndpoints.updateCart>) =>
      (await call(cartEndpoints.updateCart, input)).product,
    ...change<EndpointInput<typeof cartEndpoints.updateCart>>(showCartLine),
    onSuccess: (product, _input, _before, { client }) => {
      if (!isLastChange(client, productKeys.all)) return;
      client.setQueryData<CartProduct[]>(productKeys.cart(), (lines) =>
        lines?.map((line) => (line.id === product.id ? product : line)),
      );
    },
  });

export const useRemoveFromCart = () =>
  useMutation({
    mutationFn: (productId: number) => call(cartEndpoints.removeFromCart, { productId }),
    ...change(hideFromCart),
  });

/** Looks up a coupon or gift card. Fails if it is not valid for the current cart. */
export const useApplyCoupon = () =>
  useMutation({
    mutationFn: async (code: string) => (await call(productEndpoints.coupon, { code })).coupon ?? null,
  });

/** Places an order. The server empties the cart, creates an invoice and, if requested, saves address and card. */
export const usePlaceOrder = () =>
  useMutation({
    mutationFn: async (order: OrderRequest) => (await call(orderEndpoints.add, { order })).order,
    onSuccess: async (_order, _input, _before, { client }) => {
      await client.cancelQueries({ queryKey: productKeys.cart() });
      client.setQueryData<CartProduct[]>(productKeys.cart(), []);
      await Promise.all(['invoices', 'users'].map((name) => client.invalidateQueries({ queryKey: [name] })));
    },
    // The error may mean that prices or stock have changed.
    onSettled: (_order, _error, _input, _before, { client }) => client.invalidateQueries({ queryKey: productKeys.all }),
  });
