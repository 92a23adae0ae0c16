import {
  Suspense,
  useMemo,
  useRef,
  useState,
  type HTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useDelayedPending } from '../hooks/useDelayedPending';
import { useDocumentDirection } from '../hooks/useDocumentDirection';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { cx } from '../private/cx';
import { tableStrings } from '../private/tableStrings';
import { fill, useLocale, useStrings } from '../private/strings';
import type { TableArrangement } from './tableArrangement';
import * as styles from './DataTable.css';
import { RowMenuPanel } from './lateMenus';
import { RowExtras, TableCardList, TableMessageView, TableOffer, TableProgress } from './lateParts';
import type { ColumnFilter } from './tableTypes';
import { textOf } from './model/rowEngine';
import { phone } from './phone';
import { numberFormatOf } from './localeRules';
import { pinOf, type TablePreferences } from './preferences';
import type { TableView } from './rowView';
import { TableFooter } from './TableFooter';
import { TableGrid } from './TableGrid';
import { TableNotice } from './TableNotice';
import type { DataTableColumn, RowAction, SortRule, TableDensity, TableMessage, TablePage } from './tableTypes';
import { useEvent } from './useEvent';
import { useOwnOrGiven } from '../private/useOwnOrGiven';
import { useRowMenu } from './useRowMenu';
import { useRowOpener } from './useRowOpener';
import { useRowSelection } from './useRowSelection';
import { useTableModel, valueOf } from './useTableModel';
import { useTablePreferences } from './useTablePreferences';
import { ViewMenus } from './ViewMenus';

export interface DataTableProps<Row> extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** Name of the table. */
  label: string;
  /** The columns, in order; keep the array between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** Every row in client mode, those of the page in server mode; undefined while they are on their way. Keep the array between renders. */
  rows: readonly Row[] | undefined;
  /** What makes a row itself, whatever its place. */
  getRowId: (row: Row) => string;
  /** What a row is called, for screen readers. @default the value of the key column */
  getRowLabel?: (row: Row) => string;
  /** Number of all rows on the server; given, sorting and paging are the owner's. */
  rowCount?: number;

  /** Page and rows of a page, where they are controlled. */
  pagination?: TablePage;
  /** Page and rows of a page at first. @default page 1 of 10 rows */
  defaultPagination?: TablePage;
  /** Called with the new page and its number of rows. */
  onPaginationChange?: (pagination: TablePage) => void;
  /** Sizes to choose from. @default 10, 25, 50, 100 */
  perPageOptions?: readonly number[];
  /** Without it all rows are on one page and there is no footer. @default true */
  isPaginated?: boolean;

  /** Columns sorted by, the first counts most, where it is controlled. */
  sorting?: readonly SortRule[];
  /** Columns sorted by at first. */
  defaultSorting?: readonly SortRule[];
  /** Called with the new order; the page goes back to 1 in the same breath. */
  onSortingChange?: (sorting: SortRule[]) => void;

  /** Whether Shift on a head sorts by its column too. @default true in client mode */
  isMultiSort?: boolean;
  /** Client mode: leaves the rows that have this text, and marks it. An empty text keeps the search ready. */
  search?: string;
  /** What columns are narrowed to, where it is controlled; keep the array between renders. In client mode it leaves the rows that pass all of them, in server mode it shows what the owner narrows by. */
  filters?: readonly ColumnFilter[];
  /** What columns are narrowed to at first. */
  defaultFilters?: readonly ColumnFilter[];
  /** Called with the new filters of the heads; the page goes back to 1 in the same breath. */
  onFiltersChange?: (filters: ColumnFilter[]) => void;
  /** Client mode: puts rows with the same value of this column under one head. */
  groupBy?: string;
  /** Server mode: what stands under the columns, by their ids; in client mode the columns' `total` says it. */
  totals?: Readonly<Record<string, ReactNode>>;
  /** What stands under a row whose details are open; each row gets a button for it. */
  renderDetail?: (row: Row) => ReactNode;
  /** Ids of the rows whose details are open, where they are controlled. */
  expandedIds?: readonly string[];
  /** Ids of the rows whose details are open at first. */
  defaultExpandedIds?: readonly string[];
  /** Called with the ids of all rows whose details are open now. */
  onExpandedChange?: (ids: string[]) => void;

  /** Gives each row a box. */
  isSelectable?: boolean;
  /** Ids of the selected rows on all pages, where they are controlled. */
  selectedIds?: readonly string[];
  /** Ids of the rows selected at first. */
  defaultSelectedIds?: readonly string[];
  /** Called with the ids of all rows selected now, those of other pages among them. */
  onSelectionChange?: (ids: string[]) => void;
  /** Server mode: selects what is on all pages; without it the link is not there. */
  onSelectAll?: () => void;

  /** What can be done with a row. */
  rowActions?: (row: Row) => readonly RowAction[];
  /** Address of a row: its key cell is a link, a press on the row follows it. */
  getRowHref?: (row: Row) => string;
  /** Opens a row; with `getRowHref` it takes the place of following the link. */
  onRowOpen?: (row: Row) => void;

  /** The line above, a `FilterBar`; columns and sort stand at its end. */
  toolbar?: ReactNode;
  /** Lets the reader arrange the columns: columns and sort at the end of the toolbar, a menu and an edge to size at each head. @default true where there is a toolbar */
  hasColumnMenu?: boolean;
  /** Remembers columns and density under this name. */
  storageKey?: string;
  /** Columns and density, where they are controlled: `{ columns: {} }` is the table's own. */
  preferences?: TablePreferences;
  /** Called with what the reader arranged. */
  onPreferencesChange?: (preferences: TablePreferences) => void;
  /** Row height until the reader chooses. @default 'comfortable' */
  density?: TableDensity;
  /** Text to mark in the cells. @default that of `search` */
  highlight?: string;

  /** First load: skeleton rows. @default while `rows` is undefined */
  isLoading?: boolean;
  /** New rows are on their way: the old ones stay under a thin line. */
  isRefreshing?: boolean;
  /** The rows did not come; where there are older ones, they stay under a line that says so. */
  error?: TableMessage & { onRetry?: () => void };
  /** There are no rows yet. */
  empty?: TableMessage;
  /** A filter leaves no rows; given only while one is set. */
  noMatches?: TableMessage & { onClear?: () => void };

  /**
   * Height at which the rows scroll inside the card, px or a CSS length. Over 100 rows of a page that scrolls are virtual.
   * @default the page scrolls; four fifths of the screen where there are more than 200 rows on one page
   */
  maxBlockSize?: number | string;
  /** The root element. */
  ref?: Ref<HTMLDivElement>;
}

