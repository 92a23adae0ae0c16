import * as z from 'zod/mini';
import { store } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

/** Field of each head of a column. */
type ImportColumns = Record<string, string>;

const importColumnsAtom = perUserAtom<Record<string, ImportColumns>>(
  'importColumns',
  z.record(z.string(), z.record(z.string(), z.string())),
  {},
);

/** Which columns the person chose for which fields when a file came into a list before. */
export const readImportColumns = (list: string): ImportColumns => store.get(importColumnsAtom)[list] ?? {};

/** Remembers columns that were chosen, beside those of other files. */
export function saveImportColumns(list: string, columns: ImportColumns) {
  store.set(importColumnsAtom, (kept) => ({ ...kept, [list]: { ...kept[list], ...columns } }));
}
