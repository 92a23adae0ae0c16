import {
  hashKey,
  type InvalidateQueryFilters,
  type MutationFunctionContext,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { sessionSignal } from '../store/session';
import { cancelRefetches } from './cancelRefetches';
import { revertChange } from './revertChange';

/** Reverts an optimistic change. */
export type Undo = () => void;

/** Queries to invalidate: a key prefix or a filter. */
type Target = QueryKey | InvalidateQueryFilters;

export interface OptimisticOptions<Input> {
  /** Query key of the entity. All its optimistic mutations share one mutation key below it. */
  key: QueryKey;
  /** Applies the change to the cache before the response arrives. Resolves to its undo. */
  apply?: (input: Input, client: QueryClient) => Undo | undefined | Promise<Undo | undefined>;
  /** Queries to refetch once no other change of the entity is pending. */
  invalidate: readonly Target[] | ((error: Error | null) => readonly Target[]);
  /** Queries to refetch after an error, for example because another user has changed the data. */
  invalidateOnError?: (input: Input) => readonly Target[];
}

const mutationKeyOf = (key: QueryKey) => [...key, 'change'];
const isKey = (target: Target): target is QueryKey => Array.isArray(target);
const invalidateAll = (client: QueryClient, targets: readonly Target[]) =>
  Promise.all(targets.map((target) => client.invalidateQueries(isKey(target) ? { queryKey: target } : target)));

/**
 * Number of pending changes by mutation key. `isMutating` would also count those that settle at the same time as the
 * last one.
 */
const pending = new WeakMap<QueryClient, Map<string, number>>();

function countPending(client: QueryClient, key: QueryKey, change = 0): number {
  const counts = pending.get(client) ?? new Map<string, number>();
  const hash = hashKey(mutationKeyOf(key));
  const count = (counts.get(hash) ?? 0) + change;
  pending.set(client, counts.set(hash, count));
  return count;
}

/**
 * Returns true if no other change of the entity is pending. Otherwise, don't write the response to the cache: it lacks
 * the later changes.
 */
export const isLastChange = (client: QueryClient, key: QueryKey) => countPending(client, key) <= 1;

/**
 * Options of a mutation that shows its change before the response: spread them into `useMutation`. An error undoes the
 * change. Of several pending changes only the last one refetches, because a response in between would revert the others.
 */
export function optimistic<Input>({ key, apply, invalidate, invalidateOnError }: OptimisticOptions<Input>) {
  return {
    mutationKey: mutationKeyOf(key),
    onMutate: async (input: Input, { client }: MutationFunctionContext): Promise<Undo> => {
      countPending(client, key, 1);
      const session = sessionSignal();
      const undo = await apply?.(input, client);
      // After sign-out the cache may belong to another user.
      return () => {
        if (!session.aborted) undo?.();
      };
    },
    onError: (_error: Error, input: Input, undo: Undo | undefined, { client }: MutationFunctionContext) => {
      undo?.();
      return invalidateOnError && invalidateAll(client, invalidateOnError(input));
    },
    onSettled: (
      _data: unknown,
      error: Error | null,
      _input: Input,
      _undo: Undo | undefined,
      { client }: MutationFunctionContext,
    ) => {
      if (countPending(client, key, -1) > 0) return undefined;
      return invalidateAll(client, typeof invalidate === 'function' ? invalidate(error) : invalidate);
    },
  };
}

/** Cancels the matching queries, then runs `change`. Returns an undo that keeps later changes. */
export async function changeQueries(
  client: QueryClient,
  filters: InvalidateQueryFilters,
  change: () => void,
): Promise<Undo> {
  await cancelRefetches(client, filters);
  const before = client.getQueriesData(filters);
  change();
  const changes = before.map(([key, data]) => ({ key, data, after: client.getQueryData(key) }));
  return () => {
    for (const { key, data, after } of changes)
      client.setQueryData(key, (current: unknown) => revertChange(current, data, after));
  };
}

/** Changes the data of every cached query below a key. Returns its undo. */
export const changeCached = <T>(client: QueryClient, queryKey: QueryKey, change: (data: T) => T): Promise<Undo> =>
  changeQueries(client, { queryKey }, () => {
    client.setQueriesData<T>({ queryKey }, (data) => data && change(data));
  });

/** Undoes several changes, the last one first. */
export const undoAll =
  (...undos: readonly (Undo | undefined)[]): Undo =>
  () => {
    for (const undo of undos.toReversed()) undo?.();
  };
