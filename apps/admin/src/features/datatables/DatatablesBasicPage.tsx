import { initialEmployeesQuery, useEmployeeList, useInitialEmployees, type QueryClient } from '@larder/domain';
import { PageHeader, Stack } from '@larder/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../hooks/usePageTitle';
import { EditableEmployees } from './components/EditableEmployees';
import { ExpandableEmployees } from './components/ExpandableEmployees';
import { GroupedEmployees } from './components/GroupedEmployees';
import { ManyEmployees } from './components/ManyEmployees';
import { PlainEmployees } from './components/PlainEmployees';
import { TableStates } from './components/TableStates';
import { TeamEmployees } from './components/TeamEmployees';
import { WideEmployees } from './components/WideEmployees';

export function loadInitialEmployees(queryClient: QueryClient) {
  // Don't wait: the page shows loading and error states.
  void queryClient.prefetchQuery(initialEmployeesQuery());
}

/** The features of a table, one card each. */
export function DatatablesBasicPage() {
  const { t } = useTranslation();
  const employees = useInitialEmployees();
  const everyone = useEmployeeList({ perPage: 1 });
  const title = usePageTitle();
  return (
    <Stack gap="px16">
      <PageHeader title={title} description={t('datatables.basicLead')} style={{ marginBlockEnd: 0 }} />
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
