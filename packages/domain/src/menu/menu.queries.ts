import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../http/client';
import { serverNow } from '../time/serverTime';
import { eightySixEndpoints, type EightySix } from './eightySix.contract';
import type { CatalogueState } from './menu.contract';
import { menuEndpoints, type MenuRevisionParameters } from './menuCalls.contract';

/** The catalogue belongs to the company: all restaurants share one entry. */
export const menuKeys = {
  all: ['menu'] as const,
  catalogues: () => [...menuKeys.all, 'catalogue'] as const,
  catalogue: (state: CatalogueState) => [...menuKeys.catalogues(), state] as const,
  changes: () => [...menuKeys.all, 'changes'] as const,
  revisions: () => [...menuKeys.all, 'revisions'] as const,
  revisionList: (parameters: MenuRevisionParameters) => [...menuKeys.revisions(), parameters] as const,
};

/** 86 entries belong to a restaurant: keys start with the scope. */
export const eightySixKeys = {
  all: (scope: string) => [scope, 'eightySix'] as const,
  list: (scope: string, history: boolean) => [...eightySixKeys.all(scope), { history }] as const,
};

/** Queries the whole catalogue in one state, with the state of the draft. */
export const catalogueQuery = (state: CatalogueState) =>
  queryOptions({
    queryKey: menuKeys.catalogue(state),
    queryFn: ({ signal }) => call(menuEndpoints.catalogue, { state }, { signal }),
  });

/** Queries the changes that publishing the draft would apply. */
export const menuChangesQuery = () =>
  queryOptions({
    queryKey: menuKeys.changes(),
    queryFn: ({ signal }) => call(menuEndpoints.changes, {}, { signal }),
  });

/** Queries one page of revisions. Keeps the previous page while the next loads, for the same record only. */
export const menuRevisionsQuery = (parameters: MenuRevisionParameters) =>
  queryOptions({
    queryKey: menuKeys.revisionList(parameters),
    queryFn: ({ signal }) => call(menuEndpoints.revisions, parameters, { signal }),
    placeholderData: (before) => (before?.params.entityId === parameters.entityId ? before : undefined),
  });

const second = 1000;

/** Returns the milliseconds until the next item returns to sale, at least a second and at most a minute. */
function nextReturn(entries: readonly EightySix[] = []) {
  const now = serverNow().getTime();
  const waits = entries
    .filter(({ endedAt, until }) => endedAt === null && until !== null)
    .map(({ until }) => Date.parse(until!) - now);
  return Math.max(second, Math.min(60 * second, ...waits));
}

/**
 * Queries the active 86 entries of a scope, with `history` also those of the last 14 days. Refetched every minute, and
 * when the next item returns to sale.
 */
export const eightySixQuery = (scope: string, history = false) =>
  queryOptions({
    queryKey: eightySixKeys.list(scope, history),
    queryFn: ({ signal }) => call(eightySixEndpoints.list, { restaurant: scope, history }, { signal }),
    refetchInterval: ({ state }) => nextReturn(state.data?.entries),
  });

export const useCatalogue = (state: CatalogueState) => useQuery(catalogueQuery(state));
export const useMenuChanges = () => useQuery(menuChangesQuery());
export const useMenuRevisions = (parameters: MenuRevisionParameters) => useQuery(menuRevisionsQuery(parameters));
export const useEightySix = (scope: string, history = false) => useQuery(eightySixQuery(scope, history));
