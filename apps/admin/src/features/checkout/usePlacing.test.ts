import { ApiError, createQueryClient, http } from '@larder/domain';
import type { FieldErrors, Order, OrderRequest } from '@larder/domain/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import type { Checkout } from './useCheckout';
import { usePlacing } from './usePlacing';

const { adapter } = http.defaults;
let sent: OrderRequest[] = [];
let failure: unknown;
const order: Order = {
  id: 1041,
  createdAt: '2026-11-20T20:15:00Z',
  lines: [],
  goods: 36,
  lineDiscount: 0,
  couponDiscount: 0,
  tax: 0,
  delivery: 0,
  total: 36,
  deliveries: [],
  invoiceId: 5037,
};
beforeEach(() => {
  sent = [];
  failure = undefined;
  http.defaults.adapter = async (config) => {
    sent.push((JSON.parse(String(config.data)) as { order: OrderRequest }).order);
    if (failure) throw failure;
    return { config, data: { order }, status: 201, statusText: '', headers: {} };
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

const visa = { id: 'visa', kind: 'card', holder: 'Maren Holt', expiry: '12/40', primary: false };
const main = { ...visa, id: 'main', primary: true };
const old = { ...visa, id: 'old', expiry: '01/20' };
const coupon = { code: 'OYSTER10' };

function open(changes: object = {}, paymentMethods: readonly object[] = [old, visa, main]) {
  const checkout = {
    lines: [
      { id: 7, lineId: 2, qty: 2 },
      { id: 8, lineId: 1, qty: 1, color: 'info' },
    ],
    sums: { total: 36_00 },
    applied: { coupon, problem: undefined },
    draft: { coupon },
    change: vi.fn<(changes: object) => void>(),
    go: vi.fn<(step: string) => void>(),
    finish: vi.fn<(order: Order) => void>(),
    savedAddress: { id: 'quay' },
    details: { data: { paymentMethods } },
    ...changes,
  };
  const wrapper = ({ children }: { children?: ReactNode }) =>
    createElement(TextKeys, { queryClient: createQueryClient() }, children);
  const { result } = renderHook(() => usePlacing(checkout as unknown as Checkout), { wrapper });
  return { checkout, result, place: () => act(() => result.current.place()) };
}

it('an order pays with the primary card, and with no expired one', () => {
  expect(open().result.current).toMatchObject({ kind: 'saved', paymentMethodId: 'main' });
  expect(open({}, [old, visa]).result.current.paymentMethodId).toBe('visa');
  expect(open({}, [old]).result.current).toMatchObject({ kind: 'card', paymentMethodId: undefined });
  expect(open({ draft: { paymentMethodId: 'visa' } }).result.current.paymentMethodId).toBe('visa');
  expect(open({ draft: { paymentMethodId: 'old' } }).result.current.paymentMethodId).toBe('main');
});

it('placing an order sends the lines, the address, the coupon and the expected total, and then finishes', async () => {
  const { checkout, result, place } = open();
  act(() => result.current.form.set({ cvc: '123' }));
  expect(result.current.hasSecrets).toBe(true);
  await place();
  expect(sent).toMatchObject([
    {
      lines: [
        { productId: 7, qty: 2 },
        { productId: 8, qty: 1, color: 'info' },
      ],
      addressId: 'quay',
      payment: { kind: 'saved', paymentMethodId: 'main', cvc: '123' },
      couponCode: 'OYSTER10',
      expectedTotal: 36,
      requestId: 'cart-1-2',
    },
  ]);
  expect(sent[0]).not.toHaveProperty('saveAddress');
  expect(checkout.finish.mock.calls).toEqual([[order]]);
  expect(result.current.hasSecrets).toBe(false);
});

it('an order to a new address saves it by default, and contains no coupon that does not apply', async () => {
  const typedAddress = {
    kind: 'restaurant',
    contactName: 'Maren Holt',
    phone: '+353 1 555 0100',
    line1: '14 Quay Street',
    line2: '',
    city: 'Dublin',
    postcode: 'D01 F5P2',
    state: '',
    country: 'Ireland',
  };
  const changes = { savedAddress: undefined, typedAddress, applied: { coupon, problem: 'expired' } };
  await open(changes).place();
  await open({ ...changes, draft: { saveAddress: false, note: 'Back door' } }).place();
  expect(sent).toMatchObject([
    { address: typedAddress, saveAddress: true },
    { address: typedAddress, saveAddress: false, note: 'Back door' },
  ]);
  for (const each of sent) expect(each).not.toHaveProperty('couponCode');
});

const rejection = (status: number, { total, errors }: { total?: number; errors?: FieldErrors } = {}) =>
  new ApiError({ status, problem: { total }, errors });
const rejected = 'checkout.notPlaced';

it.each([
  [
    'the total has changed',
    rejection(409, { total: 40 }),
    { title: 'checkout.changed.title', text: `checkout.changed.total before=$36.00 after=$40.00 ${rejected}` },
    'cart',
  ],
  [
    'the stock has changed',
    rejection(409, { total: 36 }),
    { title: 'checkout.changed.title', text: `checkout.changed.stock ${rejected}` },
    'cart',
  ],
  [
    'the coupon is rejected',
    rejection(422, { errors: { couponCode: ['coupon'] } }),
    { title: 'checkout.coupon.rejected code=OYSTER10', text: rejected },
    undefined,
  ],
  [
    'the address is rejected',
    rejection(422, { errors: { 'address.line1': ['required'] } }),
    { title: 'checkout.address.rejected', text: rejected },
    'address',
  ],
  [
    'the card is declined',
    rejection(422, { errors: { payment: ['declined'] } }),
    { title: 'checkout.declined.card', text: rejected },
    undefined,
  ],
  ['a product no longer exists', rejection(404), { title: rejected, text: 'errors.gone' }, undefined],
] as const)('an order is not placed if %s, with an explanation', async (_name, error, notice, step) => {
  failure = error;
  const { checkout, result, place } = open();
  await place();
  expect(result.current.notice).toEqual(notice);
  expect(checkout.go.mock.calls).toEqual(step ? [[step]] : []);
  expect(checkout.change).toHaveBeenCalledWith({ pending: undefined });
  expect(checkout.change.mock.calls.some(([change]) => 'coupon' in change)).toBe(notice.title.includes('coupon'));
  expect(checkout.finish).not.toHaveBeenCalled();
});

it('a declined gift card is explained as such', async () => {
  failure = rejection(422, { errors: { payment: ['declined'] } });
  const { result, place } = open({ draft: { paymentKind: 'gift' } });
  await place();
  expect(result.current.notice?.title).toBe('checkout.declined.gift');
  act(() => result.current.choose({ kind: 'card' }));
  expect(result.current.notice).toBeUndefined();
});

it('an error in the card data is shown at its field', async () => {
  failure = rejection(422, { errors: { 'payment.cvc': ['required'] } });
  const { result, place } = open();
  await place();
  expect(result.current.form.errorOf('cvc')).toBe('validation.required count=0');
  expect(result.current.notice).toBeUndefined();
});

it('an order whose response was lost stays pending, so that it can be repeated', async () => {
  failure = new ApiError({ status: 503 });
  const { checkout, result, place } = open();
  await expect(place()).rejects.toThrow('checkout.lost');
  expect(checkout.change.mock.calls).toEqual([[{ pending: 'cart-1-2' }]]);
  expect(result.current.notice).toBeUndefined();
});
