import { ApiError, endSession, http } from '@larder/domain';
import type { Bill } from '@larder/domain/contract';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually, pressToast, renderPageHook, shownToasts, toastParts } from '../../testing/mockServer';
import { startTestSession } from '../../testing/testSession';
import { sampleBill } from './testing/sampleBill';
import { useBillActions } from './useBillActions';

const { adapter } = http.defaults;
const sent = vi.fn<(path: string | undefined, input: unknown) => void>();
let respond: (path: string | undefined, input: { id?: string; version?: number }) => object;
beforeEach(() => {
  vi.clearAllMocks();
  shownToasts.length = 0;
  respond = (path) =>
    path?.endsWith('close')
      ? { bill: sampleBill() }
      : path?.endsWith('delete')
        ? { deleted: [], total: 1 }
        : { bills: [] };
  startTestSession({ ability: [{ action: 'manage', subject: 'all' }] });
  http.defaults.adapter = async (config) => {
    const input = (config.method === 'delete' ? config.params : JSON.parse(String(config.data))) as object;
    sent(config.url, input);
    return { config, data: respond(config.url, input), status: 200, statusText: '', headers: {} };
  };
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

/** A bill that can be closed and deleted. */
const billOf = (id: string, given: Partial<Bill> = {}): Bill => {
  const bill = sampleBill({ id, number: Number(id.slice(1)), ...given });
  return { ...bill, money: { ...bill.money, balance: 0, ...given.money } };
};
const bills = (count: number, given: Partial<Bill> = {}) =>
  Array.from({ length: count }, (_, index) => billOf(`b${index + 1}`, given));
const hiddenBill = { hidden: { at: '2026-11-20T20:00:00.000Z', by: null } } as unknown as Partial<Bill>;
const failWith = (error: ApiError) => {
  respond = () => {
    throw error;
  };
};
const idsOf = (call: number) => {
  const [path, input] = sent.mock.calls[call] ?? [];
  return [path, (input as { ids: string[] }).ids];
};

it('deletes only bills that can be deleted', async () => {
  const page = renderPageHook(useBillActions);
  const [open, deleted, closed] = [billOf('b1', { status: 'open' }), billOf('b2', hiddenBill), billOf('b3')];
  await page.run(({ deleteBills }) => deleteBills([open, deleted, closed]));
  expect(sent.mock.calls.map((_call, index) => idsOf(index))).toEqual([['/apps/bills/delete', ['b3']]]);
  expect(page.changes[0]).toMatchObject({
    text: { key: 'bills.toasts.deleted', values: { number: 3 } },
    calls: [{ path: '/apps/bills/restore', input: { ids: ['b3'] } }],
    reload: ['bills', 'bill', 'dashboard', 'restaurants'],
  });
});

it('restores only deleted bills', async () => {
  const page = renderPageHook(useBillActions);
  await page.run(({ restoreBills }) =>
    restoreBills([billOf('b1'), billOf('b2', hiddenBill), billOf('b3', hiddenBill)]),
  );
  expect(sent.mock.calls.map((_call, index) => idsOf(index))).toEqual([['/apps/bills/restore', ['b2', 'b3']]]);
  expect(page.changes[0]).toMatchObject({
    text: { key: 'bills.toasts.restoredMany', values: { count: 2 } },
    calls: [{ method: 'DELETE', path: '/apps/bills/delete', input: { ids: ['b2', 'b3'] } }],
  });
});

it('more than 100 bills are deleted and restored in several requests', async () => {
  const page = renderPageHook(useBillActions);
  await page.run(({ deleteBills }) => deleteBills(bills(101)));
  expect(sent.mock.calls.map((_call, index) => idsOf(index)[1]?.length)).toEqual([100, 1]);
  expect(page.changes[0]?.text).toEqual({ key: 'bills.toasts.deletedMany', values: { count: 101 } });
  expect(page.changes[0]?.calls.map(({ input }) => (input['ids'] as string[]).length)).toEqual([100, 1]);
});

it.each([
  [1, 'danger: bills.toasts.failed number=1'],
  [2, 'danger: bills.toasts.failedMany count=2 numbers=#1 and #2'],
])('a failed deletion of %i bills is explained, and can be repeated', async (count, toast) => {
  const page = renderPageHook(useBillActions);
  const before = page.changes.length;
  failWith(new ApiError({ status: 503 }));
  let left: readonly { id: string }[] = [];
  await page.run(async ({ deleteBills }) => (left = await deleteBills(bills(count))));
  expect(left).toHaveLength(count);
  expect(shownToasts).toEqual([toast]);
  expect(toastParts()).toEqual(['errors.server', 'common.retry']);
  expect(page.changes).toHaveLength(before);
  respond = () => ({ deleted: [], total: count });
  sent.mockClear();
  await page.run(() => pressToast());
  await eventually(() => expect(sent).toHaveBeenCalledOnce());
});

it('a bill whose status has changed is explained as a conflict', async () => {
  const page = renderPageHook(useBillActions);
  failWith(new ApiError({ status: 409, code: 'status_conflict' }));
  await page.run(({ deleteBills }) => deleteBills(bills(1)));
  expect(toastParts()).toEqual(['bills.conflict', 'common.retry']);
});

it('closes paid bills without a balance, and offers to reopen a single one', async () => {
  const onReopen = vi.fn<(bill: { id: string }) => void>();
  const page = renderPageHook(() => useBillActions({ onReopen }));
  const owed = billOf('b2', { money: { balance: 1 } as Bill['money'] });
  await page.run(({ closeBills }) => closeBills([billOf('b1'), owed, billOf('b3', { status: 'closed' })]));
  expect(sent.mock.calls).toEqual([['/apps/bills/close', { id: 'b1', version: 5 }]]);
  expect(shownToasts).toEqual(['success: bills.toasts.closed number=1']);
  expect(toastParts()).toEqual([undefined, 'bills.actions.reopen']);
  pressToast();
  expect(onReopen.mock.calls).toMatchObject([[{ id: 'b1' }]]);
});

it.each([
  ['several bills', 2, true, 'bills.toasts.closedMany count=2'],
  ['a bill on a page without that action', 1, false, 'bills.toasts.closed number=1'],
])('does not offer to reopen %s', async (_name, count, canReopen, toast) => {
  const page = renderPageHook(() => useBillActions(canReopen ? { onReopen: () => undefined } : {}));
  await page.run(({ closeBills }) => closeBills(bills(count)));
  expect(shownToasts).toEqual([`success: ${toast}`]);
  expect(toastParts()).toEqual([undefined, undefined]);
});

/** Rejects requests with the version of the table, because someone else has changed the bill to `current`. */
const conflictWith = (current: Bill) => {
  respond = (_path, { version }) => {
    if (version !== current.version)
      throw new ApiError({ status: 409, code: 'version_conflict', problem: { current } });
    return { bill: current };
  };
};

it('a bill with a new note is closed with its new version', async () => {
  conflictWith(billOf('b1', { version: 6, guests: 9 }));
  const page = renderPageHook(useBillActions);
  await page.run(({ closeBills }) => closeBills(bills(1)));
  expect(sent.mock.calls.map(([, input]) => (input as Bill).version)).toEqual([5, 6]);
  expect(shownToasts).toEqual(['success: bills.toasts.closed number=1']);
});

it.each([
  ['amounts', { money: { tips: 200 } as Bill['money'] }, /field=bills\.fields\.tips from=\$\d+\.\d\d to=\$2\.00$/],
  [
    'status',
    { status: 'closed' },
    /field=bills\.fields\.status from=bills\.statuses\.paid to=bills\.statuses\.closed$/,
  ],
] as const)('a bill with other %s is not closed, and the toast shows both values', async (_name, changes, text) => {
  conflictWith(billOf('b1', { version: 6, ...changes }));
  const page = renderPageHook(useBillActions);
  let left: readonly { id: string }[] = [];
  await page.run(async ({ closeBills }) => (left = await closeBills(bills(1))));
  expect(left).toMatchObject([{ id: 'b1' }]);
  expect(sent).toHaveBeenCalledOnce();
  expect(shownToasts).toEqual(['danger: bills.toasts.failed number=1']);
  expect(toastParts()).toEqual([expect.stringMatching(text), undefined]);
});

it.each([
  [[{ action: 'manage', subject: 'all' }], true],
  [[{ action: 'read', subject: 'bill' }], false],
])('with the rights %j, bills can be deleted: %s', (ability, mayDelete) => {
  startTestSession({ ability });
  const { current } = renderPageHook(useBillActions);
  expect([current.mayDelete, current.allows('delete', billOf('b1'))]).toEqual([mayDelete, mayDelete]);
});
