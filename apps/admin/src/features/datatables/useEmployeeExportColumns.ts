import { employeeSortValue, employeeStart, type Employee } from '@larder/domain/contract';
import type { SheetColumn } from '../../lists/exporting/exportOptions';
import { currency } from './useEmployeeColumns';
import { useEmployeeLabels } from '../../entities/employees/useEmployeeLabels';

const numberOf = (employee: Employee, column: 'salary' | 'age') => {
  const value = employeeSortValue(employee, column);
  return typeof value === 'number' ? value : null;
};

/** Returns the columns of exported employees: amounts are numbers, days are dates. */
export function useEmployeeExportColumns(): readonly SheetColumn<Employee>[] {
  const labels = useEmployeeLabels();
  return [
    { id: 'full_name', header: labels.column('full_name'), width: 26, value: (employee) => employee.full_name },
    { id: 'post', header: labels.column('post'), width: 22, value: (employee) => employee.post },
    { id: 'email', header: labels.column('email'), width: 38, value: (employee) => employee.email },
    { id: 'city', header: labels.column('city'), value: (employee) => employee.city },
    {
      id: 'start_date',
      header: labels.column('start_date'),
      width: 12,
      value: (employee) => {
        const start = employeeStart(employee.start_date);
        return start === undefined ? null : new Date(start);
      },
    },
    {
      id: 'salary',
      header: labels.column('salary'),
      width: 12,
      format: { style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
      value: (employee) => numberOf(employee, 'salary'),
    },
    { id: 'age', header: labels.column('age'), width: 8, value: (employee) => numberOf(employee, 'age') },
    { id: 'experience', header: labels.column('experience'), width: 12, value: (employee) => employee.experience },
    { id: 'status', header: labels.column('status'), width: 14, value: (employee) => labels.status(employee.status) },
  ];
}
