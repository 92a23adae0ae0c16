import type { SortOrder } from '../http/parameters';
import { includesText, sortRows } from '../lists/lists';
import type { Employee } from './datatables.contract';
import type { EmployeeSortColumn } from './employeeSorting.contract';

/** Returns the values that a search covers. */
export const employeeTexts = (employee: Employee): string[] => [
  employee.full_name,
  employee.post,
  employee.email,
  employee.age,
  employee.salary,
  employee.start_date,
];

export const filterEmployees = (employees: readonly Employee[], q: string): Employee[] =>
  employees.filter((employee) => includesText(q, ...employeeTexts(employee)));

/** Parses the number in a string such as `$23896.35` or `7 Years`. */
function numberIn(text: string): number | undefined {
  const digits = /-?\d[\d.]*/.exec(text)?.[0];
  return digits === undefined ? undefined : Number.parseFloat(digits);
}

/** Parses `MM/DD/YYYY`. Returns undefined for any other format. */
export function employeeStart(text: string): number | undefined {
  const [, month, day, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(text) ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

/** Returns the sort value of a column: salary, age and experience as numbers, the start date as a timestamp. */
export function employeeSortValue(employee: Employee, column: EmployeeSortColumn): string | number | undefined {
  switch (column) {
    case 'salary':
    case 'age':
    case 'experience':
      return numberIn(employee[column]);
    case 'start_date':
      return employeeStart(employee.start_date);
    default:
      return employee[column];
  }
}

export const sortEmployees = (
  employees: readonly Employee[],
  column: EmployeeSortColumn,
  order: SortOrder,
  locale?: string,
): Employee[] => sortRows(employees, (employee) => employeeSortValue(employee, column), order, locale);
