import { employeeListQuery, useEmployeeList, type QueryClient } from '@larder/domain';
import { sortEmployees, type Employee } from '@larder/domain/contract';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listParameters } from '../../lists/defineList';
import { ListPage } from '../../lists/ListPage';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { EmployeeFilterPanel } from './components/EmployeeFilterPanel';
import { employeeList, type EmployeeListSearch } from './employeeList';
import { filterEmployeeList } from './filterEmployeeList';
import { useEmployeeColumns } from './useEmployeeColumns';
import { useEmployeeExportColumns } from './useEmployeeExportColumns';
import { useEmployeeFilters } from './useEmployeeFilters';
import { copyText } from '../../lib/copyText';

export async function loadEmployees(queryClient: QueryClient, search: EmployeeListSearch) {
  await openDefaultView(queryClient, employeeList.name, search);
  void queryClient.prefetchQuery(employeeListQuery(listParameters(employeeList, search)));
}

/** A table of all employees. The API pages the rows, unless a filter is set. */
export function DatatablesAdvancePage() {
  const { t } = useTranslation();
  const state = useListSearch(employeeList);
  const query = useEmployeeList(state.parameters);
  const list = useListPage<Employee, EmployeeListSearch>({
    state,
    title: t('nav.pages.datatablesAdvance'),
    query,
    rows: query.data?.invoices,
    total: query.data?.total,
    all: query.data?.allData,
    filter: filterEmployeeList,
    sort: sortEmployees,
    columns: useEmployeeColumns(),
    filters: useEmployeeFilters(),
    exportColumns: useEmployeeExportColumns(),
    selectionFormat: 'xlsx',
  });
  const copyAddresses = (employees: readonly Employee[]) =>
    copyText(
      employees.map(({ email }) => email).join('; '),
      t('datatables.addressesCopied', { count: employees.length }),
      t('lists.export.notCopied'),
    );

  return (
    <ListPage
      list={list}
      description={t('datatables.advanceLead')}
      texts={{
        table: t('datatables.employees'),
        search: { label: t('datatables.search'), placeholder: t('datatables.searchPlaceholder') },
        failed: t('datatables.failed'),
        empty: { title: t('datatables.empty.title'), description: t('datatables.empty.description') },
        noMatches: t('datatables.noMatches'),
      }}
      filterPanel={<EmployeeFilterPanel list={list} />}
      bulkActions={(employees) => [
        {
          id: 'copy',
          label: t('datatables.copyAddresses'),
          icon: Copy,
          onAction: () => void copyAddresses(employees),
        },
      ]}
    />
  );
}
