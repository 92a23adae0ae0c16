import { useTranslation } from 'react-i18next';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

/** A table with only columns and rows. Sorting, paging and keyboard navigation are built in. */
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
