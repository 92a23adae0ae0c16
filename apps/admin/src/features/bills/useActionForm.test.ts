import { ApiError } from '@larder/domain';
import type { Bill } from '@larder/domain/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPageHook } from '../../testing/mockServer';
import { sampleBill } from './testing/sampleBill';
import { useActionForm } from './useActionForm';

afterEach(cleanup);

interface Values {
  tip: string;
  pin: string;
}
const bill = sampleBill();
const send = vi.fn<(values: Values, bill: Bill) => Promise<unknown>>();
const request = vi.fn<(values: Values, bill: Bill) => Promise<unknown>>();
const onDone = vi.fn<() => void>();
const onRequested = vi.fn<() => void>();
beforeEach(() => {
  vi.resetAllMocks();
  send.mockResolvedValue(undefined);
  request.mockResolvedValue(undefined);
});

const open = () =>
  renderPageHook(() =>
    useActionForm<Values>({
      bill,
      initial: { tip: '', pin: '' },
      validate: ({ tip, pin }) => ({
        ...(tip === '' && { tip: 'required' }),
        ...(Number(tip) > 200 && { tip: { key: 'tipMax', amount: '200' } }),
        ...(pin === '' && { pin: 'pin' }),
      }),
      send,
      replaces: ({ tip }) => ({ tips: Number(tip) }),
      onDone,
      request,
      onRequested,
      money: (amount) => `$${amount}`,
    }),
  );
type Page = ReturnType<typeof open>;
const fill = (page: Page, values: Partial<Values> = { tip: '20', pin: '1357' }) => page.run(({ set }) => set(values));
const submit = (page: Page) => page.run((form) => form.submit());
const errors = ({ current: { errorOf } }: Page) => [errorOf('tip'), errorOf('pin')];

it('shows errors on submit, then while typing', async () => {
  const page = open();
  expect(errors(page)).toEqual([undefined, undefined]);
  await submit(page);
  expect(errors(page)).toEqual(['validation.required count=0', 'bills.errors.pin amount=$0']);
  await fill(page, { tip: '201' });
  expect(errors(page)[0]).toBe('bills.errors.tipMax amount=$200');
  await fill(page, { tip: '200' });
  expect(errors(page)[0]).toBeUndefined();
  expect(send).not.toHaveBeenCalled();
});

it('sends valid values, and shows no errors for the next ones', async () => {
  const page = open();
  expect(page.current.isDirty).toBe(false);
  await fill(page);
  expect(page.current.isDirty).toBe(true);
  await submit(page);
  expect(send.mock.calls).toEqual([[{ tip: '20', pin: '1357' }, bill]]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(onRequested).not.toHaveBeenCalled();
  await fill(page, { tip: '' });
  expect(errors(page)[0]).toBeUndefined();
});

it('an approval is requested without a PIN', async () => {
  const page = open();
  await fill(page, { tip: '20' });
  await page.run((form) => form.request());
  expect(request.mock.calls).toEqual([[{ tip: '20', pin: '' }, bill]]);
  expect(onRequested).toHaveBeenCalledOnce();
  expect([send, onDone].map((each) => each.mock.calls.length)).toEqual([0, 0]);
});

it('a request for an approval needs the other values', async () => {
  const page = open();
  await page.run((form) => form.request());
  expect(errors(page)).toEqual(['validation.required count=0', undefined]);
  expect(request).not.toHaveBeenCalled();
});

it('is saving until the response', async () => {
  const response = Promise.withResolvers<void>();
  send.mockReturnValue(response.promise);
  const page = open();
  await fill(page);
  await submit(page);
  expect(page.current.isSaving).toBe(true);
  await page.run(() => response.resolve());
  expect(page.current.isSaving).toBe(false);
});

it('shows the field errors of the response until the field changes', async () => {
  send.mockRejectedValue(new ApiError({ status: 422, errors: { 'approver.pin': ['pin'], other: ['x'] } }));
  const page = open();
  await fill(page);
  await submit(page);
  expect(errors(page)).toEqual([undefined, 'bills.errors.pin amount=$0']);
  expect([page.current.failure, page.current.isSaving]).toEqual([undefined, false]);
  await fill(page, { tip: '21' });
  expect(errors(page)[1]).toBe('bills.errors.pin amount=$0');
  await fill(page, { pin: '2468' });
  expect(errors(page)[1]).toBeUndefined();
  expect(onDone).not.toHaveBeenCalled();
});

it.each([
  ['a lost connection', new ApiError({ status: 0 }), 'errors.network'],
  ['a changed status', new ApiError({ status: 409, code: 'status_conflict' }), 'bills.conflict'],
  ['an unknown field', new ApiError({ status: 422, errors: { other: ['x'] } }), 'errors.'],
  ['an exception', new Error('x'), 'errors.'],
])('explains %s until the next attempt', async (_name, error, text) => {
  send.mockRejectedValueOnce(error);
  const page = open();
  await fill(page);
  await submit(page);
  expect(page.current.failure).toContain(text);
  await submit(page);
  expect(page.current.failure).toBeUndefined();
  expect(onDone).toHaveBeenCalledOnce();
});

const conflict = (code: string, changes: Partial<Bill>) =>
  new ApiError({ status: 409, code, problem: { current: { ...bill, version: 6, ...changes } } });

it('asks before it overwrites a value that someone else has changed', async () => {
  send.mockRejectedValueOnce(conflict('version_conflict', { money: { ...bill.money, tips: 500 } }));
  const page = open();
  await fill(page);
  await submit(page);
  expect(onDone).not.toHaveBeenCalled();
  expect(page.current.conflict?.fields).toEqual([{ label: 'bills.fields.tips', from: '$500', to: '$20' }]);
  await page.run((form) => form.conflict?.keepMine?.());
  expect(send.mock.calls.map(([, { version }]) => version)).toEqual([5, 6]);
  expect(onDone).toHaveBeenCalledOnce();
  expect(page.current.conflict).toBeUndefined();
});

it('cannot overwrite a bill that no longer allows the action', async () => {
  send.mockRejectedValueOnce(conflict('status_conflict', { status: 'voided' }));
  const page = open();
  await fill(page);
  await submit(page);
  expect(page.current.conflict).toEqual({
    fields: [{ label: 'bills.fields.status', from: 'bills.statuses.voided', to: 'bills.statuses.paid' }],
    keepMine: undefined,
  });
});
