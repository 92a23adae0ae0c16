import type {
  Column,
  columnFilteringFeature,
  columnGroupingFeature,
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  globalFilteringFeature,
  rowExpandingFeature,
  RowData,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  Table,
} from '@tanstack/react-table';
import type { DataTableColumn } from '../tableTypes';
import type { ItemNumber, RowGroup } from './items';
import type { columnMethods, tableMethods } from './tableMethods';

/** TanStack features whose state and options the table uses, implemented in `clientFeatures` and `serverFeatures`. */
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

type FullTable<Data> = Table<Features, Data & RowData>;
type FullColumn<Data> = Column<Features, Data & RowData>;

/** A TanStack column with the methods that the table uses. */
export type ModelColumn<Data> = Pick<FullColumn<Data>, 'id' | 'columnDef' | keyof typeof columnMethods>;

/** A TanStack table with the methods that the table uses. */
export interface ModelTable<Data> extends Pick<
  FullTable<Data>,
  'atoms' | 'options' | 'getRowId' | RowModelGetter | keyof typeof tableMethods
> {
  getColumn: (id: string) => ModelColumn<Data> | undefined;
  /** All columns in order, including hidden ones. */
  getAllLeafColumns: () => ModelColumn<Data>[];
}
type RowModelGetter =
  'getRowModel' | 'getSortedRowModel' | `getPre${'Filtered' | 'Grouped' | 'Sorted' | 'Expanded' | 'Paginated'}RowModel`;

/** All rows. In client mode it is the row engine, which also searches, filters and sorts them. */
export interface TableRows<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
  /** Continues building the search text; returns true when it is complete. */
  prepareSearch?: (shouldContinue: () => boolean) => boolean;
}

/** A row model of row numbers: TanStack's row models create an object per row. */
export interface IndexedRowModel<Data> {
  engine: TableRows<Data>;
  /** Row numbers in order, or undefined for all rows in their original order. */
  indexes: Uint32Array | undefined;
  groups: readonly RowGroup[] | undefined;
  /** Group rows, rows and details in display order, or undefined for all rows in their original order. */
  items: ArrayLike<ItemNumber> | undefined;
  count: number;
}

/** Returns the ID of a group row, in the format of TanStack's grouped rows. */
export const groupId = (column: string, { key }: RowGroup) => `${column}:${key}`;
