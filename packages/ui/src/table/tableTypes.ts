import type { HTMLAttributes, ReactNode, Ref } from 'react';
import type { IconType } from '../icons/Icon';
import type { TotalKind } from './model/totals';

export type SortDirection = 'asc' | 'desc';

/** One column that the rows are sorted by. */
export interface SortRule {
  /** ID of the column. */
  column: string;
  /** `asc` starts with the lowest value. */
  direction: SortDirection;
}

/** Current page and its size. */
export interface TablePage {
  /** Page number, from 1. */
  page: number;
  /** Rows per page. */
  perPage: number;
}

export type TableDensity = 'comfortable' | 'compact';

/** Filter of one column. */
export type ColumnFilter = {
  /** ID of the column. */
  column: string;
} & (
  | { kind: 'text'; text: string }
  /** Range including both ends. */
  | { kind: 'number'; min?: number; max?: number }
  /** Range of ISO dates (`2026-11-21`), including both days. */
  | { kind: 'date'; from?: string; to?: string }
  /** Matches rows whose value is one of `values`. If a value is an array, one of its items is enough. */
  | { kind: 'select'; values: readonly (string | number | boolean)[] }
  | { kind: 'boolean'; value: boolean }
);

/** Option of a `select` filter. */
export interface ColumnFilterOption {
  /** Value to match. */
  value: string | number | boolean;
  /** Text of the option. */
  label: string;
  /** Number of matching rows. */
  count?: number | string;
}

/** Filter control in the header menu of a column. */
export interface ColumnFilterControl {
  /** Kind of control: text, number range, date range, list of values, yes or no. */
  kind: ColumnFilter['kind'];
  /** Options of a `select` filter. @default the values of the rows */
  options?: readonly ColumnFilterOption[];
  /** Allows one value only in a `select` filter. @default false */
  single?: boolean;
  /** Number format of a `number` filter. */
  format?: Intl.NumberFormatOptions;
}

/** Context of a rendered cell. */
export interface CellContext {
  /** Value returned by the column's accessor. */
  value: unknown;
  /** Highlights matches of the search text. */
  mark: (text: string) => ReactNode;
  /** Current row height. */
  density: TableDensity;
  /** If true, the cell is shown in a card, on a phone. */
  inCard: boolean;
}

export interface DataTableColumn<Row> {
  /** Unique ID, used in sorting, filters and stored preferences. */
  id: string;
  /** Header text, also the name in the column menu. */
  header: string;
  /** Returns the value to sort, filter, search and show. @default the row's property with the column's ID */
  accessor?: (row: Row) => unknown;
  /** Renders the cell. @default truncated text, localized numbers, an em dash for empty values */
  cell?: (row: Row, context: CellContext) => ReactNode;
  /**
   * Format of the value in cells, totals, number filters and the search: options of `Intl.NumberFormat`, `date` for ISO
   * dates, or a function.
   */
  format?: Intl.NumberFormatOptions | 'date' | ((value: never) => string);
  /** Alignment of header and cells; `end`, for numbers, also sets tabular figures. @default 'start' */
  align?: 'start' | 'end';
  /** Width, px. @default the content's width; with virtualized rows or pinned columns 160, or 240 for the row header */
  width?: number;
  /** Minimum width, px. @default 48 */
  minWidth?: number;
  /** Width at which text is truncated, px. @default 280 */
  maxWidth?: number;
  /** Makes the cells row headers. The column can't be hidden. Set it on one column. */
  rowHeader?: boolean;
  /** Lets users sort by the column. @default false */
  sortable?: boolean;
  /** Direction of the first click. @default 'asc' */
  firstDirection?: SortDirection;
  /** Compares two rows for sorting (client mode). @default compares their values */
  compare?: (a: Row, b: Row) => number;
  /** Adds a filter to the header menu. In server mode the parent applies it. */
  filter?: ColumnFilter['kind'] | ColumnFilterControl;
  /** Lets users hide the column. Ignored for the row header. @default true */
  hideable?: boolean;
  /** Hides the column by default. */
  hidden?: boolean;
  /** Renders text in a muted color, for example dates. */
  muted?: boolean;
  /** Pins the column to an edge while the others scroll. */
  pin?: 'start' | 'end';
  /** Returns the text to search. @default the value as text */
  searchText?: (row: Row) => string;
  /** Includes the column in the search. @default true */
  searchable?: boolean;
  /** Total of the filtered rows and of each group (client mode). */
  total?: TotalKind | ((rows: readonly Row[]) => unknown);
  /** Renders the total. @default localized numbers */
  totalCell?: (value: unknown) => ReactNode;
  /** Lets users edit values in their cells. */
  edit?: ColumnEdit<Row>;
  /**
   * Position in the card that replaces the row on phones. The card shows the first three visible columns without one if
   * none is `secondary`: in the secondary line, or with their headers if no column has a position.
   * @default 'title' for the row header, otherwise 'hidden' if a column is `secondary`
   */
  card?: 'title' | 'status' | 'secondary' | 'hidden';
}

