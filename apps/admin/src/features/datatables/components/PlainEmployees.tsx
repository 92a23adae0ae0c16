import { useTranslation } from 'react-i18next';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

/** Columns and rows, nothing else: sorts, pages, walks by keys. */
export function PlainEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const columns = useEmployeeColumns();
  return (
    <DemoTable
      title={t('datatables.plain.title')}
      lead={t('datatables.plain.lead')}
      query={query}
      rows={query.data}
      columns={columns}
    />
  );
}
