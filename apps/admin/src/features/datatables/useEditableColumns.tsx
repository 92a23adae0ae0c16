import type { Employee } from '@larder/domain/contract';
import type { DataTableColumn } from '@larder/ui/table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../lib/useFormats';
import { EditableValue } from './components/EditableValue';
import { currency, salaryOf, useEmployeeColumns } from './useEmployeeColumns';
import { useEmployeeLabels } from './useEmployeeLabels';

export type EditedField = 'city' | 'salary';
const longest = 80;
const amount = /^\d{1,7}([.,]\d{1,2})?$/;

/** The columns with two of them to be changed where they stand; keep the function between renders. */
export function useEditableColumns(
  onSave: (employee: Employee, field: EditedField, value: string) => void,
): readonly DataTableColumn<Employee>[] {
  const { t } = useTranslation();
  const labels = useEmployeeLabels();
  const formats = useFormats();
  const columns = useEmployeeColumns();
  return useMemo(() => {
    const label = (field: EditedField, { full_name: name }: Employee) =>
      t('datatables.editable.label', { field: labels.column(field), name });
    const checkCity = (text: string) => {
      if (text === '') return t('validation.required');
      return text.length > longest ? t('validation.maxLength', { count: longest, n: longest }) : undefined;
    };
    const checkSalary = (text: string) => (amount.test(text) ? undefined : t('validation.number'));
    const cells: Partial<Record<string, DataTableColumn<Employee>['cell']>> = {
      city: (employee) => (
        <EditableValue
          label={label('city', employee)}
          value={employee.city}
          check={checkCity}
          onSave={(text) => onSave(employee, 'city', text)}
        >
          {employee.city}
        </EditableValue>
      ),
      salary: (employee) => (
        <EditableValue
          label={label('salary', employee)}
          value={employee.salary.slice(1)}
          inputMode="decimal"
          check={checkSalary}
          onSave={(text) => onSave(employee, 'salary', `$${Number(text.replace(',', '.')).toFixed(2)}`)}
        >
          {formats.money(salaryOf(employee) ?? 0, currency)}
        </EditableValue>
      ),
    };
    return columns.map((column) => ({ ...column, cell: cells[column.id] ?? column.cell }));
  }, [columns, formats, labels, onSave, t]);
}
