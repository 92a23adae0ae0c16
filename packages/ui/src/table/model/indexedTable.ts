import {
  constructTable,
  tableFeatures,
  type columnVisibilityFeature,
  type ColumnDef,
  type Row,
  type RowData,
  type TableFeatures,
} from '@tanstack/react-table';
import { useState } from 'react';
import { createIndexedRowModel } from './indexedRowModel';

const subscription = { unsubscribe: () => undefined };
const subscribe = () => subscription;

/**
 * What TanStack's table reads its state through. All of it is given anew at each render, so nobody has to be told
 * of a change, and an atom is no more than a place for a value.
 */
const reactivity: NonNullable<TableFeatures['coreReactivityFeature']> = {
  createOptionsStore: false,
  wrapExternalAtoms: false,
  addSubscription: () => undefined,
  untrack: (read) => read(),
  batch: (write) => write(),
  schedule: (work) => queueMicrotask(work),
  createReadonlyAtom: (get) => ({ get, subscribe }),
  createWritableAtom: (initial) => {
    let value = initial;
    return {
      get: () => value,
      set: (next: unknown) => {
        value =
          typeof next === 'function' ? (next as (last: typeof value) => typeof value)(value) : (next as typeof value);
      },
      subscribe,
    };
  },
};

// The state of the feature; what reads it is taken one by one from the static functions, so that nothing else is in the bundle.
const visibility: typeof columnVisibilityFeature = {
  getInitialState: (state) => ({ columnVisibility: {}, ...state }),
};

const taken = tableFeatures({
  coreReactivityFeature: reactivity,
  columnVisibilityFeature: visibility,
  coreRowModel: createIndexedRowModel(),
});

/** What rows and columns have of them; the type of the rest has no name outside TanStack. */
interface IndexedFeatures {
  columnVisibilityFeature: typeof columnVisibilityFeature;
}
const features: IndexedFeatures = taken;

/** A row as TanStack has it; made for those that are shown. */
export type ModelRow<Data> = Row<IndexedFeatures, Data & RowData>;

interface IndexedTableOptions<Data> {
  columns: ColumnDef<IndexedFeatures, Data & RowData>[];
  data: readonly (Data & RowData)[];
  getRowId: (row: Data) => string;
  state: { columnVisibility: Record<string, boolean> };
}

/** TanStack's table over rows that are looked up by their number. */
export function useIndexedTable<Data>(options: IndexedTableOptions<Data>) {
  const [table] = useState(() => constructTable({ features, ...options }));
  table.setOptions((last) => ({ ...last, ...options }));
  return table;
}
