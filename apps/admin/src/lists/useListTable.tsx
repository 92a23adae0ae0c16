import { Button, Stack } from '@larder/ui';
import type { RowAction, ServerTableProps } from '@larder/ui/table';
import { useNavigate, useRouter, type NavigateOptions } from '@tanstack/react-router';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { columnFiltersOf, searchOfColumnFilters } from './columnFilters';
import { FilterTags } from './FilterTags';
import type { ListSearch } from './listState';
import { rowId, type ListPageState } from './useListPage';
import { useTableError } from './useTableError';

/** Texts that replace the default ones. */
export interface ListTexts {
  /** Accessible name of the table. @default the title */
  table?: string;
  failed?: string;
  empty?: { title?: string; description?: string; actions?: ReactNode };
  noMatches?: string;
}

export interface ListTableOptions<Row> {
  texts?: ListTexts;
  rowActions?: (row: Row) => readonly RowAction[];
  rowLink?: (row: Row) => NavigateOptions;
  /** Button that creates the first record, shown while the list is empty. */
  createButton?: ReactNode;
  hasFilterPanel: boolean;
}

/**
 * Returns the props of the list's DataTable: rows, paging, sorting, filters, selection and the empty, error and loading
 * states.
 */
export function useListTable<Row extends { id: number | string }, Search extends ListSearch>(
  list: ListPageState<Row, Search>,
  { texts = {}, rowActions, rowLink, createButton, hasFilterPanel }: ListTableOptions<Row>,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const router = useRouter();
  const { state, query, rows, page, perPage, selection } = list;
  const { search, change } = state;
  const filters = useMemo(() => columnFiltersOf(state.list.filters, search), [state.list, search]);
  const changeBy = (next: object) => change(next as Partial<Search>);

  /** Runs the row action whose shortcut is pressed. */
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const element = (event.target as Element).closest<HTMLElement>('[data-row]');
    if (event.ctrlKey || event.metaKey || event.altKey || !event.currentTarget.contains(element)) return;
    const row = rows?.find((each) => rowId(each) === element?.dataset.row);
    const action = row && rowActions?.(row).find(({ shortcut }) => shortcut?.toLowerCase() === event.key);
    if (!action || action.disabled) return;
    event.preventDefault();
    action.onAction?.();
  };

  const table = {
    label: texts.table ?? list.title,
    preferences: list.views.table,
    columns: list.columns,
    rows,
    rowCount: list.total ?? 0,
    getRowId: rowId,
    pagination: {
      value: { page, perPage },
      onValueChange: (next) => changeBy(next.perPage === perPage ? { page: next.page } : { perPage: next.perPage }),
      perPageOptions: state.list.perPageOptions,
    },
    sorting: {
      value: search.sortColumn ? [{ column: search.sortColumn, direction: search.sort ?? 'asc' }] : [],
      onValueChange: ([rule]) => changeBy({ sortColumn: rule?.column, sort: rule?.direction }),
    },
    filters: {
      value: filters,
      onValueChange: (next) => changeBy(searchOfColumnFilters(state.list.filters, next)),
    },
    selection: {
      selectedKeys: selection.ids,
      onSelectionChange: selection.setIds,
      ...(list.findAll && { onSelectAll: () => list.withFoundRows(selection.setRows) }),
    },
    rowActions,
    ...(rowLink && {
      getRowHref: (row: Row) => router.buildLocation(rowLink(row)).publicHref,
      onRowOpen: (row: Row) => void navigate(rowLink(row)),
    }),
    onKeyDown: handleKeyDown,
    search: search.q,
    loading: query.isFetching && !query.isPending,
    messages: {
      error: useTableError(query, texts.failed),
      empty: { title: t('lists.empty.title'), actions: createButton, ...texts.empty },
      noMatches: state.isNarrowed
        ? {
            title: texts.noMatches ?? t('lists.noMatches.title'),
            description: t('lists.noMatches.description'),
            details: !hasFilterPanel && (
              <Stack direction="row" gap="px8" wrap justify="center">
                <FilterTags filters={[...list.searchFilter, ...list.activeFilters]} onRemove={changeBy} />
              </Stack>
            ),
            actions: (
              <Button size="sm" variant="filled" onClick={state.clear}>
                {t('lists.noMatches.clear')}
              </Button>
            ),
          }
        : undefined,
    },
  } satisfies ServerTableProps<Row>;
  return table;
}
