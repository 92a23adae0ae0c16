import { ApiError, http } from '@larder/domain';
import type { Coupon } from '@larder/domain/contract';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../testing/TextKeys';
import type { AppliedCoupon, Checkout } from '../useCheckout';
import { CouponField } from './CouponField';

const harvest: Coupon = {
  code: 'HARVEST10',
  title: 'Harvest',
  kind: 'percent',
  value: 10,
  minGoods: 0,
  expires: '2026-12-31',
};
const crate: Coupon = {
  ...harvest,
  code: 'FIRSTCRATE',
  kind: 'amount',
  value: 15,
  minGoods: 30,
  expires: '2026-12-01',
};
const bigTable: Coupon = { ...harvest, code: 'BIGTABLE', minGoods: 900 };
const gift: Coupon = { ...harvest, code: 'GIFT-500', kind: 'gift' };

const { adapter } = http.defaults;
/** Returns the coupon of a code; the coupons without a code. */
let respond: (code: string) => object;
const asked = vi.fn<(code: string) => void>();
const change = vi.fn<(changes: object) => void>();
beforeEach(() => {
  vi.clearAllMocks();
  respond = () => ({ coupon: harvest });
  http.defaults.adapter = async (config) => {
    const { code = '' } = config.params as { code?: string };
    if (code !== '') asked(code);
    const data = code === '' ? { coupons: [harvest, crate, bigTable] } : respond(code);
    return { config, data, status: 200, statusText: '', headers: {} };
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

/** Renders the field for a cart with goods of $36. */
function open(applied?: AppliedCoupon) {
  const lines = [{ price: 12, qty: 3, discountPercentage: 0 }];
  const checkout = { applied, change, lines, today: '2026-11-20' } as unknown as Checkout;
  render(<CouponField checkout={checkout} />, { wrapper: TextKeys });
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'checkout.coupon.label' });
const submit = (code: string) => {
  fireEvent.change(field(), { target: { value: code } });
  fireEvent.submit(field().form!);
};
const error = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

it('applies the typed coupon and empties the field', async () => {
  open();
  submit(' harvest10 ');
  await waitFor(() => expect(change.mock.calls).toEqual([[{ coupon: harvest }]]));
  expect(asked.mock.calls).toEqual([['harvest10']]);
  await waitFor(() => expect(field().value).toBe(''));
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  expect(document.activeElement).toBe(field());
});

it('asks for a code before it sends a request, until the user types', async () => {
  open();
  submit(' ');
  expect(error()).toBe('validation.required');
  expect(document.activeElement).toBe(field());
  expect(asked).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: 'H' } });
  expect(screen.queryByText('validation.required')).toBeNull();
});

it('a coupon is requested once at a time', async () => {
  const responses = Promise.withResolvers<void>();
  const { adapter: send } = http.defaults;
  open();
  http.defaults.adapter = async (config) => {
    if (typeof send !== 'function') throw new Error('The adapter must be a function.');
    const response = await send(config);
    await responses.promise;
    return response;
  };
  submit('HARVEST10');
  await screen.findByRole('button', { name: /checkout\.coupon\.checking/ });
  fireEvent.submit(field().form!);
  responses.resolve();
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(asked).toHaveBeenCalledOnce();
});

const rejected = (status: number, problem: Record<string, unknown>) => () => {
  throw new ApiError({ status, problem });
};
it.each([
  ['a coupon for more goods', () => ({ coupon: bigTable }), 'checkout.coupon.minGoods amount=$900.00'],
  ['a gift card', () => ({ coupon: gift }), 'checkout.coupon.gift'],
  [
    'an expired coupon',
    () => ({ coupon: { ...crate, expires: '2026-11-19' } }),
    'checkout.coupon.expired date=19 November 2026',
  ],
  ['no coupon', () => ({}), 'validation.coupon'],
  ['an unknown code', rejected(404, { code: 'not_found' }), 'validation.coupon'],
  [
    'the rejection of an expired coupon',
    rejected(422, { reason: 'expired', expires: '2026-10-31' }),
    'date=31 October 2026',
  ],
  ['the rejection of a small order', rejected(422, { reason: 'minGoods', minGoods: 900 }), 'amount=$900.00'],
  ['a rejection without a condition', rejected(422, { reason: 'minGoods' }), 'validation.coupon'],
  ['a rejection without a date', rejected(422, { reason: 'expired' }), 'validation.coupon'],
  ['a failing server', rejected(500, { reason: 'minGoods', minGoods: 900 }), 'errors.'],
])('explains %s and keeps the code', async (_name, response, text) => {
  respond = response;
  open();
  submit('CODE');
  await waitFor(() => expect(error()).toContain(text));
  expect([change.mock.calls, field().value]).toEqual([[], 'CODE']);
  expect(document.activeElement).toBe(field());
});

it('lists the coupons that apply to the order', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'checkout.coupon.count count=2' }));
  const list = await screen.findByRole('dialog', { name: 'checkout.coupon.available' });
  expect(list.textContent).toContain('HARVEST10checkout.coupon.off value=10% · checkout.coupon.until date=31 Dec');
  expect(list.textContent).toContain('FIRSTCRATEcheckout.coupon.off value=$15.00 · checkout.coupon.until date=1 Dec');
  expect(list.textContent).not.toContain('BIGTABLE');
  fireEvent.click(screen.getByRole('button', { name: 'checkout.coupon.applyCode code=FIRSTCRATE' }));
  expect(change.mock.calls).toEqual([[{ coupon: crate }]]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the applied coupon can be removed', () => {
  open({ coupon: harvest, problem: undefined });
  expect(screen.getByText('HARVEST10')).toBeDefined();
  expect(screen.queryByRole('status')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'checkout.coupon.remove code=HARVEST10' }));
  expect(change.mock.calls).toEqual([[{ coupon: undefined }]]);
  expect(document.activeElement).toBe(field());
});

it('explains why the applied coupon no longer applies', () => {
  open({ coupon: bigTable, problem: 'minGoods' });
  expect(screen.getByRole('status').textContent).toBe('checkout.coupon.minGoods amount=$900.00');
});
