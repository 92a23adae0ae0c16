import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { billEndpoints, type BillAllParameters, type BillParameters, type LossParameters } from './bills.contract';

/** Begin with the scope, so that two restaurants never share an entry. */
export const billKeys = {
  all: (scope: string) => [scope, 'bills'] as const,
  list: (parameters: BillParameters) => [...billKeys.all(parameters.restaurant), 'list', parameters] as const,
  /** Keys of the whole filtered set: to walk it, select all of it or export it. */
  everything: (parameters: BillAllParameters) => [...billKeys.all(parameters.restaurant), 'all', parameters] as const,
  loss: (parameters: LossParameters) => [...billKeys.all(parameters.restaurant), 'loss', parameters] as const,
  /** The id carries restaurant and date, so a bill is the same in every scope. */
  one: (id: string) => ['bill', id] as const,
  /** Whether a key is one of these, in whichever scope. */
  owns: (key: readonly unknown[], kind?: 'list' | 'all' | 'loss') =>
    key[1] === 'bills' && (kind === undefined || key[2] === kind),
};

/** What was there before stays while the next loads, but never what another scope has. */
const ofScope =
  (scope: string) =>
  <T>(before: T | undefined, query?: { queryKey: readonly unknown[] }) =>
    query?.queryKey[0] === scope ? before : undefined;

/** One page. */
export const billListQuery = (parameters: BillParameters) =>
  queryOptions({
    queryKey: billKeys.list(parameters),
    queryFn: ({ signal }) => call(billEndpoints.list, parameters, { signal }),
    placeholderData: ofScope(parameters.restaurant),
  });

/** Everything that matches: keys, or rows for an export. */
export const allBillsQuery = (parameters: BillAllParameters) =>
  queryOptions({
    queryKey: billKeys.everything(parameters),
    queryFn: ({ signal }) => call(billEndpoints.all, parameters, { signal }),
  });

/** One bill; never shows the former one while the next loads. */
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

export const useBillList = (parameters: BillParameters) => useQuery(billListQuery(parameters));
export const useAllBills = (parameters: BillAllParameters) => useQuery(allBillsQuery(parameters));
export const useBill = (id: string) => useQuery(billQuery(id));
export const useBillLoss = (parameters: LossParameters) => useQuery(billLossQuery(parameters));

/** Open bills of the business day, asked for every minute; nothing is asked for while they are not wanted. */
export const useOpenBills = (restaurant: string, enabled: boolean) => {
  const today = billListQuery({ restaurant, perPage: 1 });
  return useQuery({ ...today, enabled, refetchInterval: 60_000, select: ({ views }) => views.open }).data;
};
