import { createQueryClient, invoiceListQuery, loadHttp, useFormDrafts } from '@larder/domain';
import type { InvoiceDetail } from '@larder/domain/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../testing/TextKeys';
import { typedInvoice } from './typedInvoice';
import { useInvoiceForm, type InvoiceFormOptions } from './useInvoiceForm';

const client = { id: 3, name: 'Ada', company: '', companyEmail: '', address: '', country: '', contact: '' };
const invoice: InvoiceDetail = {
  id: 5042,
  issuedDate: '2026-11-06',
  dueDate: '2026-11-20',
  client,
  service: '',
  total: 20,
  avatar: '',
  invoiceStatus: 'Sent',
  balance: 20,
  lines: [{ id: 7, item: 'Ice', text: '', cost: 10, qty: 2, discount: 0, tax: 0 }],
  payments: [],
  salesperson: '',
  note: 'Thank you',
  paymentMethod: null,
  showTerms: true,
  showNote: true,
  showStub: false,
  version: 4,
  history: [],
};
const paymentDetails = { totalDue: 20, bankName: '', country: '', iban: '', swiftCode: '' };
const list = { allData: [invoice], invoices: [invoice], total: 1 };
const start = { today: '2026-11-20', salesperson: 'Maren Holt' };

const http = await loadHttp();
const { adapter } = http.defaults;
interface Sent {
  invoice: { id?: number };
  version?: number;
}
const respond = vi.fn<(sent: Sent) => { status: number; data: object }>();

beforeEach(() => {
  localStorage.clear();
  respond.mockReset();
  http.defaults.adapter = (config) => {
    const { status, data } =
      config.method === 'get' ? { status: 200, data: list } : respond(JSON.parse(config.data as string) as Sent);
    const response = { status, data, statusText: '', headers: {}, config };
    if (status < 400) return Promise.resolve(response);
    return Promise.reject(Object.assign(new Error('failed'), { isAxiosError: true, response, config }));
  };
});
afterEach(() => {
  cleanup();
  http.defaults.adapter = adapter;
});

function open(options: Partial<InvoiceFormOptions> = {}) {
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { staleTime: Infinity } });
  queryClient.setQueryData(invoiceListQuery({}).queryKey, list);
  const onSaved = vi.fn<InvoiceFormOptions['onSaved']>();
  const wrapper = ({ children }: { children?: ReactNode }) => <TextKeys queryClient={queryClient}>{children}</TextKeys>;
  const form = renderHook(() => useInvoiceForm({ invoice: undefined, start, onSaved, ...options }), { wrapper });
  return { ...form, onSaved };
}

it('the invoice form saves only the changed fields of a stored invoice, with its version', async () => {
  respond.mockReturnValue({ status: 200, data: { invoice: { ...invoice, note: 'New', version: 5 }, paymentDetails } });
  const { result, onSaved } = open({ invoice });
  expect(result.current.isDirty).toBe(false);
  act(() => result.current.set({ note: 'New' }));
  act(() => result.current.submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 5042, isNew: false, takenNumber: undefined }));
  expect(respond.mock.calls).toEqual([[{ invoice: { id: 5042, note: 'New' }, version: 4 }]]);
  expect(result.current.isDirty).toBe(false);
});

it('the invoice form takes the next number if the suggested one was taken', async () => {
  respond.mockImplementation(({ invoice: { id } }) =>
    id === 5043
      ? { status: 409, data: { code: 'taken', errors: { id: ['taken'] }, next: 5044 } }
      : { status: 201, data: { invoice: { ...invoice, id: 5044 }, paymentDetails } },
  );
  const { result, onSaved } = open({ start: { ...start, from: invoice } });
  expect(result.current.number).toBe(5043);
  act(() => result.current.submit());
  await waitFor(() => expect(onSaved).toHaveBeenCalledWith({ id: 5044, isNew: true, takenNumber: 5043 }));
});

it('the invoice form reports a total below the paid amount next to the lines and keeps the typed values', async () => {
  respond.mockReturnValue({ status: 422, data: { code: 'validation', errors: { lines: [{ key: 'min', n: 15 }] } } });
  const { result } = open({ invoice });
  act(() => result.current.setLines(result.current.values.lines.map((line) => ({ ...line, cost: '1.00' }))));
  expect(result.current.sums.total).toBe(200);
  act(() => result.current.submit());
  await waitFor(() => expect(result.current.errorOf('lines')).toBe('invoices.form.belowPaid amount=$15.00'));
  expect(result.current.values.lines[0]).toMatchObject({ cost: '1.00' });
});

it('a draft survives a failed save and restores only the changed fields', async () => {
  const drafts = renderHook(() => useFormDrafts(`invoice-${invoice.id}`));
  act(() => drafts.result.current[1](null));
  respond.mockReturnValue({ status: 500, data: {} });
  const first = open({ invoice });
  act(() => first.result.current.set({ note: 'Mine' }));
  act(() => first.result.current.submit());
  await waitFor(() => expect(first.result.current.failure).toBeDefined());
  expect(first.result.current.values.note).toBe('Mine');
  first.unmount();
  const { result } = open({ invoice: { ...invoice, dueDate: '2026-12-24', version: 5 } });
  expect(result.current.values.note).toBe('Thank you');
  act(() => result.current.offer?.restore());
  expect(result.current.values).toMatchObject({ note: 'Mine', dueDate: '2026-12-24' });
  expect(result.current.offer).toBeUndefined();
});

it('changing the issue date moves a due date that is one of the choices', () => {
  const { result } = open({ invoice });
  act(() => result.current.setIssuedDate('2026-11-10'));
  expect(result.current.values.dueDate).toBe('2026-11-24');
  act(() => result.current.set({ dueDate: '2026-11-25' }));
  act(() => result.current.setIssuedDate('2026-11-11'));
  expect(result.current.values.dueDate).toBe('2026-11-25');
});

it('the preview shows incomplete input as a valid invoice', () => {
  const { result } = open({ invoice });
  act(() => result.current.set({ issuedDate: '', client: null, note: 'Mine' }));
  act(() => result.current.setLines(result.current.values.lines.map((line) => ({ ...line, qty: 'two' }))));
  const context = { number: 5042, language: 'en', invoice, today: '2026-11-20' };
  expect(typedInvoice(result.current.values, context)).toMatchObject({
    id: 5042,
    issuedDate: '2026-11-20',
    client: { name: '' },
    note: 'Mine',
    lines: [{ item: 'Ice', qty: 0 }],
    total: 0,
    invoiceStatus: 'Sent',
  });
});

it.each([
  ['follow the day of the server', {}, ['2026-11-21', '2026-12-05']],
  ['follow it after other changes', { note: 'Thanks' }, ['2026-11-21', '2026-12-05']],
  ['stay as typed', { issuedDate: '2026-11-02' }, ['2026-11-02', '2026-12-04']],
])('the dates of a new invoice %s', (_name, changes, dates) => {
  const options = { start: { ...start } };
  const { result, rerender } = open(options);
  act(() => result.current.set(changes));
  options.start.today = '2026-11-21';
  rerender();
  expect([result.current.values.issuedDate, result.current.values.dueDate]).toEqual(dates);
  expect(result.current.values).toMatchObject('note' in changes ? changes : { note: '' });
  expect(result.current.isDirty).toBe(Object.keys(changes).length > 0);
});
