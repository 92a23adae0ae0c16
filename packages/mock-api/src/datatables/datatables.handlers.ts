import { employeeSortValue, employeeTexts, type Employee, type datatableEndpoints } from '@larder/domain/contract';
import type { Database } from '../database';
import type { Handlers } from '../router';
import { rowIndexOf } from '../rowIndex';
import { seedEmployees } from './datatables.fixtures';

let last: { key: string; employees: readonly Employee[] } | undefined;

/** Nobody changes an employee: they are made again rather than stored, and the same for every answer. */
function employeesOf({ seed, startedAt }: Database) {
  const key = `${seed} ${startedAt}`;
  if (last?.key !== key) last = { key, employees: seedEmployees(seed, new Date(startedAt)) };
  return last.employees;
}

const indexOf = rowIndexOf({ texts: employeeTexts, value: employeeSortValue });

export const datatableHandlers: Handlers<typeof datatableEndpoints> = {
  initial: (_input, db) => employeesOf(db).slice(0, 100),

  list({ q, page, perPage, sort, sortColumn }, db, { locale }) {
    const employees = employeesOf(db);
    const found = indexOf(employees).find(q, sortColumn, sort, locale);
    const rows = found.subarray((page - 1) * perPage, page * perPage);
    return {
      allData: employees,
      invoices: Array.from(rows, (row) => employees[row] as Employee),
      total: found.length,
    };
  },
};
