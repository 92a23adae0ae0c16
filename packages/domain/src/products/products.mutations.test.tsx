import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import {
  useAddToCart,
  useAddToWishlist,
  useApplyCoupon,
  usePlaceOrder,
  useRemoveFromCart,
  useRemoveFromWishlist,
  useUpdateCart,
} from './products.mutations';
import { useCart } from './cart.queries';
import { useCoupons, useProduct, useProductList, useWishlist } from './products.queries';

const { adapter } = http.defaults;
let server = createFakeServer();
/** State of the fake server. */
let cart: { productId: number; qty: number; color?: string }[] = [];
let wishes: number[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

const product = (id: number) => ({
  id,
  name: `Product ${id}`,
  slug: `product-${id}`,
  description: '',
  brand: '',
  price: 10,
  image: '',
  hasFreeShipping: false,
  rating: 4,
  isInCart: cart.some(({ productId }) => productId === id),
  isInWishlist: wishes.includes(id),
});
const cartProduct = ({ productId, ...line }: (typeof cart)[number]) => ({
  ...product(productId),
  ...line,
  shippingDate: '2026-11-22',
  offers: 1,
  discountPercentage: 5,
});

function read(url: string): FakeResponse {
  const responses: Record<string, unknown> = {
    '/apps/ecommerce/products': {
      products: [1, 2, 3].map(product),
      total: 3,
      userWishlist: wishes.map((productId, id) => ({ id, productId })),
      userCart: cart.map((line, id) => ({ id, ...line })),
    },
    '/apps/ecommerce/products/2': { product: { ...product(2), colorOptions: [] } },
    '/apps/ecommerce/wishlist': { products: wishes.map(product) },
    '/apps/ecommerce/cart': { products: cart.map(cartProduct) },
    '/apps/ecommerce/coupon': { coupons: [] },
  };
  return { status: 200, data: responses[url] };
}

beforeEach(() => {
  cart = [{ productId: 1, qty: 2 }];
  wishes = [3];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival.url) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      list: useProductList({}).data,
      one: useProduct(2).data,
      cart: useCart().data,
      wishlist: useWishlist().data,
      coupons: useCoupons().data,
      addToCart: useAddToCart(),
      updateCart: useUpdateCart(),
      removeFromCart: useRemoveFromCart(),
      wish: useAddToWishlist(),
      unwish: useRemoveFromWishlist(),
      coupon: useApplyCoupon(),
      order: usePlaceOrder(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => {
    const { list, one, cart: lines, wishlist, coupons } = result.current;
    expect([list, one, lines, wishlist, coupons]).not.toContain(undefined);
  });
  const seen = () => {
    const { list, one, cart: lines, wishlist } = result.current;
    return {
      inCart: list?.products.filter(({ isInCart }) => isInCart).map(({ id }) => id),
      inWishlist: list?.products.filter(({ isInWishlist }) => isInWishlist).map(({ id }) => id),
      userCart: list?.userCart.map(({ productId, qty }) => [productId, qty]),
      userWishlist: list?.userWishlist.map(({ productId }) => productId),
      one: [one?.isInCart, one?.isInWishlist],
      cart: lines?.map(({ id, qty }) => [id, qty]),
      wishlist: wishlist?.map(({ id }) => id),
    };
  };
  return { result, seen, before: seen() };
}

type Shop = Awaited<ReturnType<typeof setup>>['result']['current'];
const changes: [name: string, start: (shop: Shop) => void, pending: (shop: Shop) => boolean, shown: object][] = [
  [
    'putting into the cart',
    ({ addToCart }) => addToCart.mutate({ productId: 2 }),
    ({ addToCart }) => addToCart.isPending,
    {
      inCart: [1, 2],
      one: [true, false],
      cart: [
        [1, 2],
        [2, 1],
      ],
      userCart: [
        [1, 2],
        [2, 1],
      ],
    },
  ],
  [
    'changing a quantity',
    ({ updateCart }) => updateCart.mutate({ productId: 1, qty: 7 }),
    ({ updateCart }) => updateCart.isPending,
    { cart: [[1, 7]], userCart: [[1, 7]] },
  ],
  [
    'taking out of the cart',
    ({ removeFromCart }) => removeFromCart.mutate(1),
    ({ removeFromCart }) => removeFromCart.isPending,
    { inCart: [], cart: [], userCart: [] },
  ],
  [
    'wishing',
    ({ wish }) => wish.mutate(2),
    ({ wish }) => wish.isPending,
    { inWishlist: [2, 3], one: [false, true], wishlist: [3, 2], userWishlist: [3, 2] },
  ],
  [
    'giving up a wish',
    ({ unwish }) => unwish.mutate(3),
    ({ unwish }) => unwish.isPending,
    { inWishlist: [], wishlist: [], userWishlist: [] },
  ],
];

describe.each(changes)('%s', (_name, start, pending, shown) => {
  it('shows a change to the cart or wishlist everywhere immediately and rolls back after an error', async () => {
    const { result, seen, before } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => start(result.current));
    await waitFor(() => expect(seen()).toEqual({ ...before, ...shown }));
    respond({ status: 500, data: { code: 'x' } });
    await waitFor(() => expect(pending(result.current)).toBe(false));
    expect(seen()).toEqual(before);
  });
});

