import { useMutation, type Query, type QueryClient } from '@tanstack/react-query';
import { changeQueries, optimistic, type Undo } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointInput } from '../http/endpoint';
import { ApiError } from '../http/problem';
import type { Bill, BillRow } from './billRecord.contract';
import { billRowOf } from './billRow';
import { forgetDeletedBills, setLastDeletedBills } from './bills.atoms';
import { billApprovalEndpoints, type BillApproval } from './billApprovals.contract';
import { billEndpoints, type BillList } from './bills.contract';
import { billKeys } from './bills.queries';

const isRestaurantList = ([subject, kind]: readonly unknown[]) => subject === 'restaurants' && kind === 'list';

/** Queries with figures of bills: tables, losses, dashboards and cards of every scope, open bills of restaurants. */
const dependents = {
  predicate: ({ queryKey }: Query) =>
    billKeys.owns(queryKey) || queryKey[0] === 'cards' || queryKey[1] === 'dashboard' || isRestaurantList(queryKey),
};

const change = <Input>(apply?: (input: Input) => Undo) =>
  optimistic<Input>({ key: ['bills'], apply, invalidate: [dependents] });

/** Replaces rows in every cached page. */
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

/** Refetches the bill after a 404 or 409. */
function refetchIfStale(client: QueryClient, error: Error, id: string) {
  const isStale = error instanceof ApiError && [404, 409].includes(error.status);
  return isStale ? client.invalidateQueries({ queryKey: billKeys.one(id) }) : undefined;
}

type BillWrite = 'addNote' | 'adjustTip' | 'close' | 'voidLine' | 'voidBill' | 'refund' | 'reopen' | 'emailReceipt';

/** Changes one bill and writes the response to its preview and rows. */
const useBillWrite = <K extends BillWrite>(name: K) =>
  useMutation({
    ...change<EndpointInput<(typeof billEndpoints)[K]>>(),
    mutationFn: async (input: EndpointInput<(typeof billEndpoints)[K]>) => {
      const endpoint: (typeof billEndpoints)[BillWrite] = billEndpoints[name];
      return (await call(endpoint, input as never)).bill;
    },
    onSuccess: (bill, _input, _before, { client }) => keep(client, bill),
    onError: (error, { id }, _before, { client }) => refetchIfStale(client, error, id),
  });

export const useAddBillNote = () => useBillWrite('addNote');
export const useAdjustTip = () => useBillWrite('adjustTip');
export const useCloseBill = () => useBillWrite('close');
export const useVoidBillLine = () => useBillWrite('voidLine');
export const useVoidBill = () => useBillWrite('voidBill');
export const useRefundBill = () => useBillWrite('refund');
export const useReopenBill = () => useBillWrite('reopen');
export const useEmailReceipt = () => useBillWrite('emailReceipt');

/** Asks an approver to approve a void or a refund on their device. */
export const useRequestApproval = () =>
  useMutation({
    ...change<EndpointInput<typeof billApprovalEndpoints.request>>(),
    mutationFn: (input: EndpointInput<typeof billApprovalEndpoints.request>) =>
      call(billApprovalEndpoints.request, input),
    onError: (error, { id }, _before, { client }) => refetchIfStale(client, error, id),
  });

const approvalLists = { predicate: ({ queryKey }: Query) => billKeys.owns(queryKey, 'approvals') };

/** Approves or rejects a request, and removes it from the cached lists. Approving runs its action. */
export const useDecideApproval = () =>
  useMutation({
    ...change<EndpointInput<typeof billApprovalEndpoints.decide>>(),
    mutationFn: (input: EndpointInput<typeof billApprovalEndpoints.decide>) =>
      call(billApprovalEndpoints.decide, input),
    onSuccess: async ({ bill }, { id }, _before, { client }) => {
      keep(client, bill);
      await changeQueries(client, approvalLists, () => {
        client.setQueriesData<BillApproval[]>(approvalLists, (approvals) =>
          approvals?.filter((each) => each.id !== id),
        );
      });
    },
  });

/** Deletes bills. Until the tables are refetched, `rowsLeft` hides them. */
export const useDeleteBills = () =>
  useMutation({
    ...change((rows: readonly BillRow[]) => {
      setLastDeletedBills(rows);
      return () => forgetDeletedBills(rows.map(({ id }) => id));
    }),
    mutationFn: (rows: readonly BillRow[]) => call(billEndpoints.remove, { ids: rows.map(({ id }) => id) }),
    onSuccess: ({ deleted }, _rows, _before, { client }) => {
      for (const { id } of deleted) void client.invalidateQueries({ queryKey: billKeys.one(id) });
    },
  });

export const useRestoreBills = () =>
  useMutation({
    ...change<readonly string[]>(),
    mutationFn: (ids: readonly string[]) => call(billEndpoints.restore, { ids: [...ids] }),
    onSuccess: ({ bills }, ids, _before, { client }) => {
      forgetDeletedBills(ids);
      patchRows(client, bills);
      for (const { id } of bills) void client.invalidateQueries({ queryKey: billKeys.one(id) });
    },
  });
