import { initialEmployeesQuery, useEmployeeList, useInitialEmployees, type QueryClient } from '@larder/domain';
import { sortEmployees, type Employee } from '@larder/domain/contract';
import { Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyDialog } from '../../components/lazyDialog';
import { ListPage } from '../../lists/ListPage';
import { useListDelete } from '../../lists/useListDelete';
import { useListPage } from '../../lists/useListPage';
import { useListSearch } from '../../lists/useListSearch';
import { openDefaultView } from '../../lists/views/openDefaultView';
import { basicEmployeeList, type BasicEmployeeListSearch } from './basicEmployeeList';
import { EditableEmployees } from './components/EditableEmployees';
import { ExpandableEmployees } from './components/ExpandableEmployees';
import { GroupedEmployees } from './components/GroupedEmployees';
import { ManyEmployees } from './components/ManyEmployees';
import { PlainEmployees } from './components/PlainEmployees';
import { TableStates } from './components/TableStates';
import { WideEmployees } from './components/WideEmployees';
import { useEmployeeColumns } from './useEmployeeColumns';
import { useEmployeeExportColumns } from './useEmployeeExportColumns';
import { useLocalEmployees } from './useLocalEmployees';

const EmployeeDrawer = lazyDialog(() => import('./components/EmployeeDrawer'), 'EmployeeDrawer');

export async function loadInitialEmployees(queryClient: QueryClient, search: BasicEmployeeListSearch) {
  await openDefaultView(queryClient, basicEmployeeList.name, search);
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(initialEmployeesQuery());
}

/** A list, followed by a card for each feature of a table. */
export function DatatablesBasicPage() {
  const { t } = useTranslation();
  const employees = useInitialEmployees();
  const everyone = useEmployeeList({ perPage: 1 });
  const { all, add, remove } = useLocalEmployees(employees.data);
  const [isAdding, setAdding] = useState(false);
  const deletion = useListDelete(remove);
  const list = useListPage<Employee, BasicEmployeeListSearch>({
    state: useListSearch(basicEmployeeList),
    title: t('nav.pages.datatablesBasic'),
    query: employees,
    all,
    sort: sortEmployees,
    columns: useEmployeeColumns(),
    exportColumns: useEmployeeExportColumns(),
    selectionFormat: 'xlsx',
  });
  return (
    <ListPage
      list={list}
      description={t('datatables.basicLead')}
      texts={{
        table: t('datatables.employees'),
        search: { label: t('datatables.search') },
        failed: t('datatables.failed'),
        empty: { title: t('datatables.empty.title'), description: t('datatables.empty.description') },
        noMatches: t('datatables.noMatches'),
      }}
      create={{ label: t('datatables.team.new'), onCreate: () => setAdding(true) }}
      rowActions={(employee) => [
        {
          id: 'delete',
          label: t('lists.bulk.delete'),
          icon: Trash2,
          tone: 'danger',
          onAction: () => deletion.remove([employee]),
        },
      ]}
      deletion={deletion}
    >
      <PlainEmployees query={employees} />
      <ExpandableEmployees query={employees} />
      <WideEmployees query={employees} />
      <EditableEmployees query={employees} />
      <GroupedEmployees query={employees} />
      <ManyEmployees query={everyone} />
      <TableStates query={employees} />
      {isAdding && (
        <Suspense>
          <EmployeeDrawer
            title={t('datatables.team.new')}
            saveLabel={t('datatables.team.add')}
            onClose={() => setAdding(false)}
            onSave={(draft) => {
              add(draft);
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </ListPage>
  );
}