describe('the wishlist', () => {
  it('keeps a second pending product when the first one fails', async () => {
    const { result, seen } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ data }) => (String(data).includes('"productId":1') ? first : second).response;
    act(() => result.current.wish.mutate(1));
    act(() => result.current.wish.mutate(2));
    await waitFor(() => expect(seen().userWishlist).toEqual([3, 1, 2]));
    first.respond({ status: 500, data: { code: 'x' } });
    await waitFor(() => expect(seen()).toMatchObject({ inWishlist: [2, 3], wishlist: [3, 2], userWishlist: [3, 2] }));
    wishes = [3, 2];
    second.respond({ status: 200, data: { line: { id: 9, productId: 2 } } });
    await waitFor(() => expect(result.current.wish.isPending).toBe(false));
  });
});

describe('the cart', () => {
  it('a new cart line shows date and discount of the refetched cart', async () => {
    const { result } = await setup();
    write = () => {
      cart = [...cart, { productId: 2, qty: 1 }];
      return { status: 201, data: { line: { id: 5, productId: 2, qty: 1 } } };
    };
    await act(() => result.current.addToCart.mutateAsync({ productId: 2 }));
    await waitFor(() =>
      expect(result.current.cart?.[1]).toMatchObject({ id: 2, shippingDate: '2026-11-22', discountPercentage: 5 }),
    );
  });

  it('restores a removed cart line with its quantity, and keeps an existing line', async () => {
    const { result } = await setup();
    const bodies: unknown[] = [];
    write = ({ url, data }) => {
      bodies.push([url, JSON.parse(String(data))]);
      if (url.endsWith('update')) return { status: 200, data: { product: cartProduct({ productId: 2, qty: 4 }) } };
      return { status: 201, data: { line: { id: 5, productId: 2, qty: 1 } } };
    };
    await act(() => result.current.addToCart.mutateAsync({ productId: 2, qty: 4, color: 'info' }));
    await act(() => result.current.addToCart.mutateAsync({ productId: 2 }));
    expect(bodies).toEqual([
      ['/apps/ecommerce/cart', { productId: 2, qty: 4, color: 'info' }],
      ['/apps/ecommerce/cart/update', { productId: 2, qty: 4 }],
      ['/apps/ecommerce/cart', { productId: 2 }],
    ]);
  });

  it('refetches the cart only after the last of several changes', async () => {
    const { result, seen } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ url }) => (url.includes('wishlist') ? second.response : first.response);
    const reads = () => server.calls('/apps/ecommerce/cart').filter(({ method }) => method === 'get').length;
    act(() => result.current.removeFromCart.mutate(1));
    act(() => result.current.wish.mutate(2));
    await waitFor(() => expect([seen().cart, seen().wishlist]).toEqual([[], [3, 2]]));
    const before = reads();
    cart = [];
    first.respond({ status: 200 });
    await waitFor(() => expect(result.current.removeFromCart.isSuccess).toBe(true));
    expect([reads(), seen().wishlist]).toEqual([before, [3, 2]]);
    wishes = [3, 2];
    second.respond({ status: 201, data: { line: { id: 8, productId: 2 } } });
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect([seen().cart, seen().wishlist]).toEqual([[], [3, 2]]);
  });
});

describe('placing an order', () => {
  const order = {
    lines: [{ productId: 1, qty: 2 }],
    addressId: 'a',
    payment: { kind: 'bank' as const },
    expectedTotal: 20,
  };

  it('empties the cart when an order is placed', async () => {
    const { result } = await setup();
    write = () => {
      cart = [];
      const sums = { goods: 0, lineDiscount: 0, couponDiscount: 0, tax: 0, delivery: 0, total: 20 };
      return {
        status: 201,
        data: { order: { id: 1, createdAt: '', lines: [], ...sums, deliveries: [], invoiceId: 5 } },
      };
    };
    await act(() => expect(result.current.order.mutateAsync(order)).resolves.toMatchObject({ invoiceId: 5 }));
    await waitFor(() => expect([result.current.cart, result.current.one?.isInCart]).toEqual([[], false]));
  });

  it('shows the changed cart when an order is rejected with 409', async () => {
    const { result } = await setup();
    write = () => {
      cart = [{ productId: 1, qty: 1 }];
      return { status: 409, data: { code: 'changed', lines: [], total: 5 } };
    };
    await act(() => expect(result.current.order.mutateAsync(order)).rejects.toMatchObject({ code: 'changed' }));
    await waitFor(() => expect(result.current.cart?.[0]?.qty).toBe(1));
  });

  it('looks up a coupon by its code', async () => {
    const { result } = await setup();
    server.onCall = () => ({
      status: 200,
      data: { coupon: { code: 'A', kind: 'percent', value: 5, minGoods: 0, expires: '', title: '' } },
    });
    await act(() => expect(result.current.coupon.mutateAsync('a')).resolves.toMatchObject({ code: 'A' }));
  });
});
