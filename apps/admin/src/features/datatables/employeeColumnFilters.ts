import type { Employee } from '@larder/domain/contract';
import type { ColumnFilter, DataTableColumn } from '@larder/ui/table';
import type { EmployeeListSearch } from './employeeSearch';

/** Salaries as filters write them: whole units. */
export const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** How often each value of a column occurs, in the order of the alphabet. */
export function countsOf(employees: readonly Employee[], column: 'post' | 'city', locale?: string) {
  const counts = new Map<string, number>();
  for (const employee of employees) counts.set(employee[column], (counts.get(employee[column]) ?? 0) + 1);
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other, locale));
}

/** The columns with what their heads narrow by: the same that the filters above the table say. */
export function withFilters(
  columns: readonly DataTableColumn<Employee>[],
  employees: readonly Employee[],
  formatCount: (count: number) => string,
): readonly DataTableColumn<Employee>[] {
  const choice = (column: 'post' | 'city') => ({
    kind: 'select' as const,
    isSingle: true,
    options: countsOf(employees, column).map(([value, count]) => ({ value, label: value, count: formatCount(count) })),
  });
  const filters: Partial<Record<string, DataTableColumn<Employee>['filter']>> = {
    full_name: 'text',
    email: 'text',
    post: choice('post'),
    city: choice('city'),
    start_date: 'date',
    salary: { kind: 'number', format: dollars },
  };
  return columns.map((column) => ({ ...column, filter: filters[column.id] }));
}

/** What the address narrows by, as the heads show it. */
export function columnFiltersOf({ name, email, post, city, from, to, min, max }: EmployeeListSearch): ColumnFilter[] {
  const filters: ColumnFilter[] = [];
  if (name) filters.push({ column: 'full_name', kind: 'text', text: name });
  if (email) filters.push({ column: 'email', kind: 'text', text: email });
  if (post) filters.push({ column: 'post', kind: 'select', values: [post] });
  if (city) filters.push({ column: 'city', kind: 'select', values: [city] });
  if (from || to) filters.push({ column: 'start_date', kind: 'date', from, to });
  if (min !== undefined || max !== undefined) filters.push({ column: 'salary', kind: 'number', min, max });
  return filters;
}

/** What the heads narrow by, as the address says it. */
export function searchOfFilters(filters: readonly ColumnFilter[]) {
  const search: Pick<EmployeeListSearch, 'name' | 'email' | 'post' | 'city' | 'from' | 'to' | 'min' | 'max'> = {
    name: undefined,
    email: undefined,
    post: undefined,
    city: undefined,
    from: undefined,
    to: undefined,
    min: undefined,
    max: undefined,
  };
  for (const filter of filters) {
    if (filter.kind === 'text') search[filter.column === 'email' ? 'email' : 'name'] = filter.text;
    else if (filter.kind === 'select') search[filter.column === 'city' ? 'city' : 'post'] = filter.values.join('');
    else if (filter.kind === 'date') Object.assign(search, { from: filter.from, to: filter.to });
    else if (filter.kind === 'number') Object.assign(search, { min: filter.min, max: filter.max });
  }
  return search;
}
