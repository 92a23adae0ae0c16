import { useRef, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { useDocumentDirection } from '../hooks/useDocumentDirection';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { cx } from '../css/cx';
import { checkProps } from '../private/dom/checkProps';
import { pinOf } from './columns/preferences';
import type { TableArrangement } from './columns/tableArrangement';
import * as styles from './DataTable.css';
import { TableContent } from './grid/TableContent';
import { TableToolbar } from './grid/TableToolbar';
import { toggleDetail } from './model/expansion';
import { useDataTable } from './model/useDataTable';
import { useTableRows } from './model/useTableRows';
import { phone } from './phone';
import { useRowInteractions } from './rows/useRowInteractions';
import { useRowSelection } from './rows/useRowSelection';
import { useTableView } from './rows/useTableView';
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
import { useEvent } from './useEvent';

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

const nothing = {};
const perPageChoices = [10, 25, 50, 100];
/** More rows than this in a scrolling box are virtualized. */
const virtualFrom = 100;
/** More rows than this on one page scroll in a box. */
const boxedFrom = 200;

/** A list with columns: search, sort, group, paginate, select and open; rows become cards on phones. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  getRowLabel,
  rowCount,
  loading = false,
  messages = nothing,
  pagination = nothing,
  sorting = nothing,
  filters = nothing,
  search,
  groupBy,
  totals,
  detail,
  selection: selectable = false,
  rowActions,
  getRowHref,
  onRowOpen,
  toolbar,
  columnMenu = toolbar !== undefined,
  preferences: preferenceOptions = nothing,
  density: defaultDensity = 'comfortable',
  maxBlockSize: blockSizeProp,
  className,
  style,
  onKeyDown,
  ref,
  ...rest
}: DataTableProps<Row>) {
  checkProps('rowIds', 'DataTable', { rows, getRowId });
  const isServer = rowCount !== undefined;
  const isSelectable = selectable !== false;
  const selectionOptions: TableSelection = typeof selectable === 'object' ? selectable : nothing;
  const isRtl = useDocumentDirection() === 'rtl';
  const isPhone = useMediaQuery(phone);
  const { table, layout, preferences, changePreferences } = useDataTable({
    columns,
    rows,
    getRowId,
    rowCount,
    search,
    groupBy,
    pagination,
    sorting,
    filters,
    selection: selectionOptions,
    detail: detail ?? nothing,
    preferences: preferenceOptions,
  });
  const model = useTableRows(table, layout, search !== undefined && !isServer);
  const { count, groups } = model.page;
  const selection = useRowSelection(model);
  const density = preferences.density ?? defaultDensity;

  const maxBlockSize = blockSizeProp ?? (count > boxedFrom ? '80dvh' : undefined);
  const isVirtual = maxBlockSize !== undefined && count > virtualFrom;
  const isFixed = isVirtual || columns.some((column) => pinOf(column, preferences)) || preferences.widths !== undefined;

  const toggle = useEvent(selection.toggle);
  const expand = useEvent((id: string) => toggleDetail(table as never, id));
  const view = useTableView({
    columns,
    getRowId,
    getRowLabel,
    getRowHref,
    onRowOpen,
    rowActions,
    onToggle: isSelectable ? toggle : undefined,
    onExpand: detail ? expand : undefined,
    query: search,
    density,
    isRtl,
    isFixed,
    columnCount: layout.length + (isSelectable ? 1 : 0) + (rowActions ? 1 : 0),
    isGrouped: groups !== undefined,
  });
  const card = useRef<HTMLDivElement>(null);
  const interactions = useRowInteractions({ root: card, columns, rows, getRowId, view, isPhone });

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented && isSelectable && selection.count > 0)
      selection.clear();
    onKeyDown?.(event);
  };
  const arrangement = {
    table,
    layout,
    preferences,
    density,
    isFixed,
    isRtl,
    onPreferencesChange: changePreferences,
  } as unknown as TableArrangement;
  return (
    <div
      ref={ref}
      className={cx(styles.root, styles.density[density], className)}
      style={style}
      onKeyDown={handleKeyDown}
      {...interactions.rootProps}
      {...rest}
    >
      <TableToolbar arrangement={columnMenu && !isPhone ? arrangement : undefined}>{toolbar}</TableToolbar>
      <div ref={card} className={styles.card}>
        <TableContent
          {...{ label, columns, rows, model, view, selection, interactions, arrangement, columnMenu }}
          {...{ loading, messages, isPhone, isVirtual, maxBlockSize, groupBy }}
          multiple={sorting.multiple ?? !isServer}
          serverTotals={isServer ? totals : undefined}
          renderDetail={detail?.render}
          onSelectAll={isServer ? selectionOptions.onSelectAll : selection.selectAll}
          perPageOptions={pagination === false ? undefined : (pagination.perPageOptions ?? perPageChoices)}
        />
      </div>
      {interactions.parts}
    </div>
  );
}
