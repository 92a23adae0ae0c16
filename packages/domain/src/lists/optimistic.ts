import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Cached answers as they were before a change that shows at once. */
export type Snapshot = [key: QueryKey, data: unknown][];

/** Changes every cached answer under a key at once and says what was there before. */
export async function changeCached<T>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: T) => T,
): Promise<Snapshot> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  client.setQueriesData<T>({ queryKey }, (data) => data && change(data));
  return before;
}

/** Puts back what a refused change had changed. */
export function rollBack(client: QueryClient, snapshot: Snapshot | undefined) {
  for (const [key, data] of snapshot ?? []) client.setQueryData(key, data);
}

/** Of many changes on their way only the last one reloads: an answer in between would bring back what they have changed. */
export const reloadAfterLast = (client: QueryClient, mutationKey: QueryKey, ...queryKeys: QueryKey[]) =>
  client.isMutating({ mutationKey }) > 1
    ? undefined
    : Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey })));
