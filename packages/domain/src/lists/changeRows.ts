import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { putBack } from './putBack';

type Row = { id: number };

/** Where an answer keeps its rows. */
export interface Rows<T, R extends Row> {
  read: (data: T) => readonly R[];
  write: (data: T, rows: R[]) => T;
}

/** An answer that is its rows. */
export const asRows = <R extends Row>(): Rows<R[], R> => ({ read: (data) => data, write: (_data, rows) => rows });

/**
 * Changes the rows of every cached answer below a key, before the server has said yes. What comes back undoes it for the
 * rows named alone, so that a refusal does not take away what was changed after it.
 */
export async function changeRows<T, R extends Row>(
  client: QueryClient,
  queryKey: QueryKey,
  { read, write }: Rows<T, R>,
  ids: readonly number[],
  change: (rows: readonly R[], key: QueryKey) => R[],
): Promise<() => void> {
  await client.cancelQueries({ queryKey });
  const before = client.getQueriesData<T>({ queryKey });
  for (const [key, data] of before) {
    if (data !== undefined) client.setQueryData<T>(key, write(data, change(read(data), key)));
  }
  return () => {
    for (const [key, data] of before) {
      const current = client.getQueryData<T>(key);
      if (data === undefined || current === undefined) continue;
      client.setQueryData<T>(key, write(current, putBack(read(current), read(data), ids)));
    }
  };
}
