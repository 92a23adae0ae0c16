import { employeeStatuses, type Employee, type EmployeeChanges } from '@larder/domain/contract';
import type { ColumnEdit, DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { startOf, useEmployeeColumns } from './useEmployeeColumns';
import { useEmployeeLabels } from '../../entities/employees/useEmployeeLabels';

const longest = 80;
const most = 9_999_999;

/** Returns the columns, some with in-place editing if `onSave` is set. `onSave` must be stable between renders. */
export function useEditableColumns(
  onSave: ((employee: Employee, changes: Omit<EmployeeChanges, 'id'>) => Promise<void>) | undefined,
): readonly DataTableColumn<Employee>[] {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const columns = useEmployeeColumns();
  return useMemo(() => {
    if (!onSave) return columns;
    const edits: Record<string, ColumnEdit<Employee>> = {
      city: {
        kind: 'text',
        required: true,
        validate: (city) =>
          city.length > longest ? t('validation.maxLength', { count: longest, n: longest }) : undefined,
        onSave: (employee, city) => onSave(employee, { city }),
      },
      start_date: {
        kind: 'date',
        required: true,
        value: (employee) => startOf(employee) ?? '',
        onSave: (employee, day) => {
          const [year, month, date] = day.split('-');
          return onSave(employee, { start_date: `${month}/${date}/${year}` });
        },
      },
      salary: {
        kind: 'number',
        required: true,
        value: ({ salary }) => Number(salary.slice(1)),
        validate: (salary = 0) =>
          salary < 0 ? t('validation.min', { n: 0 }) : salary > most ? t('validation.max', { n: most }) : undefined,
        onSave: (employee, salary = 0) => onSave(employee, { salary: `$${salary.toFixed(2)}` }),
      },
      status: {
        kind: 'select',
        options: employeeStatuses.map((status) => ({ value: String(status), label: labels.status(status) })),
        onSave: (employee, chosen) => {
          const status = employeeStatuses.find((one) => String(one) === chosen);
          return status && onSave(employee, { status });
        },
      },
    };
    return columns.map((column) => ({ ...column, edit: edits[column.id] }));
  }, [columns, labels, onSave, t]);
}
