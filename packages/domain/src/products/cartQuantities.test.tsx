import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, type FakeResponse } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { useCartQuantities } from './cartQuantities';
import type { CartProduct } from './cart.contract';
import { lineSum, subtotalOf } from './products';
import { productKeys } from './productKeys';

const { adapter } = http.defaults;
let server = createFakeServer();
let response: () => FakeResponse;
const line = (id: number, qty: number, price = 12.1): CartProduct => ({
  id,
  name: `Rice ${id}`,
  slug: `rice-${id}`,
  description: '',
  brand: 'Tithe Hill',
  price,
  image: '',
  hasFreeShipping: false,
  rating: 4,
  qty,
  shippingDate: '2026-11-28',
  offers: 0,
  discountPercentage: 0,
});
const sent = () =>
  server.calls('/apps/ecommerce/cart/update').map(({ data }) => JSON.parse(String(data)) as { qty: number });

beforeEach(() => {
  vi.useFakeTimers();
  server = createFakeServer();
  server.onCall = ({ url }) =>
    url === '/apps/ecommerce/cart/update' ? response() : { status: 200, data: { products: [line(1, 2)] } };
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
  vi.useRealTimers();
});

function setup() {
  const queryClient = createQueryClient();
  const onRejected = vi.fn();
  const onSaved = vi.fn();
  queryClient.setQueryData(productKeys.cart(), [line(1, 2)]);
  const { result, unmount } = renderHook(() => useCartQuantities(onRejected, onSaved), {
    wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider>,
  });
  return {
    page: result,
    unmount,
    onRejected,
    onSaved,
    /** Quantity in the cart that the whole app shows. */
    cached: () => queryClient.getQueryData<CartProduct[]>(productKeys.cart())?.[0]?.qty,
    shown: (lines = [line(1, 2)]) => result.current.withQuantities(lines)[0]?.qty,
  };
}

it('shows each quantity step immediately and sends the last one after 400 ms', async () => {
  response = () => ({ status: 200, data: { product: line(1, 5) } });
  const { page, shown, cached, onSaved } = setup();
  for (const qty of [3, 4, 5]) act(() => page.current.setQuantity(1, qty));
  expect(shown()).toBe(5);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(cached()).toBe(5);
  await act(() => vi.advanceTimersByTimeAsync(399));
  expect(sent()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(sent()).toEqual([{ productId: 1, qty: 5 }]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(1, 5, 2);
});

it('sends nothing for a quantity that returned to its first value', async () => {
  const { page, shown } = setup();
  for (const qty of [3, 2]) act(() => page.current.setQuantity(1, qty));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(sent()).toEqual([]);
  expect(shown([line(1, 7)])).toBe(7);
});

it('rolls back a rejected quantity and reports it', async () => {
  response = () => ({ status: 500 });
  const { page, shown, cached, onRejected } = setup();
  act(() => page.current.setQuantity(1, 9));
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(onRejected).toHaveBeenCalledOnce();
  expect([shown(), cached()]).toEqual([2, 2]);
});

it('sends a pending quantity on unmount', async () => {
  response = () => ({ status: 200, data: { product: line(1, 3) } });
  const { page, unmount } = setup();
  act(() => page.current.setQuantity(1, 3));
  unmount();
  await vi.advanceTimersByTimeAsync(10);
  expect(sent()).toEqual([{ productId: 1, qty: 3 }]);
});

it('sends no quantity after the line is removed', async () => {
  const { page, shown } = setup();
  act(() => page.current.setQuantity(1, 3));
  act(() => page.current.forget(1));
  expect(shown()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(sent()).toEqual([]);
});

it('computes cart sums in minor units', () => {
  expect(lineSum({ price: 0.1, qty: 3 })).toBe(30);
  expect(subtotalOf([line(1, 3, 19.99), line(2, 1, 0.1)])).toBe(6_007);
  expect(subtotalOf([])).toBe(0);
});