interface EditOf<Row, Kind extends string, Value> {
  /** Kind of field. */
  kind: Kind;
  /** Returns the field's value. @default the value of the column's accessor */
  value?: (row: Row) => Value;
  /** Rejects an empty value. @default false */
  required?: boolean;
  /** Returns an error message with an instruction; undefined if the value is valid. */
  validate?: (value: Value, row: Row) => string | undefined;
  /** Saves a value. While a returned promise is pending the field is busy; if it rejects, the field stays open with the error. */
  onSave: (row: Row, value: Value) => unknown;
  /** Returns true for rows whose value can be edited. @default all rows */
  editable?: (row: Row) => boolean;
}

/** In-cell editing of a column: a click, Enter or F2 opens the field. Dates are ISO dates. */
export type ColumnEdit<Row> =
  | EditOf<Row, 'text', string>
  | EditOf<Row, 'number', number | undefined>
  | (EditOf<Row, 'select', string> & { options: readonly { value: string; label: string }[] })
  | (EditOf<Row, 'date', string> & { min?: string; max?: string })
  | EditOf<Row, 'boolean', boolean>;

/** Action on a row. */
export interface RowAction {
  /** Unique ID among the actions of the row. */
  id: string;
  /** Label: verb and object. */
  label: string;
  /** Second line in the menu: an explanation, or the reason it is disabled. */
  description?: ReactNode;
  /** Icon before the label. Quick buttons show only the icon. */
  icon?: IconType;
  /** Called when the action is chosen. */
  onAction?: () => void;
  /** Renders the action as a link. */
  href?: string;
  /** Color; `danger` actions come last, after a separator. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Also shows the action as a button while the row is hovered or focused; not on touch screens or below 1024px. */
  quick?: boolean;
  /** Disables the action. Give the reason in `description`. @default false */
  disabled?: boolean;
  /** Keyboard shortcut, shown as a hint. */
  shortcut?: string;
}

/** Message shown instead of the rows. */
export interface TableMessage {
  /** Short title. */
  title?: string;
  /** Explanation, one sentence. */
  description?: ReactNode;
  /** Details below the description, such as chips of the active filters. */
  details?: ReactNode;
  /** Buttons for the next step. */
  actions?: ReactNode;
}

/** Current page, page sizes and their changes. */
export interface TablePagination {
  /** Current page and rows per page (controlled). */
  value?: TablePage;
  /** Initial page and rows per page. @default page 1 of 10 rows */
  defaultValue?: TablePage;
  /** Called with the next page and rows per page. */
  onValueChange?: (page: TablePage) => void;
  /** Choices of rows per page. @default 10, 25, 50, 100 */
  perPageOptions?: readonly number[];
}

/** Order of the rows. */
export interface TableSorting {
  /** Columns to sort by, in order of precedence (controlled). */
  value?: readonly SortRule[];
  /** Columns to sort by initially. */
  defaultValue?: readonly SortRule[];
  /** Called with the next order. The page is also reset to 1. */
  onValueChange?: (sorting: SortRule[]) => void;
  /** Shift-clicking a header sorts by its column too. @default true in client mode */
  multiple?: boolean;
}

/** Column filters. Client mode applies them; server mode only shows them. */
export interface TableFilters {
  /** Filters (controlled). Pass a stable reference. */
  value?: readonly ColumnFilter[];
  /** Initial filters. */
  defaultValue?: readonly ColumnFilter[];
  /** Called with the next filters. The page is also reset to 1. */
  onValueChange?: (filters: ColumnFilter[]) => void;
}

