import * as z from 'zod/mini';
import { store, useAtomValue } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

const tableSchema = z.object({
  columns: z.record(z.string(), z.boolean()),
  density: z.optional(z.enum(['comfortable', 'compact'])),
  order: z.optional(z.readonly(z.array(z.string()))),
  pins: z.optional(z.record(z.string(), z.union([z.literal('start'), z.literal('end'), z.literal(false)]))),
  widths: z.optional(z.record(z.string(), z.number().check(z.gte(40), z.lte(2000)))),
});

/** The user's column settings of a table. */
export type TableColumns = z.infer<typeof tableSchema>;

const tablesAtom = perUserAtom<Record<string, TableColumns>>('tables', z.record(z.string(), tableSchema), {});

/** Returns the signed-in user's column settings of a table. */
export function useTableColumns(table: string): TableColumns | undefined {
  return useAtomValue(tablesAtom)[table];
}

/** Stores the signed-in user's column settings of a table. `undefined` resets them. */
export function setTableColumns(table: string, columns: TableColumns | undefined) {
  store.set(tablesAtom, ({ [table]: _former, ...others }) => (columns ? { ...others, [table]: columns } : others));
}
