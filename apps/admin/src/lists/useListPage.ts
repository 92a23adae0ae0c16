import type { DataTableColumn } from '@larder/ui/table';
import type { IconType } from '@larder/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReason } from '../hooks/useFailureReason';
import { useFormats } from '../hooks/useFormats';
import { notify } from '../lib/notify';
import { countValues, withHeaderFilters } from './columnFilters';
import { activeFilters, type FilterView } from './activeFilters';
import type { ListSearch } from './listState';
import { useListRows, type ListSource } from './useListRows';
import type { ListSearchState } from './useListSearch';
import { useListSelection } from './useListSelection';
import type { ExportFormat, SheetColumn } from './exporting/exportOptions';
import { useExport } from './exporting/useExport';
import { useListViews } from './views/useListViews';
import { shownColumns } from './views/viewColumns';

/** Names of the filters among the search parameters. */
export type FilterName<Search extends ListSearch> = Exclude<keyof Search, keyof ListSearch> & string;
export type FilterViews<Search extends ListSearch> = Partial<Record<FilterName<Search>, FilterView<IconType>>>;

export interface ListPageOptions<Row extends { id: number | string }, Search extends ListSearch> extends ListSource<
  Row,
  Search
> {
  state: ListSearchState<Search>;
  /** Title of the list, on the page and in exported files. */
  title: string;
  /** Columns of the table. The array must be stable between renders. */
  columns: readonly DataTableColumn<Row>[];
  /** How the filters are displayed. The object must be stable between renders. */
  filters?: FilterViews<Search>;
  /** Columns of exported files. @default the columns of the table */
  exportColumns?: readonly SheetColumn<Row>[];
  /** Format in which a selection is exported. @default 'csv' */
  selectionFormat?: ExportFormat;
  /** Lines of exported files before the filters, such as the shown dates. */
  heading?: readonly string[];
}

const noFilters = {};
export const rowId = ({ id }: { id: number | string }) => String(id);

function sheetColumn<Row>({ id, header, accessor }: DataTableColumn<Row>): SheetColumn<Row> {
  return {
    id,
    header,
    value: (row) => {
      const value = accessor ? accessor(row) : row[id as keyof Row];
      return typeof value === 'number' || value instanceof Date
        ? value
        : String((value as string | boolean | null | undefined) ?? '');
    },
  };
}

/** Returns the state of a list page, passed to `<ListPage list={…}>`. */
export function useListPage<Row extends { id: number | string }, Search extends ListSearch>(
  options: ListPageOptions<Row, Search>,
) {
  const { state, title, columns, query, all, exportColumns, selectionFormat = 'csv', heading = [] } = options;
  const { list, search } = state;
  const filters: Readonly<Partial<Record<string, FilterView<IconType>>>> = options.filters ?? noFilters;
  const { t } = useTranslation();
  const formats = useFormats();
  const reason = useFailureReason();
  const views = useListViews(state, columns);
  const source = useListRows(state, options);
  const selection = useListSelection(source.rows, all);
  const { countOf } = source;

  // Options of each select filter: known values, then others found in rows and the selected one, with counts.
  const filterOptions = useMemo(
    () =>
      Object.fromEntries(
        list.filters
          .filter(({ kind }) => kind === 'select')
          .map(({ name, column }) => {
            const { values = [], labelOf = String }: FilterView = filters[name] ?? {};
            const counts = all && countValues(all, column ?? name);
            const selected = search[name as keyof Search] as string | undefined;
            const found = new Set([...(counts?.keys() ?? []), ...(selected ? [selected] : [])]);
            const others = [...found].filter((value) => !values.includes(value));
            const offered = [...values, ...others.toSorted((one, other) => one.localeCompare(other))];
            return [
              name,
              offered.map((value) => ({
                value,
                label: labelOf(value),
                ...(counts && {
                  // A value such as `paid` matches several values of the column.
                  count: formats.number(counts.get(value) ?? countOf({ [name]: value } as unknown as Search) ?? 0),
                }),
              })),
            ];
          }),
      ),
    // `countOf` depends only on `all`.
    // oxlint-disable-next-line react/exhaustive-deps
    [list, filters, all, formats, search],
  );
  const tableColumns = useMemo(() => {
    const numberFormats = Object.fromEntries(Object.entries(filters).map(([name, view]) => [name, view?.format]));
    return withHeaderFilters(columns, list.filters, filterOptions, numberFormats);
  }, [columns, list, filterOptions, filters]);

  const headerOf = (id: string) => columns.find((column) => column.id === id)?.header;
  const active = activeFilters({ filters: list.filters, search, views: filters, headerOf, formats });
  const searchFilter = search.q ? [{ text: t('lists.search.words', { q: search.q }), without: { q: undefined } }] : [];

  /** Calls `use` with all matching rows, or shows an error with a retry button. */
  const withFoundRows = (use: (rows: readonly Row[]) => void) =>
    void source.findAll?.().then(use, (error: unknown) =>
      notify(
        (toast) =>
          void toast.danger(t('lists.failed.title'), {
            description: reason(error),
            action: { label: t('common.retry'), onAction: () => withFoundRows(use) },
          }),
      ),
    );
  const write = useExport<Row>({
    list: list.name,
    title,
    columns: exportColumns ?? columns.map(sheetColumn),
    filters: [...heading, ...[...searchFilter, ...active].map(({ text }) => text)],
  });

  return {
    ...source,
    state,
    title,
    query,
    all,
    views,
    selection,
    columns: tableColumns,
    filters,
    filterOptions,
    headerOf,
    /** Descriptions of the active filters, without the search text. */
    activeFilters: active,
    searchFilter,
    withFoundRows,
    exportAll: (format: ExportFormat) =>
      withFoundRows((found) => void write(format, found, shownColumns(columns, views.table.value))),
    exportSelected: (format: ExportFormat = selectionFormat) =>
      void write(format, selection.rows, shownColumns(columns, views.table.value)),
  };
}
export type ListPageState<Row extends { id: number | string }, Search extends ListSearch> = ReturnType<
  typeof useListPage<Row, Search>
>;
