import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnTable } from '../../../lists/useOwnTable';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

/** All columns, the first and the last stay in sight; which, in what order and how wide is the reader's. */
export function WideEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const columns = useEmployeeColumns();
  const wide = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        isHidden: false,
        ...(column.isKey && { pin: 'start' as const }),
        ...(column.id === 'status' && { pin: 'end' as const }),
        ...(!column.isKey && column.id !== 'status' && { width: (column.width ?? 160) + 60 }),
      })),
    [columns],
  );
  const own = useOwnTable('employees.wide', wide);
  return (
    <DemoTable
      title={t('datatables.wide.title')}
      lead={t('datatables.wide.lead')}
      query={query}
      rows={query.data}
      columns={wide}
      hasColumnMenu
      {...own}
    />
  );
}
