import type { ReactNode } from 'react';
import type { IconType } from '../icons/Icon';
import type { TotalKind } from './model/totals';

export type SortDirection = 'asc' | 'desc';

/** One column that the rows are sorted by. */
export interface SortRule {
  /** Id of the column. */
  column: string;
  /** `asc` begins with the least. */
  direction: SortDirection;
}

/** Which part of the rows is shown. */
export interface TablePage {
  /** Number of the page, from 1. */
  page: number;
  /** Rows of a page. */
  perPage: number;
}

export type TableDensity = 'comfortable' | 'compact';

/** What a column is narrowed to. */
export type ColumnFilter = {
  /** Id of the column. */
  column: string;
} & (
  | { kind: 'text'; text: string }
  /** Both ends are part of the range. */
  | { kind: 'number'; min?: number; max?: number }
  /** ISO dates ('2026-11-21'), both days are part of the range. */
  | { kind: 'date'; from?: string; to?: string }
  /** One of these values, as the column's accessor gives them; where it gives a list, one of its members. */
  | { kind: 'select'; values: readonly (string | number | boolean)[] }
  | { kind: 'boolean'; value: boolean }
);

/** One value that a column can be narrowed to. */
export interface ColumnFilterOption {
  /** The value that a row must have. */
  value: string | number | boolean;
  /** What it is called. */
  label: string;
  /** How many rows have it. */
  count?: number | string;
}

/** How a reader narrows a column from its head. */
export interface ColumnFilterControl {
  /** What it asks for: a text, two ends, days, values to pick, yes or no. */
  kind: ColumnFilter['kind'];
  /** `select`: what there is to choose from. @default the values of the rows */
  options?: readonly ColumnFilterOption[];
  /** `select`: one value at a time, for an owner that knows no more. @default false */
  single?: boolean;
  /** `number`: how both ends are written. */
  format?: Intl.NumberFormatOptions;
}

/** What a cell may need beside its row. */
export interface CellContext {
  /** What the column's accessor gave. */
  value: unknown;
  /** Marks what the search text matched. */
  mark: (text: string) => ReactNode;
  /** Height of the rows now. */
  density: TableDensity;
  /** Whether the cell stands in the card of a phone. */
  inCard: boolean;
}

export interface DataTableColumn<Row> {
  /** Stable name of the column: in the sorting, in the stored preferences, in the address. */
  id: string;
  /** Head of the column; its name in the column menu too. */
  header: string;
  /** The value: for sorting, and for the cell where `cell` is not given. @default the property named like the id */
  accessor?: (row: Row) => unknown;
  /** How the value looks. @default text cut with an ellipsis, numbers as the locale writes them, an em dash for nothing */
  cell?: (row: Row, context: CellContext) => ReactNode;
  /** Edge that the column lines up with; `end` for numbers and money, with tabular figures. @default 'start' */
  align?: 'start' | 'end';
  /** Width of the column, px. @default what the content needs; 160 where rows or columns are virtual or pinned, 240 for the key column */
  width?: number;
  /** Least width of the column, px. */
  minWidth?: number;
  /** Width at which text is cut, px. @default 280 */
  maxWidth?: number;
  /** The column that names the row: strong, links to the row, cannot be hidden. One column has it. */
  rowHeader?: boolean;
  /** Lets the reader sort by the column. @default false */
  sortable?: boolean;
  /** Direction of the first click. @default 'asc' */
  firstDirection?: SortDirection;
  /** Order of two rows, where that of the values is not enough (client mode). */
  compare?: (a: Row, b: Row) => number;
  /** Lets the reader narrow the column from its head; in server mode the owner does it. */
  filter?: ColumnFilter['kind'] | ColumnFilterControl;
  /** Whether the column menu may hide it. @default true, false for the key column */
  hideable?: boolean;
  /** Hidden until the reader asks for it. */
  hidden?: boolean;
  /** Quiet text, such as dates. */
  muted?: boolean;
  /** Edge that the column stays at while the others scroll. */
  pin?: 'start' | 'end';
  /** What a search looks through. @default the value in words */
  searchText?: (row: Row) => string;
  /** Whether the search of the table looks through the column. @default true */
  searchable?: boolean;
  /** What stands under the column, for all rows that the filters leave and for each group (client mode). */
  total?: TotalKind | ((rows: readonly Row[]) => unknown);
  /** How the total looks. @default numbers as the locale writes them */
  totalCell?: (value: unknown) => ReactNode;
  /** Lets the reader change the values where they stand. */
  edit?: ColumnEdit<Row>;
  /** Place in the card that a phone shows instead of the row. @default 'title' for the key column, else 'hidden' */
  card?: 'title' | 'status' | 'secondary' | 'hidden';
}

