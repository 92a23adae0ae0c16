import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import type { BillApproval } from './billApprovals.contract';
import type { Bill } from './billRecord.contract';
import { billRowOf } from './billRow';
import type { BillParameters } from './bills.contract';
import { rowsLeft, setLastDeletedBills, useLastDeletedBills } from './bills.atoms';
import { useCloseBill, useDecideApproval, useDeleteBills, useRestoreBills } from './bills.mutations';
import { billKeys, useBill, useBillApprovals, useBillList } from './bills.queries';
import { aPayment, aSoldBill } from './testing/bill';

const aPaidBill = (number: number): Bill =>
  aSoldBill({ id: `nyc-20261120-00${number}`, number, status: 'paid', payments: [aPayment({ amount: 1089 })] });

const { adapter } = http.defaults;
let server = createFakeServer();
let bills: Bill[] = [];
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;
const views = {
  all: 3,
  open: 0,
  awaiting_tip: 3,
  overdue: 0,
  high_discount: 0,
  voided: 0,
  refunded: 0,
  no_server: 0,
  reopened: 0,
  hidden: 0,
};

function read({ url, params }: RecordedRequest): FakeResponse {
  if (url === '/apps/bills/bill')
    return { status: 200, data: { bill: bills.find(({ id }) => id === (params as Bill).id) } };
  const rows = bills.filter(({ hidden }) => hidden === null).map(billRowOf);
  return { status: 200, data: { bills: rows, total: rows.length, totalPages: 1, totals: [], views, params } };
}

beforeEach(() => {
  bills = [1, 2, 3].map(aPaidBill);
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  setLastDeletedBills([]);
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => {
      const page = useBillList({ restaurant: 'rst-nyc' }).data;
      const deleted = useLastDeletedBills();
      return {
        page,
        deleted,
        shown: page && rowsLeft(page.bills, deleted).map(({ number }) => number),
        one: useBill('nyc-20261120-002').data,
        close: useCloseBill(),
        remove: useDeleteBills(),
        restore: useRestoreBills(),
      };
    },
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect([result.current.page, result.current.one]).not.toContain(undefined));
  return { result, queryClient };
}

describe('deleting bills', () => {
  it('hides deleted bills immediately, keeps them for undo and refetches the page', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    const row = result.current.page!.bills[1]!;
    act(() => result.current.remove.mutate([row]));
    await waitFor(() => expect(result.current.shown).toEqual([1, 3]));
    expect(JSON.parse(sessionStorage.getItem('lastDeletedBills')!)).toMatchObject({ rows: [{ id: row.id }] });
    expect(localStorage.getItem('lastDeletedBills')).toBeNull();
    const hidden = { at: row.openedAt, by: { id: 1, name: 'Maren Holt' } };
    bills[1] = { ...bills[1]!, hidden };
    respond({ status: 200, data: { deleted: [billRowOf(bills[1])], total: 1 } });
    await waitFor(() => expect(result.current.page?.total).toBe(2));
    await waitFor(() => expect(result.current.one?.hidden).toEqual(hidden));

    write = () => {
      bills[1] = { ...bills[1]!, hidden: null };
      return { status: 200, data: { bills: [billRowOf(bills[1])] } };
    };
    await act(() => result.current.restore.mutateAsync([row.id]));
    await waitFor(() => expect(result.current.shown).toEqual([1, 2, 3]));
    expect([result.current.deleted, sessionStorage.getItem('lastDeletedBills')]).toEqual([null, null]);
  });

  it('shows a deleted bill again once a newer version of its row is fetched', () => {
    const row = billRowOf(aPaidBill(1));
    const deleted = { rows: [row], at: row.openedAt };
    expect(rowsLeft([row], deleted)).toEqual([]);
    expect(rowsLeft([{ ...row, version: row.version + 1 }], deleted)).toHaveLength(1);
  });

  it.each([403, 409, 500])('restores deleted bills after status %i', async (status) => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate(result.current.page!.bills.slice(0, 2)));
    await waitFor(() => expect(result.current.shown).toEqual([3]));
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(result.current.shown).toEqual([1, 2, 3]);
    expect(result.current.deleted).toBeNull();
  });
});

