import * as z from 'zod/mini';
import { store } from '../store/jotai';
import { perUserAtom } from '../store/perUserAtom';

/** Field by column header. */
type ImportColumns = Record<string, string>;

const importColumnsAtom = perUserAtom<Record<string, ImportColumns>>(
  'importColumns',
  z.record(z.string(), z.record(z.string(), z.string())),
  {},
);

/** Returns the columns that the user mapped to fields in previous imports. */
export const readImportColumns = (list: string): ImportColumns => store.get(importColumnsAtom)[list] ?? {};

/** Saves the mapped columns in addition to the existing ones. */
export function saveImportColumns(list: string, columns: ImportColumns) {
  store.set(importColumnsAtom, (kept) => ({ ...kept, [list]: { ...kept[list], ...columns } }));
}
