import { memo } from '@tanstack/react-table';
import { expandedRowModel } from './expandedRowModel';
import { indexedRowModel } from './indexedRowModel';
import { tableFeatures } from './tableFeatures';
import type { Features, ModelTable } from './tableModel';

/** Creates the model of the page's rows, as the server sent them. */
const coreRowModel = (table: ModelTable<unknown>) =>
  memo({
    memoDeps: () => [table.options.data] as const,
    fn: (rows) =>
      indexedRowModel({ rows, count: rows.length }, { indexes: undefined, groups: undefined, items: undefined }),
  });

export const serverFeatures = { ...tableFeatures, coreRowModel, expandedRowModel } as unknown as Features;