describe('bill actions', () => {
  it('writes the response of a bill action to the preview and the row', async () => {
    const { result, queryClient } = await setup();
    const { response, respond } = createDeferred();
    const figures = [
      ['rst-nyc', 'dashboard', null, 'lastWeek'],
      ['restaurants', 'list', {}],
    ];
    for (const queryKey of figures) queryClient.setQueryData(queryKey, {});
    write = () => response;
    act(() => result.current.close.mutate({ id: 'nyc-20261120-002', version: 1 }));
    bills[1] = { ...bills[1]!, status: 'closed', version: 2 };
    respond({ status: 200, data: { bill: bills[1] } });
    await waitFor(() => expect(result.current.one?.status).toBe('closed'));
    await waitFor(() => expect(result.current.page?.bills[1]).toMatchObject({ status: 'closed', version: 2 }));
    await waitFor(() =>
      expect(figures.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([true, true]),
    );
  });

  it('refetches the bill after a version conflict', async () => {
    const { result } = await setup();
    bills[1] = { ...bills[1]!, version: 7 };
    write = () => ({ status: 409, data: { code: 'version_conflict', current: bills[1] } });
    act(() => result.current.close.mutate({ id: 'nyc-20261120-002', version: 1 }));
    await waitFor(() => expect(result.current.one?.version).toBe(7));
  });

  it.each([
    [409, 1],
    [404, 1],
    [422, 0],
    [500, 0],
  ])('after status %i, refetches the bill %i times', async (status, times) => {
    const { result } = await setup();
    const before = server.calls('/apps/bills/bill').length;
    write = () => ({ status, data: { code: 'x' } });
    act(() => result.current.close.mutate({ id: 'nyc-20261120-002', version: 1 }));
    await waitFor(() => expect(result.current.close.isError).toBe(true));
    expect(server.calls('/apps/bills/bill').length - before).toBe(times);
  });
});

const anApproval: BillApproval = {
  id: 'apr-1',
  action: 'void_bill',
  billId: 'nyc-20261120-002',
  billNumber: 2,
  restaurantId: 'rst-nyc',
  currency: 'USD',
  amount: 1089,
  itemName: null,
  reason: 'quality',
  note: '',
  by: { id: 'stf-1', name: 'Ilse Okafor' },
  approver: { id: 'stf-2', name: 'Maren Holt' },
  at: '2026-11-20T20:00:00Z',
  isMine: false,
};

it('removes a decided approval before the refetch, whatever an earlier refetch returns', async () => {
  const waiting: FakeResponse = { status: 200, data: { approvals: [anApproval] } };
  const earlier = createDeferred();
  const responses = [waiting, earlier.response];
  server.onCall = ({ url }) =>
    url === '/apps/bills/approvals'
      ? (responses.shift() ?? createDeferred().response)
      : { status: 200, data: { bill: bills[1] } };
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({ approvals: useBillApprovals('rst-nyc'), decide: useDecideApproval().mutate }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => expect(result.current.approvals.data).toHaveLength(1));
  act(() => void result.current.approvals.refetch());
  act(() => result.current.decide({ id: 'apr-1', approve: false }));
  await waitFor(() => expect(result.current.approvals.data).toEqual([]));
  await act(async () => {
    earlier.respond(waiting);
    await earlier.response;
  });
  expect(result.current.approvals.data).toEqual([]);
});

it('keeps the previous page while the next loads, but not across scopes', async () => {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DomainProvider queryClient={queryClient}>{children}</DomainProvider>
  );
  const { result, rerender } = renderHook((parameters: BillParameters) => useBillList(parameters), {
    wrapper,
    initialProps: { restaurant: 'rst-nyc' } as BillParameters,
  });
  await waitFor(() => expect(result.current.data?.total).toBe(3));
  rerender({ restaurant: 'rst-nyc', page: 2 });
  expect([result.current.isPlaceholderData, result.current.data?.total]).toEqual([true, 3]);
  rerender({ restaurant: 'rst-lis' });
  expect(result.current.data).toBeUndefined();
});

it('the query keys of bills start with the scope', () => {
  expect(billKeys.list({ restaurant: 'all' })[0]).toBe('all');
  expect(billKeys.owns(billKeys.loss({ restaurant: 'all' }), 'loss')).toBe(true);
  expect(billKeys.owns(billKeys.one('x'))).toBe(false);
});