const noRows: readonly never[] = [];
const sizes = [10, 25, 50, 100];
/** More rows than these in a box that scrolls are made when they come in sight. */
const virtualFrom = 100;
/** More rows than these on one page scroll in a box of their own. */
const boxedFrom = 200;

/** A set with one member put in or taken out. */
function toggled(set: ReadonlySet<string>, member: string): ReadonlySet<string> {
  const next = new Set(set);
  if (!next.delete(member)) next.add(member);
  return next;
}

/** A list with columns: searches, sorts, groups, pages, selects, opens; by pointer, by keyboard, and as cards on a phone. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  getRowId,
  getRowLabel,
  rowCount,
  pagination,
  defaultPagination = { page: 1, perPage: 10 },
  onPaginationChange,
  perPageOptions = sizes,
  isPaginated = true,
  sorting: givenSorting,
  defaultSorting = noRows,
  onSortingChange,
  isMultiSort = rowCount === undefined,
  search,
  filters: givenFilters,
  defaultFilters = noRows,
  onFiltersChange,
  groupBy,
  totals: givenTotals,
  renderDetail,
  expandedIds,
  defaultExpandedIds = noRows,
  onExpandedChange,
  isSelectable = false,
  selectedIds,
  defaultSelectedIds = noRows,
  onSelectionChange,
  onSelectAll,
  rowActions,
  getRowHref,
  onRowOpen,
  toolbar,
  hasColumnMenu = toolbar !== undefined,
  storageKey,
  preferences: givenPreferences,
  onPreferencesChange,
  density: givenDensity = 'comfortable',
  highlight = search,
  isLoading = rows === undefined,
  isRefreshing = false,
  error,
  empty,
  noMatches,
  maxBlockSize: givenBlockSize,
  className,
  style,
  onKeyDown,
  ref,
  ...rest
}: DataTableProps<Row>) {
  const strings = useStrings(tableStrings);
  const locale = useLocale();
  const isRtl = useDocumentDirection() === 'rtl';
  const isPhone = useMediaQuery(phone);
  const [preferences, setPreferences] = useTablePreferences(storageKey, givenPreferences, onPreferencesChange);
  const density = preferences.density ?? givenDensity;
  const [page, setPage] = useOwnOrGiven<TablePage>(pagination, defaultPagination, onPaginationChange);
  const [sorting, setSorting] = useOwnOrGiven<readonly SortRule[]>(
    givenSorting,
    defaultSorting,
    onSortingChange && ((next) => onSortingChange([...next])),
  );
  const [filters, setFilters] = useOwnOrGiven<readonly ColumnFilter[]>(
    givenFilters,
    defaultFilters,
    onFiltersChange && ((next) => onFiltersChange([...next])),
  );
  const [closedGroups, setClosedGroups] = useState<ReadonlySet<string>>(new Set());
  const [expanded, setExpanded] = useOwnOrGiven<readonly string[]>(
    expandedIds,
    defaultExpandedIds,
    onExpandedChange && ((next) => onExpandedChange([...next])),
  );
  const openIds = useMemo(() => new Set(renderDetail ? expanded : noRows), [renderDetail, expanded]);

  const model = useTableModel({
    columns,
    rows: rows ?? noRows,
    getRowId,
    rowCount,
    sorting,
    search,
    filters,
    groupBy,
    closedGroups,
    openIds,
    page,
    isPaginated,
    preferences,
  });
  const selection = useRowSelection({ selectedIds, defaultSelectedIds, onSelectionChange, pageIds: model.pageIds });
  const opener = useRowOpener({ getRowHref, onRowOpen });
  const numbers = numberFormatOf(locale);

  const maxBlockSize = givenBlockSize ?? (model.count > boxedFrom ? '80dvh' : undefined);
  const isVirtual = maxBlockSize !== undefined && model.count > virtualFrom;
  const isFixed = isVirtual || columns.some((column) => pinOf(column, preferences)) || preferences.widths !== undefined;

  const toggle = useEvent(selection.toggle);
  const expand = useEvent((id: string) => setExpanded([...toggled(openIds, id)]));
  const columnCount = model.layout.length + (isSelectable ? 1 : 0) + (rowActions ? 1 : 0);
  const hasDetails = renderDetail !== undefined;
  const isGrouped = model.view.groups !== undefined;
  const isEditable = columns.some(({ edit }) => edit);
  const view = useMemo((): TableView<Row> => {
    const key = columns.find(({ isKey }) => isKey);
    return {
      strings,
      nameOf: (row) => getRowLabel?.(row) ?? (key ? textOf(valueOf(key, row)) : getRowId(row)),
      formatNumber: (value) => numbers.format(value),
      opener,
      rowActions,
      onToggle: isSelectable ? toggle : undefined,
      onExpand: hasDetails ? expand : undefined,
      query: highlight,
      density,
      isRtl,
      isFixed,
      columnCount,
      isGrouped,
      isEditable,
    };
  }, [
    columns,
    strings,
    getRowLabel,
    getRowId,
    numbers,
    opener,
    rowActions,
    isSelectable,
    toggle,
    hasDetails,
    expand,
    highlight,
    density,
    isRtl,
    isFixed,
    columnCount,
    isGrouped,
    isEditable,
  ]);
  const { engine } = model;
  const totals = useMemo(() => ({ engine, columns, numbers }), [engine, columns, numbers]);
  const hasTotals =
    rowCount === undefined ? columns.some(({ total }) => total !== undefined) : givenTotals !== undefined;
  const rowOf = (id: string | undefined) => rows?.find((one) => getRowId(one) === id);
  const card = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isEditable);
  const [edited, setEdited] = useState<HTMLElement>();
  const rowMenu = useRowMenu((id) => {
    const row = rowOf(id);
    return row === undefined
      ? undefined
      : { actions: rowActions?.(row) ?? noRows, label: fill(strings.actionsFor, { name: view.nameOf(row) }) };
  });

  const toFirstPage = () => {
    if (page.page !== 1) setPage({ ...page, page: 1 });
  };
  const sort = (next: SortRule[]) => {
    setSorting(next);
    toFirstPage();
  };
  const narrow = (next: readonly ColumnFilter[]) => {
    setFilters(next);
    toFirstPage();
  };
  const clearFilters = hasColumnMenu && filters.length > 0 ? () => narrow(noRows) : undefined;
  const arrangement: TableArrangement = {
    columns,
    layout: model.layout,
    preferences,
    onPreferencesChange: setPreferences,
    sorting,
    onSort: sort,
    filters,
    onFilter: narrow,
    rows: rows ?? noRows,
    isFixed,
    isRtl,
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented && isSelectable && selection.count > 0)
      selection.clear();
    onKeyDown?.(event);
  };

  const isPending = isLoading && model.count === 0 && !error;
  const isSkeletonShown = useDelayedPending(isPending);
  /** The skeleton holds the place before it shows, and once shown does not go in a blink. */
  const isFirstLoad = isPending || isSkeletonShown;
  const hasRows = model.count > 0 && !isFirstLoad;
  const isNarrowed = noMatches !== undefined || (rows !== undefined && rows.length > 0);
  const message = hasRows || isFirstLoad ? undefined : error ? 'error' : isNarrowed ? 'noMatches' : 'empty';
  const selectAll = rowCount === undefined ? () => selection.set(model.allIds()) : onSelectAll;
  const offersAll =
    isSelectable &&
    hasRows &&
    selection.ofPage === 'all' &&
    selection.count < model.rowTotal &&
    selectAll !== undefined;

  const menus = (isCompact: boolean) => (
    <ViewMenus
      {...{ arrangement, density, isCompact }}
      hasColumns={hasColumnMenu}
      hasSort={!isCompact || columns.some(({ isSortable }) => isSortable)}
    />
  );
  const shared = {
    label,
    model,
    view,
    selection,
    hasRows,
    isVirtual,
    maxBlockSize,
    isBusy: isFirstLoad || isLoading || isRefreshing,
    skeleton: isFirstLoad ? { count: Math.min(page.perPage, 10), isShown: isSkeletonShown } : undefined,
    onSelectAll: isSelectable ? (selectAll ?? selection.togglePage) : undefined,
    onMenu: rowMenu.open,
    onEdit: isEditable ? setEdited : undefined,
    groupBy,
    closedGroups,
    onToggleGroup: (key: string) => setClosedGroups(toggled(closedGroups, key)),
  };

  return (
    <div
      ref={ref}
      className={cx(styles.root, styles.density[density], className)}
      style={style}
      onKeyDown={handleKeyDown}
      {...(!isNear && { onPointerEnter: () => setNear(true), onFocus: () => setNear(true) })}
      {...rest}
    >
      {(toolbar !== undefined || (hasColumnMenu && !isPhone)) && (
        <div className={styles.toolbar}>
          <div className={styles.toolbarStart}>{toolbar}</div>
          {hasColumnMenu && !isPhone && <div className={styles.toolbarEnd}>{menus(false)}</div>}
        </div>
      )}
      <div ref={card} className={styles.card}>
        {isRefreshing && (
          <Suspense fallback={null}>
            <TableProgress />
          </Suspense>
        )}
        {error && hasRows && <TableNotice message={error} onRetry={error.onRetry} />}
        {offersAll && (
          <Suspense fallback={null}>
            <TableOffer count={selection.count} total={model.rowTotal} onSelectAll={selectAll} />
          </Suspense>
        )}
        {isPhone ? (
          <Suspense fallback={null}>
            <TableCardList {...shared} menus={menus(true)} />
          </Suspense>
        ) : (
          <TableGrid
            {...shared}
            {...{ isNear, sorting, isMultiSort, openIds, renderDetail, totals, hasTotals }}
            arrangement={hasColumnMenu ? arrangement : undefined}
            givenTotals={rowCount === undefined ? undefined : givenTotals}
            onSort={sort}
          />
        )}
        {message && (
          <Suspense fallback={null}>
            <TableMessageView
              kind={message}
              message={(message === 'error' ? error : message === 'noMatches' ? noMatches : empty) ?? {}}
              onRetry={message === 'error' ? error?.onRetry : undefined}
              onClear={message === 'noMatches' ? (noMatches?.onClear ?? clearFilters) : undefined}
            />
          </Suspense>
        )}
        {isPaginated && hasRows && (
          <TableFooter
            label={label}
            page={{ page: model.page, perPage: page.perPage }}
            total={model.total}
            perPageOptions={perPageOptions}
            onChange={setPage}
          />
        )}
      </div>
      {/* A finger comes near and presses in one: there it waits. */}
      {(isNear || isPhone) && (rowActions ?? isEditable) && (
        <Suspense fallback={null}>
          <RowExtras
            root={card}
            {...{ columns, rowOf, edited }}
            nameOf={view.nameOf}
            onMenu={rowActions && rowMenu.open}
            onEdit={setEdited}
          />
        </Suspense>
      )}
      {rowMenu.panel && (
        <Suspense fallback={null}>
          <RowMenuPanel {...rowMenu.panel} />
        </Suspense>
      )}
    </div>
  );
}
