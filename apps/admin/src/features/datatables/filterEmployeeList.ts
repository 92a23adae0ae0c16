import { filterEmployees, type Employee } from '@larder/domain/contract';
import { parseConditions, testOf, type Condition } from './employeeConditions';
import type { EmployeeListSearch } from './employeeList';

const all: Record<'name' | 'email' | 'post' | 'city', Pick<Condition, 'column' | 'operator'>> = {
  name: { column: 'full_name', operator: 'contains' },
  email: { column: 'email', operator: 'contains' },
  post: { column: 'post', operator: 'is' },
  city: { column: 'city', operator: 'is' },
};

/** Returns the employees that match the search text and the filters, in stored order. */
export function filterEmployeeList(employees: readonly Employee[], search: EmployeeListSearch): readonly Employee[] {
  const { q = '', from, to, min, max, where } = search;
  const condition = (given: Condition) => testOf(given) ?? (() => true);
  const tests: ((employee: Employee) => boolean)[] = [];
  for (const [name, rest] of Object.entries(all) as [keyof typeof all, (typeof all)['name']][]) {
    const value = search[name];
    if (value) tests.push(condition({ ...rest, value }));
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
