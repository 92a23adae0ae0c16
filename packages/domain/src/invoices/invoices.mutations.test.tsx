import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import { useAddInvoice, useAddInvoiceClient, useDeleteInvoice, useUpdateInvoice } from './invoices.mutations';
import { useInvoice, useInvoiceClients, useInvoiceList } from './invoices.queries';
import { useRestore } from '../restore/useRestore';

/** Response of a server without the invoice extension. */
const invoice = (id: number, balance = 50) => ({
  id,
  issuedDate: '2026-11-01',
  dueDate: '2026-11-30',
  client: { name: 'Ada', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: '',
  total: 50,
  avatar: '',
  invoiceStatus: 'Sent',
  balance,
});
const paymentDetails = { totalDue: 50, bankName: '', country: '', iban: '', swiftCode: '' };

const { adapter } = http.defaults;
let server = createFakeServer();
let invoices = [invoice(1), invoice(2), invoice(3)];
let write: (request: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

function read(url: string): FakeResponse {
  if (url === '/apps/invoice/invoices')
    return { status: 200, data: { allData: invoices, invoices, total: invoices.length } };
  if (url === '/api/invoice/clients') return { status: 200, data: invoices.map(({ client }) => client) };
  return { status: 200, data: { invoice: invoices.find(({ id }) => id === 2), paymentDetails } };
}

beforeEach(() => {
  invoices = [invoice(1), invoice(2), invoice(3)];
  server = createFakeServer();
  server.onCall = (request) => (request.method === 'get' ? read(request.url) : write(request));
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
      page: useInvoiceList({ page: 1 }).data,
      one: useInvoice(2).data?.invoice,
      clients: useInvoiceClients().data,
      add: useAddInvoice(),
      update: useUpdateInvoice(),
      remove: useDeleteInvoice(),
      other: useDeleteInvoice(),
      back: useRestore('invoice'),
      addClient: useAddInvoiceClient(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() =>
    expect([result.current.page, result.current.one, result.current.clients]).not.toContain(undefined),
  );
  const ids = () =>
    [result.current.page?.invoices, result.current.page?.allData].map((rows) => rows?.map(({ id }) => id));
  return { result, ids };
}

it('fills in invoice properties that the server omits', async () => {
  const { result } = await setup();
  expect(result.current.one).toMatchObject({ lines: [], payments: [], history: [], note: '', showTerms: true });
});

describe('deleting an invoice', () => {
  it.each([200, 404, 500])(
    'removes a deleted invoice immediately, and shows the invoices of the server after status %i',
    async (status) => {
      const { result, ids } = await setup();
      const { response, respond } = createDeferred();
      write = () => response;
      act(() => result.current.remove.mutate({ id: 2 }));
      await waitFor(() =>
        expect(ids()).toEqual([
          [1, 3],
          [1, 3],
        ]),
      );
      expect(result.current.page?.total).toBe(2);
      if (status === 200) invoices = [invoice(1), invoice(3)];
      respond({ status, data: { code: 'x' } });
      await waitFor(() => expect(result.current.remove.isPending).toBe(false));
      const left = status === 200 ? [1, 3] : [1, 2, 3];
      expect(ids()).toEqual([left, left]);
    },
  );

  it('refetches invoices only after the last of several deletions', async () => {
    const { result, ids } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    write = ({ params }) => ((params as { id: number }).id === 1 ? first.response : second.response);
    const reads = () => server.calls('/apps/invoice/invoices').length;
    act(() => result.current.remove.mutate({ id: 1 }));
    act(() => result.current.other.mutate({ id: 2 }));
    await waitFor(() => expect(ids()[0]).toEqual([3]));
    const before = reads();
    invoices = [invoice(2), invoice(3)];
    first.respond({ status: 200 });
    await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
    expect([ids()[0], reads()]).toEqual([[3], before]);
    invoices = [invoice(3)];
    second.respond({ status: 200 });
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(ids()[0]).toEqual([3]);
  });
});

describe('saving invoices', () => {
  const form = {
    issuedDate: '2026-11-20',
    dueDate: '2026-11-20',
    client: { name: 'Ada' },
    lines: [{ item: 'Dinner', cost: 1, qty: 1 }],
  };

  it('keeps the response to a saved invoice and refetches the lists', async () => {
    const { result, ids } = await setup();
    write = () => {
      invoices = [...invoices, invoice(4)];
      return { status: 201, data: { invoice: invoice(4), paymentDetails } };
    };
    await act(() => result.current.add.mutateAsync(form));
    await waitFor(() => expect(ids()[0]).toEqual([1, 2, 3, 4]));
    write = () => {
      invoices = invoices.map((row) => (row.id === 2 ? invoice(2, 10) : row));
      return { status: 200, data: { invoice: invoice(2, 10), paymentDetails } };
    };
    await act(() => result.current.update.mutateAsync({ invoice: { id: 2, note: null } }));
    await waitFor(() => expect(result.current.one?.balance).toBe(10));
    await waitFor(() => expect(result.current.page?.invoices[1]?.balance).toBe(10));
  });

  it('reports an invalid invoice field by its form path without sending a request', async () => {
    const { result } = await setup();
    const wrong = { ...form, lines: [{ item: '', cost: 1, qty: 1 }] };
    await act(() =>
      expect(result.current.add.mutateAsync(wrong)).rejects.toMatchObject({
        status: 422,
        errors: { 'lines.0.item': ['required'] },
      }),
    );
    expect(server.requests.filter(({ method }) => method !== 'get')).toEqual([]);
  });

  it('refetches the invoice after a version conflict', async () => {
    const { result } = await setup();
    write = () => {
      invoices = [invoice(1), invoice(2, 7), invoice(3)];
      return { status: 409, data: { code: 'version_conflict' } };
    };
    await act(() =>
      expect(result.current.update.mutateAsync({ invoice: { id: 2, note: 'x' }, version: 1 })).rejects.toMatchObject({
        status: 409,
      }),
    );
    await waitFor(() => expect(result.current.one?.balance).toBe(7));
  });

  it('refetches clients after adding one, and invoices after restoring one', async () => {
    const { result, ids } = await setup();
    const client = { ...invoice(1).client, name: 'Nia', company: 'Rook', companyEmail: 'nia@rook.example' };
    write = () => ({ status: 201, data: { client: { id: 9, ...client } } });
    const asked = server.calls('/api/invoice/clients').length;
    await act(() => result.current.addClient.mutateAsync(client));
    await waitFor(() => expect(server.calls('/api/invoice/clients').length).toBe(asked + 1));
    write = () => {
      invoices = [invoice(0), ...invoices];
      return { status: 200, data: { restored: [], missing: [] } };
    };
    await act(() => result.current.back.mutateAsync([0]));
    await waitFor(() => expect(ids()[0]).toEqual([0, 1, 2, 3]));
  });
});