interface EditOf<Row, Kind extends string, Value> {
  /** The field that the value is changed with. */
  kind: Kind;
  /** The value as the field has it. @default that of the column's accessor */
  value?: (row: Row) => Value;
  /** Rejects an empty value. @default false */
  required?: boolean;
  /** Returns what is wrong with a value, as an instruction; undefined if it is valid. */
  validate?: (value: Value, row: Row) => string | undefined;
  /** Keeps a value; while a promise is pending the field waits, and one that is rejected leaves in it what was typed and says why. */
  onSave: (row: Row, value: Value) => unknown;
  /** Rows whose value stays as it is. @default every row's can be changed */
  editable?: (row: Row) => boolean;
}

/** How the values of a column are changed in their cells: a press, Enter or F2 opens the field. Days are ISO days. */
export type ColumnEdit<Row> =
  | EditOf<Row, 'text', string>
  | EditOf<Row, 'number', number | undefined>
  | (EditOf<Row, 'select', string> & { options: readonly { value: string; label: string }[] })
  | (EditOf<Row, 'date', string> & { min?: string; max?: string })
  | EditOf<Row, 'boolean', boolean>;

/** Something that can be done with a row. */
export interface RowAction {
  /** Key among the actions of the row. */
  id: string;
  /** Verb and object. */
  label: string;
  /** A second line in the menu: why it is not possible, or what it does. */
  description?: ReactNode;
  /** Icon before the label; a quick one shows it alone. */
  icon?: IconType;
  /** Does it. */
  onAction?: () => void;
  /** Makes it a link. */
  href?: string;
  /** `danger` stands last, after a line. @default 'neutral' */
  tone?: 'neutral' | 'danger';
  /** Also a button of its own, while the row is hovered or focused. */
  quick?: boolean;
  /** Cannot be pressed; `description` says why. @default false */
  disabled?: boolean;
  /** Keys that do the same, as a hint. */
  shortcut?: string;
}

/** What stands in place of the rows when there are none. */
export interface TableMessage {
  /** What it is, in a few words. */
  title?: string;
  /** What it means, in a sentence. */
  description?: ReactNode;
  /** Chips of what is filtered by, or the like. */
  details?: ReactNode;
  /** First steps: one filled and one quiet small button. */
  actions?: ReactNode;
}

/** Pages of the rows. */
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
  /** Columns sorted by, the first has precedence (controlled). */
  value?: readonly SortRule[];
  /** Columns sorted by initially. */
  defaultValue?: readonly SortRule[];
  /** Called with the next order. The page is also reset to 1. */
  onValueChange?: (sorting: SortRule[]) => void;
  /** Shift-clicking a header sorts by its column too. @default true in client mode */
  multiple?: boolean;
}

/** Column filters. Client mode applies them; server mode only shows them. */
export interface TableFilters {
  /** Filters (controlled). Keep the array between renders. */
  value?: readonly ColumnFilter[];
  /** Initial filters. */
  defaultValue?: readonly ColumnFilter[];
  /** Called with the next filters. The page is also reset to 1. */
  onValueChange?: (filters: ColumnFilter[]) => void;
}

/** Selection of rows, across all pages. */
export interface TableSelection {
  /** Ids of the selected rows (controlled). */
  selectedKeys?: readonly string[];
  /** Ids of the rows selected initially. */
  defaultSelectedKeys?: readonly string[];
  /** Called with the ids of all selected rows, including those on other pages. */
  onSelectionChange?: (keys: string[]) => void;
  /** Server mode: selects the rows of all pages. Without it the link is not offered. */
  onSelectAll?: () => void;
}

/** Expandable details below each row. */
export interface TableDetail<Row> {
  /** Renders the details of a row. */
  render: (row: Row) => ReactNode;
  /** Ids of the expanded rows (controlled). */
  expandedKeys?: readonly string[];
  /** Ids of the rows expanded initially. */
  defaultExpandedKeys?: readonly string[];
  /** Called with the ids of all expanded rows. */
  onExpandedChange?: (keys: string[]) => void;
}

/** Content shown instead of the rows, or above rows that could not be refreshed. */
export interface TableMessages {
  /** Loading failed. Rows that are already there stay, below a notice. */
  error?: (TableMessage & { onRetry?: () => void }) | undefined;
  /** There are no rows yet. */
  empty?: TableMessage | undefined;
  /** The filters leave no rows. Pass it only while a filter is set. */
  noMatches?: (TableMessage & { onClear?: () => void }) | undefined;
}

/** Columns and row height as the user arranged them. Only differences from the default are stored. */
export interface TablePreferences {
  /** Visibility by column id. */
  columns: Readonly<Record<string, boolean>>;
  /** Row height; undefined: the default of the table. */
  density?: TableDensity | undefined;
  /** Ids of the columns in the user's order; the others follow. */
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
  /** Called with the next preferences. */
  onValueChange?: (preferences: TablePreferences) => void;
  /** Stores the preferences in localStorage under this name. */
  storageKey?: string;
}
