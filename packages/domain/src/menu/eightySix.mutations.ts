import { useMutation, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { changeQueries, optimistic, type OptimisticOptions } from '../cache/optimistic';
import { call } from '../http/client';
import type { EndpointOutput } from '../http/endpoint';
import { serverNow } from '../time/serverTime';
import { eightySixEndpoints, type EightySix, type EightySixInput } from './eightySix.contract';
import { eightySixKeys } from './menu.queries';

type List = EndpointOutput<typeof eightySixEndpoints.list>;

const [, name] = eightySixKeys.all('');
/** Query filter for the cached lists of all scopes (a restaurant, or `all`). */
const lists = { predicate: ({ queryKey }: Query) => queryKey[1] === name };

/** Changes every cached list. */
const changeLists = (
  client: QueryClient,
  change: (entries: EightySix[], scope: string, history: boolean) => EightySix[],
) =>
  changeQueries(client, lists, () => {
    for (const [key, list] of client.getQueriesData<List>(lists)) {
      const [scope, , { history }] = key as ReturnType<typeof eightySixKeys.list>;
      const entries = list && change(list.entries, scope, history);
      if (entries) client.setQueryData<List>(key, { entries, total: entries.length });
    }
  });

/** Restaurants count the items off sale; dashboards list those that have been off sale for a long time. */
const isDependent = ([first, second]: QueryKey) =>
  (first === 'restaurants' && second === 'list') || second === 'dashboard';

const change = <Input>(apply: OptimisticOptions<Input>['apply']) =>
  optimistic<Input>({
    key: ['eightySix'],
    apply,
    invalidate: [{ predicate: (query) => lists.predicate(query) || isDependent(query.queryKey) }],
  });

/** Ends entries: they stay in the history and leave the other lists. */
const end = (entries: EightySix[], history: boolean, isOver: (entry: EightySix) => boolean, at: string) =>
  history
    ? entries.map((entry) => (entry.endedAt === null && isOver(entry) ? { ...entry, endedAt: at } : entry))
    : entries.filter((entry) => !isOver(entry));

/** Returns the entries that an input creates, before the server assigns IDs and computes their end. */
const expectedEntries = ({ targets, restaurantIds, ...input }: EightySixInput, at: string) =>
  targets.flatMap(({ kind, id }) =>
    restaurantIds.map((restaurantId): EightySix => ({
      id: `new-${restaurantId}-${kind}-${id}`,
      version: 0,
      targetKind: kind,
      targetId: id,
      restaurantId,
      channels: input.channels,
      mode: input.mode,
      remaining: input.remaining ?? null,
      untilRule: input.untilRule,
      until: input.until ?? null,
      reason: input.reason,
      note: input.note,
      by: { id: 0, name: '' },
      at,
      endedAt: null,
      endedBy: null,
    })),
  );

/** Takes items off sale, or sets their remaining count. Undo by removing the entries. */
export const useAddEightySix = () =>
  useMutation({
    mutationFn: (input: EightySixInput) => call(eightySixEndpoints.add, input),
    ...change<EightySixInput>((input, client) => {
      const at = serverNow().toISOString();
      const fresh = expectedEntries(input, at);
      const isReplaced = (entry: EightySix) =>
        fresh.some((other) => other.restaurantId === entry.restaurantId && other.targetId === entry.targetId);
      return changeLists(client, (entries, scope, history) => [
        ...fresh.filter(({ restaurantId }) => scope === 'all' || scope === restaurantId),
        ...end(entries, history, isReplaced, at),
      ]);
    }),
  });

/** Puts items on sale again. Undo by adding them again with the same `until`. */
export const useRemoveEightySix = () =>
  useMutation({
    mutationFn: (ids: string[]) => call(eightySixEndpoints.remove, { ids }),
    ...change<string[]>((ids, client) => {
      const at = serverNow().toISOString();
      return changeLists(client, (entries, _scope, history) => end(entries, history, ({ id }) => ids.includes(id), at));
    }),
  });
