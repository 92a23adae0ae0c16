import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { putBack, type Row } from './putBack';

/** Where an answer keeps its rows. */
export interface Rows<T, R extends Row> {
  read: (data: T) => readonly R[];
  write: (data: T, rows: R[]) => T;
}

/** An answer that is its rows. */
export const asRows = <R extends Row>(): Rows<R[], R> => ({ read: (data) => data, write: (_data, rows) => rows });

/** An answer that has its rows in one member. */
export const rowsIn = <K extends string, T extends Record<K, R[]>, R extends Row = T[K][number]>(
  name: K,
): Rows<T, R> => ({
  read: (data) => data[name],
  write: (data, rows) => ({ ...data, [name]: rows }),
});

/** An answer that has one page of its rows in one member: the total goes with them. */
export const pageIn = <K extends string, T extends Record<K, R[]> & { total: number }, R extends Row = T[K][number]>(
  name: K,
): Rows<T, R> => ({
  read: (data) => data[name],
  write: (data, rows) => ({ ...data, [name]: rows, total: data.total + rows.length - data[name].length }),
});

/** Takes a change that shows at once back. */
export type Undo = () => void;

/**
 * Changes the rows of every cached answer below a key, before the server has said yes. What comes back undoes it for the
 * rows named alone, so that a refusal does not take away what was changed after it.
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
        each(current, ({ read }, rows) => putBack(read(rows), read(data), ids)),
      );
    }
  };
}
