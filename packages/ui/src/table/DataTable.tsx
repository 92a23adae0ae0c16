import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { clientFeatures } from './model/clientFeatures';
import { TableRoot } from './TableRoot';
import type {
  DataTableColumn,
  RowAction,
  TableDensity,
  TableDetail,
  TableFilters,
  TableMessages,
  TablePagination,
  TablePreferenceOptions,
  TableSelection,
  TableSorting,
} from './tableTypes';

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the table. */
  label: string;
  /** The columns, in order. Keep the array between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows (client mode) or those of the page (server mode); undefined until the first load. Keep the array between renders. */
  rows: readonly Row[] | undefined;
  /** Returns the row's unique ID. */
  getRowId: (row: Row) => string;
  /** Returns the row's name for screen readers. @default the value of the `rowHeader` column */
  getRowLabel?: (row: Row) => string;
  /** Number of rows on the server. Turns on server mode: the parent sorts, filters and pages. */
  rowCount?: number;
  /** Shows a progress bar over rows that are being refreshed. Without `rows` a skeleton is shown. @default false */
  loading?: boolean;
  /** Error, empty and no-match messages. */
  messages?: TableMessages;
  /** Pagination settings. `false` shows all rows on one page, without a footer. */
  pagination?: false | TablePagination;
  /** Order of the rows. */
  sorting?: TableSorting;
  /** Column filters. */
  filters?: TableFilters;
  /** Highlights this text; in client mode it also filters the rows. An empty string prepares the search. */
  search?: string;
  /** Client mode: groups rows with the same value of this column. */
  groupBy?: string;
  /** Server mode: totals by column ID. Client mode computes them from the columns' `total`. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Expandable details below each row. */
  detail?: TableDetail<Row> | undefined;
  /** Adds a checkbox to each row. @default false */
  selection?: boolean | TableSelection;
  /** Returns the actions of a row. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Returns the address of a row: its header cell is a link, and clicking the row follows it. */
  getRowHref?: (row: Row) => string;
  /** Called when a row is opened. With `getRowHref` it replaces the navigation. */
  onRowOpen?: (row: Row) => void;
  /** Content above the table, usually a `FilterBar`. */
  toolbar?: ReactNode;
  /** Lets users arrange columns: column and sort menus in the toolbar, a menu and a resize handle in each header. @default true with a toolbar */
  columnMenu?: boolean;
  /** Columns and row height as the user arranged them. */
  preferences?: TablePreferenceOptions;
  /** Row height unless the user chose one. @default 'comfortable' */
  density?: TableDensity;
  /**
   * Height of the scrolling box around the rows, px or a CSS length. More than 100 rows in it are virtualized.
   * @default none; 80dvh with more than 200 rows on one page
   */
  maxBlockSize?: number | string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

/** A list with columns: search, sort, group, paginate, select and open; rows become cards on phones. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return <TableRoot features={clientFeatures} {...props} />;
}
