import type {
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  Row,
  rowExpandingFeature,
  RowData,
  RowModel,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  Table,
} from '@tanstack/react-table';
import type { DataTableColumn } from '../tableTypes';
import type { ItemNumber, RowGroup } from './items';
import type { RowEngine } from './rowEngine';

/** The TanStack features of the table; `tableFeatures` has their code. */
export interface Features {
  columnFilteringFeature: typeof columnFilteringFeature;
  columnGroupingFeature: typeof columnGroupingFeature;
  columnOrderingFeature: typeof columnOrderingFeature;
  columnPinningFeature: typeof columnPinningFeature;
  columnSizingFeature: typeof columnSizingFeature;
  columnVisibilityFeature: typeof columnVisibilityFeature;
  globalFilteringFeature: typeof globalFilteringFeature;
  rowExpandingFeature: typeof rowExpandingFeature;
  rowPaginationFeature: typeof rowPaginationFeature;
  rowSelectionFeature: typeof rowSelectionFeature;
  rowSortingFeature: typeof rowSortingFeature;
  columnMeta: { column: DataTableColumn<never> };
  tableMeta: { collator: () => Intl.Collator };
}

export type ModelTable<Data> = Table<Features, Data & RowData>;
export type ModelRow<Data> = Row<Features, Data & RowData>;

/** A TanStack row model over row numbers: its rows are constructed when they are read. */
export interface IndexedRowModel<Data> extends RowModel<Features, Data & RowData> {
  engine: RowEngine<Data>;
  /** Returns the row of this number. */
  rowAt: (index: number) => ModelRow<Data>;
  /** Row numbers in order; undefined: all rows in their own order. */
  indexes: Uint32Array | undefined;
  groups: readonly RowGroup[] | undefined;
  /** Group rows, rows and details in display order; undefined: all rows in their own order. */
  items: ArrayLike<ItemNumber> | undefined;
  /** Number of items. */
  count: number;
}

/** Id of a group's row, in the form of TanStack's own grouped rows. */
export const groupId = (column: string, { key }: RowGroup) => `${column}:${key}`;
