import { useMemo, type CSSProperties, type HTMLAttributes, type KeyboardEvent, type ReactNode, type Ref } from 'react';
import { Checkbox } from '../components/Checkbox/Checkbox';
import { useDelayedPending } from '../hooks/useDelayedPending';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { cx } from '../private/cx';
import { tableStrings } from '../private/tableStrings';
import { fill, useLocale, useStrings } from '../private/strings';
import { CardsSkeleton } from './CardsSkeleton';
import { ColumnMenu } from './ColumnMenu';
import * as styles from './DataTable.css';
import { phone } from './phone';
import { SortMenu } from './SortMenu';
import { TableCard } from './TableCard';
import * as cards from './TableCards.css';
import { TableFooter } from './TableFooter';
import { TableHead } from './TableHead';
import { TableMessageView } from './TableMessageView';
import { TableRow } from './TableRow';
import { TableSkeleton } from './TableSkeleton';
import type { DataTableColumn, RowAction, SortRule, TableDensity, TableMessage, TablePage } from './tableTypes';
import { useOwnOrGiven } from '../private/useOwnOrGiven';
import { useRowFocus } from './useRowFocus';
import { useRowOpener } from './useRowOpener';
import { useRowSelection } from './useRowSelection';
import { useScrollShadows } from './useScrollShadows';
import { textOf, useTableModel, valueOf } from './useTableModel';
import { useTablePreferences } from './useTablePreferences';

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
  onPaginationChange?: (pagination: TablePage) => void;
  /** Sizes to choose from. @default 10, 25, 50, 100 */
  perPageOptions?: readonly number[];
  /** Without it all rows are on one page and there is no footer. @default true */
  isPaginated?: boolean;

  /** Columns sorted by, the first counts most, where it is controlled. */
  sorting?: readonly SortRule[];
  defaultSorting?: readonly SortRule[];
  /** Called with the new order; the page goes back to 1 in the same breath. */
  onSortingChange?: (sorting: SortRule[]) => void;

  /** Gives each row a box. */
  isSelectable?: boolean;
  /** Ids of the selected rows on all pages, where they are controlled. */
  selectedIds?: readonly string[];
  defaultSelectedIds?: readonly string[];
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
  /** Columns and sort at the end of the toolbar. @default true where there is a toolbar */
  hasColumnMenu?: boolean;
  /** Remembers columns and density under this name. */
  storageKey?: string;
  /** Row height until the reader chooses. @default 'comfortable' */
  density?: TableDensity;
  /** Search text to mark in the cells. */
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

  /** Height at which the rows scroll inside the card, px or a CSS length. @default the page scrolls */
  maxBlockSize?: number | string;
  ref?: Ref<HTMLDivElement>;
}

const noRows: readonly never[] = [];
const sizes = [10, 25, 50, 100];

