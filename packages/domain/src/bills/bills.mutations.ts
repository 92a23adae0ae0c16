import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { ApiError } from '../http/problem';
import type { Bill, BillRow } from './billRecord.contract';
import { billRowOf } from './billRow';
import { forgetDeletedBills, setLastDeletedBills } from './bills.atoms';
import { billEndpoints, type BillList } from './bills.contract';
import { billKeys } from './bills.queries';

const mutationKey = ['bills', 'change'];

const isRestaurantList = ([subject, kind]: readonly unknown[]) => subject === 'restaurants' && kind === 'list';

/** Figures change with every bill: tables, losses, the dashboards of every scope, the open bills of restaurants. */
function reload(client: QueryClient) {
  if (client.isMutating({ mutationKey }) > 1) return undefined;
  return client.invalidateQueries({
    predicate: ({ queryKey }) => billKeys.owns(queryKey) || queryKey[1] === 'dashboard' || isRestaurantList(queryKey),
  });
}

/** Writes rows into every page that shows them. */
function patchRows(client: QueryClient, rows: readonly BillRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  client.setQueriesData<BillList>({ predicate: ({ queryKey }) => billKeys.owns(queryKey, 'list') }, (list) =>
    list?.bills.some(({ id }) => byId.has(id))
      ? { ...list, bills: list.bills.map((row) => byId.get(row.id) ?? row) }
      : list,
  );
}

function keep(client: QueryClient, bill: Bill) {
  client.setQueryData(billKeys.one(bill.id), bill);
  patchRows(client, [billRowOf(bill)]);
}

/** A refusal may say that someone else was quicker: then the bill is asked for again. */
function onRefused(client: QueryClient, error: Error, id: string) {
  const isStale = error instanceof ApiError && [404, 409].includes(error.status);
  return isStale ? client.invalidateQueries({ queryKey: billKeys.one(id) }) : undefined;
}

type BillWrite = 'addNote' | 'adjustTip' | 'close' | 'voidLine' | 'voidBill' | 'refund' | 'reopen' | 'emailReceipt';

/** A change of one bill: the answer is the changed bill, for preview and rows. */
const useBillWrite = <K extends BillWrite>(name: K) =>
  useMutation({
    mutationKey,
    mutationFn: async (input: EndpointInput<(typeof billEndpoints)[K]>) => {
      const endpoint: (typeof billEndpoints)[BillWrite] = billEndpoints[name];
      return (await call(endpoint, input as never)).bill;
    },
    onSuccess: (bill, _input, _before, { client }) => keep(client, bill),
    onError: (error, { id }, _before, { client }) => onRefused(client, error, id),
    onSettled: (_bill, _error, _input, _before, { client }) => reload(client),
  });

export const useAddBillNote = () => useBillWrite('addNote');
export const useAdjustTip = () => useBillWrite('adjustTip');
export const useCloseBill = () => useBillWrite('close');
export const useVoidBillLine = () => useBillWrite('voidLine');
export const useVoidBill = () => useBillWrite('voidBill');
export const useRefundBill = () => useBillWrite('refund');
export const useReopenBill = () => useBillWrite('reopen');
export const useEmailReceipt = () => useBillWrite('emailReceipt');

/** Deletes rows from tables: they leave at once (`rowsLeft`), and come back where it is refused. */
export const useDeleteBills = () =>
  useMutation({
    mutationKey,
    mutationFn: (rows: readonly BillRow[]) => call(billEndpoints.remove, { ids: rows.map(({ id }) => id) }),
    onMutate: (rows) => setLastDeletedBills(rows),
    onSuccess: ({ deleted }, _rows, _before, { client }) => {
      for (const { id } of deleted) void client.invalidateQueries({ queryKey: billKeys.one(id) });
    },
    onError: (_error, rows) => forgetDeletedBills(rows.map(({ id }) => id)),
    onSettled: (_answer, _error, _rows, _before, { client }) => reload(client),
  });

/** Brings deleted rows back. */
export const useRestoreBills = () =>
  useMutation({
    mutationKey,
    mutationFn: (ids: readonly string[]) => call(billEndpoints.restore, { ids: [...ids] }),
    onSuccess: ({ bills }, ids, _before, { client }) => {
      forgetDeletedBills(ids);
      patchRows(client, bills);
      for (const { id } of bills) void client.invalidateQueries({ queryKey: billKeys.one(id) });
    },
    onSettled: (_answer, _error, _ids, _before, { client }) => reload(client),
  });
