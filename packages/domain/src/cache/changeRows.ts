import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Undo } from './optimistic';
import { restoreRows, type Row } from './restoreRows';

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
 * Changes the rows of every cached response below a key. The returned undo restores only the rows with the given IDs,
 * so that later changes to others stay.
 */
export async function changeRows<T, R extends Row>(
  client: QueryClient,
  queryKey: QueryKey,
  places: Rows<T, R> | readonly Rows<T, R>[],
  ids: readonly R['id'][],
  change: (rows: readonly R[], key: QueryKey) => R[],
): Promise<Undo> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  const each = (data: T, next: (place: Rows<T, R>, data: T) => R[]) =>
    [places].flat().reduce((changed, place) => place.write(changed, next(place, changed)), data);
  for (const [key, data] of before) {
    if (data === undefined) continue;
    client.setQueryData<T>(
      key,
      each(data, ({ read }, rows) => change(read(rows), key)),
    );
  }
  return () => {
    for (const [key, data] of before) {
      const current = client.getQueryData<T>(key);
      if (data === undefined || current === undefined) continue;
      client.setQueryData<T>(
        key,
        each(current, ({ read }, rows) => restoreRows(read(rows), read(data), ids)),
      );
    }
  };
}