/** A list with columns: sorts, pages, selects, opens; by pointer, by keyboard, and as cards on a phone. */
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
  density: givenDensity = 'comfortable',
  highlight,
  isLoading = rows === undefined,
  isRefreshing = false,
  error,
  empty,
  noMatches,
  maxBlockSize,
  className,
  style,
  onKeyDown,
  ref,
  ...rest
}: DataTableProps<Row>) {
  const strings = useStrings(tableStrings);
  const locale = useLocale();
  const isPhone = useMediaQuery(phone);
  const [preferences, setPreferences] = useTablePreferences(storageKey);
  const density = preferences.density ?? givenDensity;
  const [page, setPage] = useOwnOrGiven<TablePage>(pagination, defaultPagination, onPaginationChange);
  const [sorting, setSorting] = useOwnOrGiven<readonly SortRule[]>(
    givenSorting,
    defaultSorting,
    onSortingChange && ((next) => onSortingChange([...next])),
  );

  const model = useTableModel({
    columns,
    rows: rows ?? noRows,
    getRowId,
    rowCount,
    sorting,
    page,
    isPaginated,
    preferences,
  });
  const pageIds = useMemo(() => model.rows.map(({ id }) => id), [model.rows]);
  const selection = useRowSelection({ selectedIds, defaultSelectedIds, onSelectionChange, pageIds });
  const opener = useRowOpener({ getRowHref, onRowOpen });
  const focus = useRowFocus({
    ids: pageIds,
    onOpen: opener.opens ? opener.open : undefined,
    onToggle: isSelectable ? selection.toggle : undefined,
  });
  const scroller = useScrollShadows<HTMLDivElement>();

  const sort = (next: SortRule[]) => {
    setSorting(next);
    if (page.page !== 1) setPage({ ...page, page: 1 });
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const isInside = event.currentTarget.contains(event.target as Node);
    if (event.key === 'Escape' && isInside && !event.defaultPrevented && isSelectable && selection.count > 0)
      selection.clear();
    onKeyDown?.(event);
  };
  const nameOf = (row: Row) => {
    const key = columns.find(({ isKey }) => isKey);
    return getRowLabel?.(row) ?? (key ? textOf(valueOf(key, row)) : getRowId(row));
  };

  const isPending = isLoading && model.rows.length === 0 && !error;
  const isSkeletonShown = useDelayedPending(isPending);
  /** The skeleton holds the place before it shows, and once shown does not go in a blink. */
  const isFirstLoad = isPending || isSkeletonShown;
  const hasRows = model.rows.length > 0 && !isFirstLoad;
  const message = hasRows || isFirstLoad ? undefined : error ? 'error' : noMatches ? 'noMatches' : 'empty';
  const selectAll = rowCount === undefined ? () => selection.set(model.allIds()) : onSelectAll;
  const offersAll =
    isSelectable && hasRows && selection.ofPage === 'all' && selection.count < model.total && selectAll !== undefined;
  const numbers = new Intl.NumberFormat(locale);

  const views = (hasRows ? model.rows : []).map((row) => ({
    row,
    columns: model.columns,
    name: nameOf(row.data),
    isActive: row.id === focus.active,
    isSelected: isSelectable && selection.selected.has(row.id),
    onToggle: isSelectable ? selection.toggle : undefined,
    onFocus: () => focus.setActive(row.id),
    actions: rowActions?.(row.data),
    opener,
    query: highlight,
    density,
  }));

  const list = isPhone ? (
    <>
      <div className={cards.head}>
        {isSelectable && (
          <span className={styles.checkTarget}>
            <Checkbox
              aria-label={strings.selectPage}
              disabled={!hasRows}
              checked={hasRows && selection.ofPage === 'all'}
              indeterminate={selection.ofPage === 'some'}
              onChange={selection.togglePage}
            />
          </span>
        )}
        <span>{label}</span>
        <span className={cards.headEnd}>
          {hasColumnMenu && (
            <ColumnMenu
              columns={columns}
              preferences={preferences}
              onChange={setPreferences}
              density={density}
              isCompact
            />
          )}
          {columns.some(({ isSortable }) => isSortable) && (
            <SortMenu columns={columns} sorting={sorting} onSort={sort} variant="plain" />
          )}
        </span>
      </div>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role away with the bullets.
        role="list"
        aria-label={label}
        aria-busy={isFirstLoad || isLoading || isRefreshing}
        className={cards.list}
        onKeyDown={focus.handleKeyDown}
      >
        {isFirstLoad && <CardsSkeleton count={Math.min(page.perPage, 6)} isShown={isSkeletonShown} />}
        {views.map((view) => (
          <TableCard key={view.row.id} {...view} />
        ))}
      </ul>
    </>
  ) : (
    <div className={styles.frame}>
      <div
        ref={scroller}
        className={cx(styles.scroller, maxBlockSize !== undefined && styles.bounded)}
        data-bounded={maxBlockSize === undefined ? undefined : ''}
        style={
          { '--table-max': typeof maxBlockSize === 'number' ? `${maxBlockSize}px` : maxBlockSize } as CSSProperties
        }
      >
        <table
          aria-label={label}
          aria-rowcount={model.total + 1}
          aria-busy={isFirstLoad || isLoading || isRefreshing}
          className={styles.table}
        >
          <TableHead
            columns={model.columns}
            sorting={sorting}
            onSort={sort}
            isMultiSort={rowCount === undefined}
            selection={isSelectable ? selection : undefined}
            hasRows={hasRows}
            hasActions={rowActions !== undefined}
          />
          {isFirstLoad ? (
            <TableSkeleton
              columns={model.columns}
              rowCount={Math.min(page.perPage, 10)}
              isShown={isSkeletonShown}
              hasSelection={isSelectable}
              hasActions={rowActions !== undefined}
            />
          ) : (
            <tbody className={styles.body} onKeyDown={focus.handleKeyDown}>
              {views.map((view) => (
                <TableRow key={view.row.id} {...view} />
              ))}
            </tbody>
          )}
        </table>
      </div>
      <span className={styles.edgeStart} />
      <span className={styles.edgeEnd} />
    </div>
  );

  return (
    <div
      ref={ref}
      className={cx(styles.root, styles.density[density], className)}
      style={style}
      onKeyDown={handleKeyDown}
      {...rest}
    >
      {(toolbar !== undefined || (hasColumnMenu && !isPhone)) && (
        <div className={styles.toolbar}>
          <div className={styles.toolbarStart}>{toolbar}</div>
          {hasColumnMenu && !isPhone && (
            <div className={styles.toolbarEnd}>
              <ColumnMenu columns={columns} preferences={preferences} onChange={setPreferences} density={density} />
              <SortMenu columns={columns} sorting={sorting} onSort={sort} />
            </div>
          )}
        </div>
      )}
      <div className={styles.card}>
        {isRefreshing && <div className={styles.progress} role="presentation" />}
        {error && hasRows && (
          <div className={styles.notice} role="alert">
            {error.title ?? strings.refreshFailed}
            {error.onRetry && (
              <button type="button" className={styles.noticeButton} onClick={error.onRetry}>
                {strings.tryAgain}
              </button>
            )}
          </div>
        )}
        {offersAll && (
          <div className={styles.notice} role="status">
            {fill(strings.selectedCount, { count: numbers.format(selection.count) })}
            <button type="button" className={styles.noticeButton} onClick={selectAll}>
              {fill(strings.selectAllRows, { total: numbers.format(model.total) })}
            </button>
          </div>
        )}
        {list}
        {message && (
          <TableMessageView
            kind={message}
            message={(message === 'error' ? error : message === 'noMatches' ? noMatches : empty) ?? {}}
            onRetry={message === 'error' ? error?.onRetry : undefined}
            onClear={message === 'noMatches' ? noMatches?.onClear : undefined}
          />
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
    </div>
  );
}
