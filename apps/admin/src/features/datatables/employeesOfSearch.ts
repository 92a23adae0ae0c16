import { filterEmployees, sortEmployees, type Employee } from '@larder/domain/contract';
import { parseConditions, testOf, type Condition } from './employeeConditions';
import { employeeFilters, type EmployeeListSearch } from './employeeSearch';

const all: Record<'name' | 'email' | 'post' | 'city', Pick<Condition, 'column' | 'operator'>> = {
  name: { column: 'full_name', operator: 'contains' },
  email: { column: 'email', operator: 'contains' },
  post: { column: 'post', operator: 'is' },
  city: { column: 'city', operator: 'is' },
};

/** Whether the filters beside the search are at work: the call knows only the search. */
export const hasOwnFilters = (search: EmployeeListSearch) =>
  employeeFilters.some((name) => search[name] !== undefined && search[name] !== '');

/** Everyone whom search and filters leave, in stored order. */
export function employeesOfSearch(employees: readonly Employee[], search: EmployeeListSearch): readonly Employee[] {
  const { q = '', from, to, min, max, where } = search;
  const condition = (given: Condition) => testOf(given) ?? (() => true);
  const tests: ((employee: Employee) => boolean)[] = [];
  for (const [name, says] of Object.entries(all) as [keyof typeof all, (typeof all)['name']][]) {
    const value = search[name];
    if (value) tests.push(condition({ ...says, value }));
  }
  if (from) tests.push(condition({ column: 'start_date', operator: 'atLeast', value: from }));
  if (to) tests.push(condition({ column: 'start_date', operator: 'atMost', value: to }));
  if (min !== undefined) tests.push(condition({ column: 'salary', operator: 'atLeast', value: String(min) }));
  if (max !== undefined) tests.push(condition({ column: 'salary', operator: 'atMost', value: String(max) }));
  const { isAny, conditions } = parseConditions(where);
  const built = conditions.flatMap((each) => testOf(each) ?? []);
  if (built.length > 0)
    tests.push((employee) => (isAny ? built.some((test) => test(employee)) : built.every((test) => test(employee))));
  const found = q ? filterEmployees(employees, q) : employees;
  return tests.length === 0 ? found : found.filter((employee) => tests.every((test) => test(employee)));
}

/** As `employeesOfSearch`, in the order of the address. */
export function orderedEmployees(employees: readonly Employee[], search: EmployeeListSearch, locale: string) {
  const found = employeesOfSearch(employees, search);
  return search.sortColumn ? sortEmployees(found, search.sortColumn, search.sort ?? 'asc', locale) : found;
}
