import { useMutation, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointOutput } from '../http/endpoint';
import { eightySixEndpoints, type EightySix, type EightySixInput } from './eightySix.contract';
import { eightySixKeys } from './menu.queries';

type List = EndpointOutput<typeof eightySixEndpoints.list>;
type Snapshot = [key: QueryKey, data: List | undefined][];

const mutationKey = ['eightySix', 'change'];
const [, name] = eightySixKeys.all('');
/** The lists of every scope: one restaurant's, and that of all of them. */
const filter = { predicate: ({ queryKey }: Query) => queryKey[1] === name };

/** Changes every cached list at once and says what was there before. */
async function changeLists(
  client: QueryClient,
  change: (entries: EightySix[], scope: string, history: boolean) => EightySix[],
): Promise<Snapshot> {
  await client.cancelQueries(filter);
  const before = client.getQueriesData<List>(filter);
  for (const [key, list] of before) {
    const [scope, , { history }] = key as ReturnType<typeof eightySixKeys.list>;
    const entries = list && change(list.entries, scope, history);
    if (entries) client.setQueryData<List>(key, { entries, total: entries.length });
  }
  return before;
}

function rollBack(client: QueryClient, snapshot: Snapshot | undefined) {
  for (const [key, list] of snapshot ?? []) client.setQueryData(key, list);
}

/** Restaurants count what is off sale, dashboards tell what has been so for long. */
const isFollowing = ([first, second]: QueryKey) =>
  (first === 'restaurants' && second === 'list') || second === 'dashboard';

/** Of many changes on their way only the last one reloads. */
const reloadAfterLast = (client: QueryClient) =>
  client.isMutating({ mutationKey }) > 1
    ? undefined
    : client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === name || isFollowing(queryKey) });

/** Ended entries stay in the history and leave the others. */
const end = (entries: EightySix[], history: boolean, isOver: (entry: EightySix) => boolean, at: string) =>
  history
    ? entries.map((entry) => (entry.endedAt === null && isOver(entry) ? { ...entry, endedAt: at } : entry))
    : entries.filter((entry) => !isOver(entry));

/** The entries an input asks for, before the server has named them and worked out when they end. */
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

/** Takes things off sale, or counts them down: at once, undone by returning the entries. */
export const useAddEightySix = () =>
  useMutation({
    mutationKey,
    mutationFn: (input: EightySixInput) => call(eightySixEndpoints.add, input),
    onMutate: (input, { client }) => {
      const at = new Date().toISOString();
      const fresh = expectedEntries(input, at);
      const isReplaced = (entry: EightySix) =>
        fresh.some((other) => other.restaurantId === entry.restaurantId && other.targetId === entry.targetId);
      return changeLists(client, (entries, scope, history) => [
        ...fresh.filter(({ restaurantId }) => scope === 'all' || scope === restaurantId),
        ...end(entries, history, isReplaced, at),
      ]);
    },
    onError: (_error, _input, before, { client }) => rollBack(client, before),
    onSettled: (_answer, _error, _input, _before, { client }) => reloadAfterLast(client),
  });

/** Returns things to sale: at once, undone by adding them again with the same `until`. */
export const useRemoveEightySix = () =>
  useMutation({
    mutationKey,
    mutationFn: (ids: string[]) => call(eightySixEndpoints.remove, { ids }),
    onMutate: (ids, { client }) => {
      const at = new Date().toISOString();
      return changeLists(client, (entries, _scope, history) => end(entries, history, ({ id }) => ids.includes(id), at));
    },
    onError: (_error, _ids, before, { client }) => rollBack(client, before),
    onSettled: (_answer, _error, _ids, _before, { client }) => reloadAfterLast(client),
  });
