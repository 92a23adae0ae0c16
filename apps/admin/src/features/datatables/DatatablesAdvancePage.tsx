import { employeeListQuery, useEmployeeList, useLanguage, type QueryClient } from '@larder/domain';
import type { Employee, EmployeeListParameters } from '@larder/domain/contract';
import { Badge, Button, Card, PageHeader, Stack } from '@larder/ui';
import { Drawer } from '@larder/ui/overlays';
import { useMediaQuery } from '@larder/ui/shell';
import { ActionBar, DataTable, FilterBar, SearchField, Tag } from '@larder/ui/table';
import { below } from '@larder/ui/theme';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Copy, Download, ListFilter } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyDetails } from '../../lib/CopyDetails';
import { notify } from '../../lib/notify';
import { useFormats } from '../../lib/useFormats';
import { usePageTitle } from '../../lib/usePageTitle';
import { useShortcuts } from '../../lib/useShortcuts';
import { ExportMenu } from '../../lists/ExportMenu';
import { useListMemory } from '../../lists/useListMemory';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { useListViews } from '../../lists/views/useListViews';
import { shownColumns } from '../../lists/views/viewColumns';
import { ViewTabs } from '../../lists/views/ViewTabs';
import { EmployeeFilters } from './components/EmployeeFilters';
import * as styles from './components/EmployeeFilters.css';
import { columnFiltersOf, searchOfFilters, withFilters } from './employeeColumnFilters';
import {
  employeeFilters,
  employeeListDefaults,
  employeeListSearch,
  perPageChoices,
  type EmployeeListSearch,
} from './employeeSearch';
import { employeesOfSearch, hasOwnFilters, orderedEmployees } from './employeesOfSearch';
import { useEmployeeColumns } from './useEmployeeColumns';
import { useEmployeeExport } from './useEmployeeExport';
import { useFilterWords } from './useFilterWords';

/** What the address says, as the call takes it: the key of the cache, so loader and page must agree. */
const parametersOf = (search: EmployeeListSearch): EmployeeListParameters => {
  // The filters beside the search are this page's own: everyone comes with each answer, its page is then the first one.
  const isOwn = hasOwnFilters(search);
  return {
    q: isOwn ? '' : (search.q ?? ''),
    page: isOwn ? 1 : (search.page ?? 1),
    perPage: search.perPage ?? employeeListDefaults.perPage,
    ...(search.sortColumn && !isOwn ? { sortColumn: search.sortColumn, sort: search.sort ?? 'asc' } : {}),
  };
};

export async function loadEmployees(queryClient: QueryClient, search: EmployeeListSearch) {
  await openDefaultView(queryClient, 'employees', search);
  void queryClient.prefetchQuery(employeeListQuery(parametersOf(search)));
}

const idOf = ({ id }: Employee) => String(id);
const none: readonly Employee[] = [];

