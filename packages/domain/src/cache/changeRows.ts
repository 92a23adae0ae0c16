import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { cancelRefetches } from './cancelRefetches';
import type { Undo } from './optimistic';
import type { Row } from './restoreRows';
import { revertChange } from './revertChange';

/** Reads and writes the rows of a response. */
export interface Rows<T, R extends Row> {
  read: (data: T) => readonly R[];
  write: (data: T, rows: R[]) => T;
}

/** The response is the array of rows. */
export const asRows = <R extends Row>(): Rows<R[], R> => ({ read: (data) => data, write: (_data, rows) => rows });

/** One property of the response contains the rows. */
export const rowsIn = <K extends string, T extends Record<K, R[]>, R extends Row = T[K][number]>(
  name: K,
): Rows<T, R> => ({
  read: (data) => data[name],
  write: (data, rows) => ({ ...data, [name]: rows }),
});

/** One property of the response contains a page of the rows. Writing them also updates `total`. */
export const pageIn = <K extends string, T extends Record<K, R[]> & { total: number }, R extends Row = T[K][number]>(
  name: K,
): Rows<T, R> => ({
  read: (data) => data[name],
  write: (data, rows) => ({ ...data, [name]: rows, total: data.total + rows.length - data[name].length }),
});

/**
 * Changes the rows of every cached response below a key. Returns an undo that keeps later changes, even of the same
 * rows.
 */
export async function changeRows<T, R extends Row>(
  client: QueryClient,
  queryKey: QueryKey,
  places: Rows<T, R> | readonly Rows<T, R>[],
  change: (rows: readonly R[], key: QueryKey) => R[],
): Promise<Undo> {
  await cancelRefetches(client, { queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  const each = (data: T, next: (place: Rows<T, R>, data: T) => R[]) =>
    [places].flat().reduce((changed, place) => place.write(changed, next(place, changed)), data);
  const changes = before.flatMap(([key, data]) => {
    if (data === undefined) return [];
    const changed = each(data, ({ read }, rows) => change(read(rows), key));
    const after = client.setQueryData<T>(key, changed);
    return after === undefined ? [] : [{ key, data, after }];
  });
  return () => {
    for (const { key, data, after } of changes) {
      client.setQueryData<T>(
        key,
        (current) =>
          current && each(current, ({ read }, rows) => revertChange(read(rows), read(data), read(after)) as R[]),
      );
    }
  };
}
