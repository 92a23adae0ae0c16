import { initialEmployeesQuery, useEmployeeList, useInitialEmployees, type QueryClient } from '@larder/domain';
import { PageHeader, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../lib/usePageTitle';
import { EditableEmployees } from './components/EditableEmployees';
import { ExpandableEmployees } from './components/ExpandableEmployees';
import { GroupedEmployees } from './components/GroupedEmployees';
import { ManyEmployees } from './components/ManyEmployees';
import { PlainEmployees } from './components/PlainEmployees';
import { TableStates } from './components/TableStates';
import { TeamEmployees } from './components/TeamEmployees';
import { WideEmployees } from './components/WideEmployees';

export function loadInitialEmployees(queryClient: QueryClient) {
  // The page shows its own skeletons and failures: it does not wait for the answers.
  void queryClient.prefetchQuery(initialEmployeesQuery());
}

/** What a table can do by itself, one card each (pages.md 9.6). */
export function DatatablesBasicPage() {
  const { t } = useTranslation();
  const employees = useInitialEmployees();
  const everyone = useEmployeeList({ perPage: 1 });
  usePageTitle(t('nav.pages.datatablesBasic'));
  return (
    <Stack gap="px16">
      <PageHeader
        title={t('nav.pages.datatablesBasic')}
        description={t('datatables.basicLead')}
        style={{ marginBlockEnd: 0 }}
      />
      <PlainEmployees query={employees} />
      <TeamEmployees query={employees} />
      <ExpandableEmployees query={employees} />
      <WideEmployees query={employees} />
      <EditableEmployees query={employees} />
      <GroupedEmployees query={employees} />
      <ManyEmployees query={everyone} />
      <TableStates query={employees} />
    </Stack>
  );
}