/** Selection of rows, across all pages. */
export interface TableSelection {
  /** IDs of the selected rows (controlled). */
  selectedKeys?: readonly string[];
  /** IDs of the rows selected initially. */
  defaultSelectedKeys?: readonly string[];
  /** Called with the IDs of all selected rows, including those on other pages. */
  onSelectionChange?: (keys: string[]) => void;
  /** Server mode: called to select the rows of all pages. If omitted, the table doesn't offer it. */
  onSelectAll?: () => void;
}

/** Expandable details below each row. */
export interface TableDetail<Row> {
  /** Renders the details of a row. */
  render: (row: Row) => ReactNode;
  /** IDs of the expanded rows (controlled). */
  expandedKeys?: readonly string[];
  /** IDs of the rows expanded initially. */
  defaultExpandedKeys?: readonly string[];
  /** Called with the IDs of all expanded rows. */
  onExpandedChange?: (keys: string[]) => void;
}

/** Content shown instead of the rows, or above rows that could not be refreshed. */
export interface TableMessages {
  /** Shown if loading failed. Rows that have been loaded stay visible below it. */
  error?: (TableMessage & { onRetry?: () => void }) | undefined;
  /** Shown if there are no rows yet. */
  empty?: TableMessage | undefined;
  /** Shown if no rows match the filters. Pass it only while a filter is set. */
  noMatches?: (TableMessage & { onClear?: () => void }) | undefined;
}

/** The user's column arrangement and row height. Contains only differences from the default. */
export interface TablePreferences {
  /** Visibility by column ID. */
  columns: Readonly<Record<string, boolean>>;
  /** Row height, or undefined for the table's default. */
  density?: TableDensity | undefined;
  /** IDs of the columns in the user's order; the others follow. */
  order?: readonly string[];
  /** Edge that a column is pinned to; `false` unpins one that is pinned by default. */
  pins?: Readonly<Record<string, 'start' | 'end' | false>>;
  /** Column widths, px. */
  widths?: Readonly<Record<string, number>>;
}

/** Control and storage of the preferences. */
export interface TablePreferenceOptions {
  /** Preferences (controlled). `{ columns: {} }` is the default arrangement. */
  value?: TablePreferences;
  /** Called with the new preferences when the user arranges columns or rows. */
  onValueChange?: (preferences: TablePreferences) => void;
  /** Key under which the preferences are stored in localStorage. */
  storageKey?: string;
}

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Accessible name of the table. */
  label: string;
  /** The columns, in order. Pass a stable reference. */
  columns: readonly DataTableColumn<Row>[];
  /**
   * All rows (client mode) or those of the page (server mode); undefined until the first load. Pass a stable reference.
   */
  rows: readonly Row[] | undefined;
  /** Returns the row's unique ID. */
  getRowId: (row: Row) => string;
  /** Returns the row's name for screen readers. @default the value of the `rowHeader` column */
  getRowLabel?: (row: Row) => string;
  /** Number of rows on the server. Turns on server mode: the parent sorts, filters and paginates. */
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
  /**
   * Text to highlight and, in client mode, to search for. Pass `''` while a search field is empty, so that the search
   * text is built in idle time.
   */
  search?: string;
  /** Client mode: ID of the column by whose values the rows are grouped. */
  groupBy?: string;
  /** Server mode: totals by column ID. Client mode computes them from the columns' `total`. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** Expandable details below each row. */
  detail?: TableDetail<Row> | undefined;
  /** Adds a checkbox to each row. Pass an object to control the selection. @default false */
  selection?: boolean | TableSelection;
  /** Returns the actions of a row. */
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined;
  /** Returns the URL of a row. Its row header becomes a link, and clicking the row follows it. */
  getRowHref?: (row: Row) => string;
  /** Called when a row is opened. With `getRowHref`, it replaces the navigation. */
  onRowOpen?: (row: Row) => void;
  /** Content above the table, usually a `FilterBar`. */
  toolbar?: ReactNode;
  /** Lets users arrange columns: column and sort menus in the toolbar, a menu and a resize handle in each header. @default true with a toolbar */
  columnMenu?: boolean;
  /** Visibility, order, pinning and width of columns, and row height, as arranged by the user. */
  preferences?: TablePreferenceOptions;
  /** Row height, unless the user has chosen another. @default 'comfortable' */
  density?: TableDensity;
  /**
   * Height of the scrolling box around the rows, px or a CSS length. More than 100 rows in it are virtualized.
   * @default none; 80dvh with more than 200 rows on one page
   */
  maxBlockSize?: number | string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}
