import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { searchEndpoints } from './search.contract';

export const searchKeys = {
  all: ['search'] as const,
  main: () => [...searchKeys.all, 'main'] as const,
  autoComplete: () => [...searchKeys.all, 'autocomplete'] as const,
};

const fiveMinutes = 300_000;

/** Queries all searchable entries of the command palette, which filters them on the client. */
export const mainSearchQuery = () =>
  queryOptions({
    queryKey: searchKeys.main(),
    queryFn: async ({ signal }) => (await call(searchEndpoints.main, {}, { signal })).searchArr,
    staleTime: fiveMinutes,
  });

export const autoCompleteQuery = () =>
  queryOptions({
    queryKey: searchKeys.autoComplete(),
    queryFn: async ({ signal }) => (await call(searchEndpoints.autoComplete, {}, { signal })).autoComplete,
    staleTime: fiveMinutes,
  });

export const useMainSearch = (enabled = true) => useQuery({ ...mainSearchQuery(), enabled });
export const useAutoComplete = () => useQuery(autoCompleteQuery());
