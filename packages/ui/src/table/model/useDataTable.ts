import {
  functionalUpdate,
  makeStateUpdater,
  useTable,
  type ExpandedState,
  type TableState,
  type Updater,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import { useLocale } from '../../private/strings/strings';
import { columnLayout } from '../columns/columnLayout';
import { columnDef, columnStateOf, withColumnState } from '../columns/columnState';
import { useTablePreferences } from '../columns/useTablePreferences';
import type {
  DataTableColumn,
  TableDetail,
  TableFilters,
  TablePagination,
  TablePreferenceOptions,
  TableSelection,
  TableSorting,
} from '../tableTypes';
import { collatorOf } from './localeRules';
import type { Features, ModelTable } from './tableModel';
import {
  columnFiltersOf,
  filtersOf,
  pageOf,
  paginationOf,
  recordOf,
  sortingOf,
  sortRulesOf,
  trueKeys,
} from './tableState';

export interface DataTableState<Row> {
  features: Features;
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  rowCount: number | undefined;
  search: string | undefined;
  groupBy: string | undefined;
  pagination: false | TablePagination;
  sorting: TableSorting;
  filters: TableFilters;
  selection: TableSelection;
  detail: Partial<TableDetail<Row>>;
  preferences: TablePreferenceOptions;
}

const none: readonly never[] = [];
const allRows = { pageIndex: 0, pageSize: Infinity };

/** Manages the expansion state: open details are `true`, collapsed groups `false`. */
function useExpanded<Row>({ expandedKeys, defaultExpandedKeys = none, onExpandedChange }: Partial<TableDetail<Row>>) {
  const [uncontrolled, setUncontrolled] = useState<Record<string, boolean>>(() => recordOf(defaultExpandedKeys, true));
  const expanded = useMemo(() => {
    if (!expandedKeys) return uncontrolled;
    const groups = Object.keys(uncontrolled).filter((key) => uncontrolled[key] === false);
    return { ...recordOf(groups, false), ...recordOf(expandedKeys, true) };
  }, [uncontrolled, expandedKeys]);
  const change = (updater: Updater<ExpandedState>) => {
    const next = functionalUpdate(updater, expanded) as Record<string, boolean>;
    setUncontrolled(next);
    const keys = trueKeys(next);
    if (keys.join('\n') !== trueKeys(expanded).join('\n')) onExpandedChange?.(keys);
  };
  return [expanded, change] as const;
}

/** Creates the TanStack table from the props: controlled slices come from props, the others are table state. */
export function useDataTable<Row>({
  features,
  columns,
  rows = none,
  getRowId,
  rowCount,
  search = '',
  groupBy,
  pagination,
  sorting,
  filters,
  selection,
  detail,
  preferences: preferenceOptions,
}: DataTableState<Row>) {
  const locale = useLocale();
  const isServer = rowCount !== undefined;
  const [preferences, changePreferences] = useTablePreferences(preferenceOptions);
  const [expanded, changeExpanded] = useExpanded(detail);
  const pages: TablePagination = pagination || {};
  const { selectedKeys } = selection;

  const definitions = useMemo(() => columns.map((column) => columnDef(column)), [columns]);
  const columnState = useMemo(() => columnStateOf(columns, preferences), [columns, preferences]);
  const rowSelection = useMemo(() => selectedKeys && recordOf(selectedKeys, true), [selectedKeys]);
  const meta = useMemo(() => ({ collator: () => collatorOf(locale) }), [locale]);
  const grouping = useMemo(() => (groupBy === undefined ? [] : [groupBy]), [groupBy]);

  const onColumnState =
    <Slice extends keyof typeof columnState>(slice: Slice) =>
    (updater: Updater<(typeof columnState)[Slice]>) =>
      changePreferences((now) =>
        withColumnState(columns, now, { [slice]: functionalUpdate(updater, columnStateOf(columns, now)[slice]) }),
      );
  /**
   * Returns the handler of a slice's changes, which updates the slice unless it is controlled, and notifies the parent.
   */
  const changeSlice =
    <Slice extends 'sorting' | 'columnFilters' | 'pagination' | 'rowSelection'>(
      slice: Slice,
      controlled: unknown,
      notify: (next: TableState<Features>[Slice]) => void,
    ) =>
    (updater: Updater<TableState<Features>[Slice]>) => {
      const next = functionalUpdate(updater, table.atoms[slice].get() as TableState<Features>[Slice]);
      if (controlled === undefined) makeStateUpdater(slice, table as never)(next as never);
      notify(next);
    };
  const toFirstPage = () => {
    if (table.atoms.pagination.get().pageIndex !== 0) table.setPageIndex(0);
  };

  const table = useTable({
    features,
    columns: definitions as never,
    data: rows as never,
    getRowId: getRowId as never,
    meta,
    groupedColumnMode: false,
    autoResetAll: false,
    ...(isServer && { rowCount }),
    manualFiltering: isServer,
    manualGrouping: isServer,
    manualSorting: isServer,
    manualPagination: isServer,
    initialState: {
      sorting: sortingOf(sorting.defaultValue ?? none),
      columnFilters: columnFiltersOf(filters.defaultValue ?? none),
      pagination: paginationOf(pages.defaultValue ?? { page: 1, perPage: 10 }),
      rowSelection: recordOf(selection.defaultSelectedKeys ?? none, true),
    },
    state: {
      ...columnState,
      globalFilter: search,
      grouping,
      expanded,
      ...(sorting.value && { sorting: sortingOf(sorting.value) }),
      ...(filters.value && { columnFilters: columnFiltersOf(filters.value) }),
      ...(rowSelection && { rowSelection }),
      ...(pagination === false ? { pagination: allRows } : pages.value && { pagination: paginationOf(pages.value) }),
    },
    onColumnVisibilityChange: onColumnState('columnVisibility'),
    onColumnOrderChange: onColumnState('columnOrder'),
    onColumnPinningChange: onColumnState('columnPinning'),
    onColumnSizingChange: onColumnState('columnSizing'),
    onExpandedChange: changeExpanded,
    onSortingChange: changeSlice('sorting', sorting.value, (next) => {
      sorting.onValueChange?.(sortRulesOf(next));
      toFirstPage();
    }),
    onColumnFiltersChange: changeSlice('columnFilters', filters.value, (next) => {
      filters.onValueChange?.(filtersOf(next));
      toFirstPage();
    }),
    onPaginationChange: changeSlice('pagination', pages.value, (next) => pages.onValueChange?.(pageOf(next))),
    onRowSelectionChange: changeSlice('rowSelection', selectedKeys, (next) =>
      selection.onSelectionChange?.(trueKeys(next)),
    ),
  });
  const model = table as unknown as ModelTable<Row>;
  const layout = useMemo(
    () => columnLayout(model),
    // `columnLayout` reads these values from `model`, whose identity does not change.
    // oxlint-disable-next-line react/exhaustive-deps
    [definitions, columnState],
  );
  return { table: model, layout, preferences, changePreferences };
}
