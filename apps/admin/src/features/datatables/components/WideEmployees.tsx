import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableSettings } from '../../../lists/useTableSettings';
import { useEmployeeColumns } from '../useEmployeeColumns';
import { DemoTable, type EmployeesQuery } from './DemoTable';

/** A table with all columns, the first and last pinned. The user can hide, reorder and resize them. */
export function WideEmployees({ query }: { query: EmployeesQuery }) {
  const { t } = useTranslation();
  const columns = useEmployeeColumns();
  const wide = useMemo(
    () =>
      columns.map((column) => ({
        ...column,
        hidden: false,
        ...(column.rowHeader && { pin: 'start' as const }),
        ...(column.id === 'status' && { pin: 'end' as const }),
        ...(!column.rowHeader && column.id !== 'status' && { width: (column.width ?? 160) + 60 }),
      })),
    [columns],
  );
  const own = useTableSettings('employees.wide', wide);
  return (
    <DemoTable
      title={t('datatables.wide.title')}
      lead={t('datatables.wide.lead')}
      query={query}
      rows={query.data}
      columns={wide}
      columnMenu
      preferences={own}
    />
  );
}
