import { queryOptions, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { BillRow } from './billRecord.contract';
import { billApprovalEndpoints, type BillApproval } from './billApprovals.contract';
import { billEndpoints, type BillAllParameters, type BillParameters, type LossParameters } from './bills.contract';

/** Keys start with the scope, so that two restaurants never share an entry. */
export const billKeys = {
  all: (scope: string) => [scope, 'bills'] as const,
  list: (parameters: BillParameters) => [...billKeys.all(parameters.restaurant), 'list', parameters] as const,
  /** Key of all filtered bills, which are fetched for navigation, "select all" and export. */
  everything: (parameters: BillAllParameters) => [...billKeys.all(parameters.restaurant), 'all', parameters] as const,
  loss: (parameters: LossParameters) => [...billKeys.all(parameters.restaurant), 'loss', parameters] as const,
  /** Key of the user's pending approvals. */
  approvals: (scope: string) => [...billKeys.all(scope), 'approvals'] as const,
  /** The ID contains restaurant and date, so a bill has the same key in every scope. */
  one: (id: string) => ['bill', id] as const,
  /** Checks whether a key belongs to bills, in any scope. */
  owns: (key: readonly unknown[], kind?: 'list' | 'all' | 'loss' | 'approvals') =>
    key[1] === 'bills' && (kind === undefined || key[2] === kind),
};

/** Keeps the previous data while the next loads, but only within the same scope. */
const ofScope =
  (scope: string) =>
  <T>(before: T | undefined, query?: { queryKey: readonly unknown[] }) =>
    query?.queryKey[0] === scope ? before : undefined;

/** Queries one page of bills. */
export const billListQuery = (parameters: BillParameters) =>
  queryOptions({
    queryKey: billKeys.list(parameters),
    queryFn: ({ signal }) => call(billEndpoints.list, parameters, { signal }),
    placeholderData: ofScope(parameters.restaurant),
  });

/** Queries all matching bills: their keys, or their rows for an export. */
export const allBillsQuery = (parameters: BillAllParameters) =>
  queryOptions({
    queryKey: billKeys.everything(parameters),
    queryFn: ({ signal }) => call(billEndpoints.all, parameters, { signal }),
  });

/** Queries one bill. Doesn't show the previous bill while loading. */
export const billQuery = (id: string) =>
  queryOptions({
    queryKey: billKeys.one(id),
    queryFn: async ({ signal }) => (await call(billEndpoints.bill, { id }, { signal })).bill,
  });

export const billLossQuery = (parameters: LossParameters) =>
  queryOptions({
    queryKey: billKeys.loss(parameters),
    queryFn: ({ signal }) => call(billEndpoints.loss, parameters, { signal }),
    placeholderData: ofScope(parameters.restaurant),
  });

export const useBillList = (parameters: BillParameters, enabled = true) =>
  useQuery({ ...billListQuery(parameters), enabled });
export const useAllBills = (parameters: BillAllParameters, enabled = true) =>
  useQuery({ ...allBillsQuery(parameters), enabled });

/** Returns a function that fetches the rows of all matching bills. Requires the right to export. */
export function useFetchBillRows() {
  const client = useQueryClient();
  return async (parameters: BillAllParameters) =>
    (await client.fetchQuery(allBillsQuery({ ...parameters, fields: 'row' }))).bills as BillRow[];
}
export const useBill = (id: string) => useQuery(billQuery(id));
/** Queries several bills, in the given order. */
export const useBills = (ids: readonly string[]) => useQueries({ queries: ids.map(billQuery) });
export const useBillLoss = (parameters: LossParameters) => useQuery(billLossQuery(parameters));

/**
 * Queries the pending approvals that the user requested or can decide. Polls, because they are decided on other
 * devices, and refetches the bills of decided approvals.
 */
export const useBillApprovals = (restaurant: string) => {
  const queryKey = billKeys.approvals(restaurant);
  return useQuery({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<readonly BillApproval[]>(queryKey) ?? [];
      const { approvals } = await call(billApprovalEndpoints.list, { restaurant }, { signal });
      const decided = before.filter(({ id }) => approvals.every((approval) => approval.id !== id));
      for (const { billId } of decided) void client.invalidateQueries({ queryKey: billKeys.one(billId) });
      if (decided.length > 0)
        void client.invalidateQueries({ predicate: (query) => billKeys.owns(query.queryKey, 'list') });
      return approvals;
    },
    refetchInterval: 5000,
  });
};

/** Returns the current business date of a scope, or undefined while it loads. */
export const useCurrentBillDate = (restaurant: string) =>
  useQuery({ ...billListQuery({ restaurant, perPage: 1 }), select: ({ params }) => params.from }).data;
