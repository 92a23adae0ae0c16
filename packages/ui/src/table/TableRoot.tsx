import { useRef, type KeyboardEvent } from 'react';
import { useDocumentDirection } from '../hooks/useDocumentDirection';
import { useMediaQuery } from '../hooks/useMediaQuery';
import { cx } from '../css/cx';
import { checkProps } from '../private/dom/checkProps';
import { useFormattedColumns } from './columns/formattedColumns';
import { pinOf } from './columns/preferences';
import type { TableArrangement } from './columns/tableArrangement';
import type { DataTableProps } from './tableTypes';
import * as styles from './DataTable.css';
import { TableContent } from './grid/TableContent';
import { TableToolbar } from './grid/TableToolbar';
import { toggleDetail } from './model/expansion';
import type { Features } from './model/tableModel';
import { useDataTable } from './model/useDataTable';
import { useTableRows } from './model/useTableRows';
import { phone } from './phone';
import { useRowInteractions } from './rows/useRowInteractions';
import { useRowSelection } from './rows/useRowSelection';
import { useTableView } from './rows/useTableView';
import type { TableSelection } from './tableTypes';
import { useEvent } from './useEvent';

export interface TableRootProps<Row> extends DataTableProps<Row> {
  /** Row models of the client or the server mode. */
  features: Features;
}

const nothing = {};
const perPageChoices = [10, 25, 50, 100];
/** More rows than this in a scrolling box are virtualized. */
const virtualFrom = 100;
/** More rows than this on one page scroll in a box. */
const boxedFrom = 200;

/** The table behind `DataTable` and `ServerTable`. */
export function TableRoot<Row>({
  features,
  label,
  columns: givenColumns,
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
  onKeyDown,
  ref,
  ...rest
}: TableRootProps<Row>) {
  checkProps('table', 'DataTable', { label, columns: givenColumns, rows, getRowId, sorting, filters });
  const columns = useFormattedColumns(givenColumns);
  const isServer = rowCount !== undefined;
  const isSelectable = selectable !== false;
  const selectionOptions: TableSelection = typeof selectable === 'object' ? selectable : nothing;
  const isRtl = useDocumentDirection() === 'rtl';
  const isPhone = useMediaQuery(phone);
  const { table, layout, preferences, changePreferences } = useDataTable({
    features,
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