/** A table that the server feeds: page, order and search are its; the filters look at everyone (pages.md 9.6). */
export function DatatablesAdvancePage() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const address = useSearch({ from: '/_shell/datatables/advance' });
  const navigate = useNavigate({ from: '/datatables/advance' });
  const { search, change, become, clear, isFiltered, field } = useListSearch<EmployeeListSearch>({
    search: address,
    navigate: (next, replace) => void navigate({ search: next, replace, resetScroll: false }),
    defaults: employeeListDefaults,
    filters: employeeFilters,
  });
  const columns = useEmployeeColumns();
  const views = useListViews<EmployeeListSearch>({
    list: 'employees',
    search,
    become,
    parse: (params) => employeeListSearch.parse(params),
    defaults: employeeListDefaults,
    columns,
  });
  const list = useEmployeeList(parametersOf(search));
  const everyone = list.data?.allData;
  const [selectedIds, setSelectedIds] = useListMemory();
  const searchField = useRef<HTMLInputElement>(null);
  const tableId = useId();
  const words = useFilterWords(search);
  const formats = useFormats();
  const isNarrow = useMediaQuery(below('md'));
  const [isFiltering, setFiltering] = useState(false);
  const exportEmployees = useEmployeeExport(
    t('nav.pages.datatablesAdvance'),
    words.map((word) => word.words),
  );
  usePageTitle(t('nav.pages.datatablesAdvance'));
  useShortcuts({
    search: () => searchField.current?.focus(),
    ...(selectedIds.length > 0 && { clearSelection: () => setSelectedIds([]) }),
  });

  const isOwn = hasOwnFilters(search);
  const page = search.page ?? 1;
  const perPage = search.perPage ?? employeeListDefaults.perPage;
  const found = useMemo(
    () => (isOwn && everyone ? orderedEmployees(everyone, search, language) : undefined),
    [isOwn, everyone, search, language],
  );
  const total = found ? found.length : list.data?.total;
  const rows = useMemo(
    () => (found ? found.slice((page - 1) * perPage, page * perPage) : list.data?.invoices),
    [found, list.data, page, perPage],
  );
  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / perPage));
  const goToLastPage = useEffectEvent((last: number) => change({ page: last }, true));
  const isPastEnd = lastPage !== undefined && page > lastPage && !list.isPlaceholderData;
  useEffect(() => {
    if (isPastEnd) goToLastPage(lastPage);
  }, [isPastEnd, lastPage]);

  // A view's count costs a look at everyone: it is taken once for each set of rows.
  const counts = useMemo(() => ({ of: everyone, known: new Map<string, number>() }), [everyone]);
  const countOf = (state: EmployeeListSearch) => {
    if (!counts.of) return undefined;
    const key = JSON.stringify(state);
    const known = counts.known.get(key) ?? employeesOfSearch(counts.of, state).length;
    counts.known.set(key, known);
    return known;
  };
  const formatCount = formats.number;
  const filterable = useMemo(
    () => withFilters(columns, everyone ?? none, (count) => formatCount(count)),
    [columns, everyone, formatCount],
  );
  const columnFilters = useMemo(() => columnFiltersOf(search), [search]);
  const all = () => found ?? orderedEmployees(everyone ?? none, search, language);
  const selected = () => {
    const ids = new Set(selectedIds);
    return (everyone ?? none).filter((employee) => ids.has(idOf(employee)));
  };
  const ownWords = words.filter(({ without }) => !('q' in without));
  const filters = <EmployeeFilters employees={everyone} search={search} onChange={change} />;
  const copyAddresses = async () => {
    const chosen = selected();
    try {
      await navigator.clipboard.writeText(chosen.map(({ email }) => email).join('; '));
      await notify((toast) => void toast.success(t('datatables.addressesCopied', { count: chosen.length })));
    } catch {
      await notify((toast) => void toast.danger(t('lists.export.notCopied')));
    }
  };

  return (
    <Stack gap="px16">
      <PageHeader
        title={t('nav.pages.datatablesAdvance')}
        description={t('datatables.advanceLead')}
        actions={
          <ExportMenu
            total={everyone && total}
            selected={selectedIds.length}
            onExport={(format, scope) =>
              void exportEmployees(
                format,
                scope === 'all' ? all() : selected(),
                shownColumns(columns, views.table.preferences),
              )
            }
          />
        }
        style={{ marginBlockEnd: 0 }}
      />
      <ViewTabs views={views} controls={tableId} total={everyone?.length} countOf={countOf} />
      {isNarrow ? (
        <div>
          <Button size="bar" startIcon={ListFilter} onClick={() => setFiltering(true)}>
            {t('datatables.filters.title')}
            {ownWords.length > 0 && <Badge tone="primary">{formats.number(ownWords.length)}</Badge>}
          </Button>
          <Drawer
            isOpen={isFiltering}
            onOpenChange={setFiltering}
            title={t('datatables.filters.title')}
            footer={
              <Button variant="filled" onClick={() => setFiltering(false)}>
                {t('datatables.filters.show', { count: total ?? 0, total: formats.number(total ?? 0) })}
              </Button>
            }
          >
            {filters}
          </Drawer>
        </div>
      ) : (
        <Card title={t('datatables.filters.title')} isCollapsible className={styles.card}>
          {filters}
        </Card>
      )}
      <DataTable
        id={tableId}
        {...views.table}
        label={t('datatables.employees')}
        columns={filterable}
        filters={columnFilters}
        onFiltersChange={(filters) => change(searchOfFilters(filters))}
        rows={rows}
        rowCount={total ?? 0}
        getRowId={idOf}
        perPageOptions={perPageChoices}
        isSelectable
        selectedIds={selectedIds}
        onSelectionChange={setSelectedIds}
        onSelectAll={everyone && (() => setSelectedIds(all().map(idOf)))}
        pagination={{ page, perPage }}
        onPaginationChange={(next) =>
          change(
            next.perPage === perPage ? { page: next.page } : { perPage: next.perPage as EmployeeListSearch['perPage'] },
          )
        }
        sorting={search.sortColumn ? [{ column: search.sortColumn, direction: search.sort ?? 'asc' }] : []}
        onSortingChange={([rule]) =>
          change({ sortColumn: rule?.column as EmployeeListSearch['sortColumn'], sort: rule?.direction })
        }
        highlight={search.q}
        isRefreshing={list.isFetching && !list.isPending}
        toolbar={
          <FilterBar onClear={isFiltered ? clear : undefined}>
            <SearchField
              {...field}
              ref={searchField}
              label={t('datatables.search')}
              placeholder={t('datatables.searchPlaceholder')}
              aria-keyshortcuts="/"
            />
            {ownWords.map(({ words: text, without }) => (
              <Tag key={text} onRemove={() => change(without)}>
                {text}
              </Tag>
            ))}
          </FilterBar>
        }
        error={
          list.isError
            ? {
                title: t('datatables.failed.title'),
                description: t('datatables.failed.description'),
                actions: (
                  <>
                    <Button size="sm" variant="filled" onClick={() => void list.refetch()}>
                      {t('common.retry')}
                    </Button>
                    <CopyDetails error={list.error} />
                  </>
                ),
              }
            : undefined
        }
        empty={{ title: t('datatables.empty.title'), description: t('datatables.empty.description') }}
        noMatches={
          isFiltered
            ? {
                title: t('datatables.noMatches.title'),
                description: t('datatables.noMatches.description'),
                actions: (
                  <Button size="sm" variant="filled" onClick={clear}>
                    {t('datatables.noMatches.clear')}
                  </Button>
                ),
              }
            : undefined
        }
      />
      <ActionBar
        count={selectedIds.length}
        onClear={() => setSelectedIds([])}
        actions={[
          { id: 'copy', label: t('datatables.copyAddresses'), icon: Copy, onAction: () => void copyAddresses() },
          {
            id: 'export',
            label: t('lists.export.label'),
            icon: Download,
            onAction: () => void exportEmployees('xlsx', selected()),
          },
        ]}
      />
    </Stack>
  );
}
