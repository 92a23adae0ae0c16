import { employeeSortValue, employeeTexts, type Employee, type datatableEndpoints } from '@larder/domain/contract';
import { shared } from '../responseCopy';
import { defineStore, type Database } from '../database';
import type { DemoTexts } from '../demoTexts';
import { notFound } from '../httpError';
import type { Handlers } from '../router';
import { rowIndexOf } from '../rowIndex';
import { rejectStaleVersion } from '../table';
import { seedEmployees } from './datatables.fixtures';

type Changes = Readonly<Record<string, Partial<Employee>>>;

/** Changes by employee ID. All other employees are generated. */
const changeStore = defineStore('employees', () => ({ changes: {} as Changes }));

let seeded: { key: string; employees: readonly Employee[] } | undefined;
let last: { seeded: readonly Employee[]; changes: Changes; employees: readonly Employee[] } | undefined;

/** Returns all employees, in the same array until one is changed. */
function employeesOf(db: Database) {
  const key = `${db.seed} ${db.startedAt}`;
  if (seeded?.key !== key) seeded = { key, employees: seedEmployees(db.seed, new Date(db.startedAt)) };
  const { changes } = changeStore(db);
  const { employees } = seeded;
  if (Object.keys(changes).length === 0) return employees;
  if (last?.seeded !== employees || last.changes !== changes) {
    const changed = employees.map((employee) =>
      Object.hasOwn(changes, employee.id) ? { ...employee, ...changes[employee.id] } : employee,
    );
    last = { seeded: employees, changes, employees: shared(changed) };
  }
  return last.employees;
}

let shown: { from: readonly Employee[]; language: string; employees: readonly Employee[] } | undefined;

/** Returns all employees with their jobs in the language of the request, in the same array until one is changed. */
function shownEmployees(db: Database, texts: DemoTexts | undefined) {
  const from = employeesOf(db);
  if (!texts) return from;
  if (shown?.from !== from || shown.language !== texts.language)
    shown = { from, language: texts.language, employees: shared(texts.translate([...from])) };
  return shown.employees;
}

const indexOf = rowIndexOf({ texts: employeeTexts, value: employeeSortValue });

export const datatableHandlers: Handlers<typeof datatableEndpoints> = {
  initial: (_input, db, { texts }) => shownEmployees(db, texts).slice(0, 100),

  list({ q, page, perPage, sort, sortColumn }, db, { locale, texts }) {
    const employees = shownEmployees(db, texts);
    const found = indexOf(employees).find(q, sortColumn, sort, locale);
    const rows = found.subarray((page - 1) * perPage, page * perPage);
    return {
      allData: employees,
      invoices: Array.from(rows, (row) => employees[row] as Employee),
      total: found.length,
    };
  },

  update({ employee: { id, ...given }, version }, db) {
    const employee = employeesOf(db).find((one) => one.id === id);
    if (!employee) throw notFound('employee', id);
    rejectStaleVersion(version, employee);
    const store = changeStore(db);
    const entries = Object.entries(given).filter(([, value]) => value !== undefined);
    const fields: Partial<Employee> = { ...Object.fromEntries(entries), version: (employee.version ?? 0) + 1 };
    store.changes = { ...store.changes, [id]: { ...store.changes[id], ...fields } };
    return { employee: { ...employee, ...fields } };
  },
};
