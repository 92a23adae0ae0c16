import * as z from 'zod/mini';
import { store, useAtomValue } from '../store/jotai';
import { sessionAtom } from '../store/session';
import { storedAtom } from '../store/storedAtom';

const tableSchema = z.object({
  columns: z.record(z.string(), z.boolean()),
  density: z.optional(z.enum(['comfortable', 'compact'])),
  order: z.optional(z.readonly(z.array(z.string()))),
  pins: z.optional(z.record(z.string(), z.union([z.literal('start'), z.literal('end'), z.literal(false)]))),
  widths: z.optional(z.record(z.string(), z.number().check(z.gte(40), z.lte(2000)))),
});

/** What a person decided about the columns of a table. */
export type TableColumns = z.infer<typeof tableSchema>;

const tablesAtom = storedAtom<Record<string, TableColumns>>('tables', z.record(z.string(), tableSchema), {});

/** Each person's own, where several sign in at one device. */
const keyOf = (table: string, userId: number | undefined) => `${userId ?? 0}/${table}`;

/** What the signed-in person decided about a table; undefined: nothing. */
export function useTableColumns(table: string): TableColumns | undefined {
  const userId = useAtomValue(sessionAtom).user?.id;
  return useAtomValue(tablesAtom)[keyOf(table, userId)];
}

/** Keeps what the signed-in person decided about a table; undefined: nothing. */
export function setTableColumns(table: string, columns: TableColumns | undefined) {
  const key = keyOf(table, store.get(sessionAtom).user?.id);
  const { [key]: _former, ...others } = store.get(tablesAtom);
  store.set(tablesAtom, columns ? { ...others, [key]: columns } : others);
}
