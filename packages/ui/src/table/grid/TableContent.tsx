import { useMemo, type ReactNode } from 'react';
import { useDelayedPending } from '../../hooks/useDelayedPending';
import { LazyBoundary } from '../../private/lazy/LazyBoundary';
import { useLocale } from '../../private/strings/strings';
import type { TableArrangement } from '../columns/tableArrangement';
import { SelectAllBanner, TableAnnouncer, TableCardList, TableMessageView, TableProgress } from '../lazyParts';
import { ViewMenus } from '../menus/ViewMenus';
import { numberFormatOf } from '../model/localeRules';
import type { TableModel } from '../model/useTableRows';
import type { TableView } from '../rows/rowView';
import type { RowInteractionState } from '../rows/useRowInteractions';
import type { RowSelection } from '../rows/useRowSelection';
import type { DataTableColumn, TableMessages } from '../tableTypes';
import { TableFooter } from './TableFooter';
import * as footers from './TableFooter.css';
import { TableGrid } from './TableGrid';
import { TableNotice } from './TableNotice';

interface TableContentProps<Row> {
  label: string;
  columns: readonly DataTableColumn<Row>[];
  model: TableModel<Row>;
  view: TableView<Row>;
  selection: RowSelection;
  interactions: RowInteractionState;
  arrangement: TableArrangement;
  columnMenu: boolean;
  loading: boolean;
  /** Undefined until the first load. */
  rows: readonly Row[] | undefined;
  messages: TableMessages;
  isPhone: boolean;
  isVirtual: boolean;
  maxBlockSize: number | string | undefined;
  multiple: boolean;
  groupBy: string | undefined;
  serverTotals: Readonly<Record<string, ReactNode>> | undefined;
  renderDetail: ((row: Row) => ReactNode) | undefined;
  /** Selects the rows of all pages. Undefined if this is not possible. */
  onSelectAll: (() => void) | undefined;
  /** Choices of rows per page. Undefined if there is no footer. */
  perPageOptions: readonly number[] | undefined;
}

/** Everything inside the card of the table: notices, rows or cards, messages and the footer. */
export function TableContent<Row>({
  label,
  columns,
  model,
  view,
  selection,
  interactions,
  arrangement,
  columnMenu,
  loading,
  rows,
  messages: { error, empty, noMatches },
  isPhone,
  isVirtual,
  maxBlockSize,
  multiple,
  groupBy,
  serverTotals,
  renderDetail,
  onSelectAll,
  perPageOptions,
}: TableContentProps<Row>) {
  const { table, rowTotal } = model;
  const { engine, count } = model.page;
  const numbers = numberFormatOf(useLocale());
  const totals = useMemo(() => ({ engine, columns, numbers }), [engine, columns, numbers]);
  const isPending = rows === undefined && !error;
  const isSkeletonShown = useDelayedPending(isPending);
  // The skeleton reserves its space before it is visible, and stays for a minimum time.
  const isFirstLoad = isPending || isSkeletonShown;
  const hasRows = count > 0 && !isFirstLoad;
  const hasNoMatches = noMatches !== undefined || (rows !== undefined && rows.length > 0);
  const message = hasRows || isFirstLoad ? undefined : error ? 'error' : hasNoMatches ? 'noMatches' : 'empty';
  const clearFilters =
    columnMenu && table.atoms.columnFilters.get().length > 0 ? () => table.setColumnFilters([]) : undefined;
  const isSelectable = view.onToggle !== undefined;
  const offersAll = isSelectable && hasRows && selection.ofPage === 'all' && selection.count < rowTotal;
  const shared = {
    label,
    model,
    view,
    selection,
    hasRows,
    isVirtual,
    maxBlockSize,
    groupBy,
    isBusy: isFirstLoad || loading,
    skeleton: isFirstLoad ? { count: Math.min(model.perPage, 10), isShown: isSkeletonShown } : undefined,
    onSelectAll: isSelectable ? (onSelectAll ?? selection.togglePage) : undefined,
    onMenu: interactions.onMenu,
    onEdit: interactions.onEdit,
  };

  return (
    <>
      {loading && (
        <LazyBoundary>
          <TableProgress />
        </LazyBoundary>
      )}
      {error && hasRows && <TableNotice message={error} onRetry={error.onRetry} />}
      {offersAll && onSelectAll && (
        <LazyBoundary>
          <SelectAllBanner count={selection.count} total={rowTotal} onSelectAll={onSelectAll} />
        </LazyBoundary>
      )}
      {isPhone ? (
        <LazyBoundary>
          <TableCardList {...shared} menus={<ViewMenus {...{ arrangement }} isCompact hasColumns={columnMenu} />} />
        </LazyBoundary>
      ) : (
        <TableGrid
          {...shared}
          {...{ multiple, renderDetail, totals, serverTotals }}
          hasEntered={interactions.hasEntered}
          arrangement={columnMenu ? arrangement : undefined}
        />
      )}
      {message && (
        <LazyBoundary>
          <TableMessageView
            kind={message}
            message={{ error, noMatches, empty }[message] ?? {}}
            onRetry={message === 'error' ? error?.onRetry : undefined}
            onClear={message === 'noMatches' ? (noMatches?.onClear ?? clearFilters) : undefined}
          />
        </LazyBoundary>
      )}
      {!isFirstLoad && (
        <LazyBoundary>
          <TableAnnouncer model={model} isBusy={loading} />
        </LazyBoundary>
      )}
      {perPageOptions && hasRows && <TableFooter {...{ label, model, perPageOptions }} />}
      {/* Reserves the space of the footer while the rows load. */}
      {perPageOptions && isFirstLoad && <div className={footers.footer} />}
    </>
  );
}
