import { describe, expect, it } from 'vitest';
import type { Employee } from './datatables.contract';
import { employeeStart, filterEmployees, sortEmployees } from './datatables';
import { employeeSortColumns } from './employeeSorting.contract';

const employee = (id: number, changes: Partial<Employee> = {}): Employee => ({
  id,
  avatar: '',
  full_name: `Person ${id}`,
  post: 'Line cook',
  email: `person${id}@saltmarsh.example`,
  city: 'Lisbon',
  start_date: '03/14/2021',
  salary: '$23896.35',
  age: '61',
  experience: '1 Year',
  status: 1,
  ...changes,
});
const idsOf = (rows: readonly Employee[]) => rows.map(({ id }) => id);

describe('employees', () => {
  const rows = [
    employee(1, { start_date: '12/01/2019', salary: '$9999.5', age: '9', experience: '11 Years', status: 3 }),
    employee(2, { start_date: '01/31/2024', salary: '$23896.35', age: '61', experience: '2 Years', status: 2 }),
    employee(3, { start_date: '11/30/2019', salary: '$112000', age: '100', experience: '1 Year', status: 2 }),
    employee(4, { start_date: '', salary: '', age: '', experience: '', city: '' }),
  ];

  it.each([
    ['start_date', [3, 1, 2, 4], [2, 1, 3, 4]],
    ['salary', [1, 2, 3, 4], [3, 2, 1, 4]],
    ['age', [1, 2, 3, 4], [3, 2, 1, 4]],
    ['experience', [3, 2, 1, 4], [1, 2, 3, 4]],
    ['status', [4, 2, 3, 1], [1, 2, 3, 4]],
    ['city', [1, 2, 3, 4], [1, 2, 3, 4]],
  ] as const)('sorts employees by the column %s, missing values last', (column, up, down) => {
    expect(idsOf(sortEmployees(rows, column, 'asc'))).toEqual(up);
    expect(idsOf(sortEmployees(rows, column, 'desc'))).toEqual(down);
    expect(idsOf(rows)).toEqual([1, 2, 3, 4]);
  });

  it('keeps all employees when sorting by any column', () => {
    for (const column of employeeSortColumns) expect(sortEmployees(rows, column, 'asc', 'en')).toHaveLength(4);
  });

  it.each([
    ['  PERSON 2 ', [2]],
    ['line cook', [1, 2, 3, 4]],
    ['person3@', [3]],
    ['100', [3]],
    ['$9999', [1]],
    ['01/31', [2]],
    ['lisbon', []],
    ['.*', []],
    ['', [1, 2, 3, 4]],
  ])('finds employees by %j: %j', (q, ids) => {
    expect(idsOf(filterEmployees(rows, q))).toEqual(ids);
  });

  it.each(['', '3/14/2021', '2021-03-14', '03/14/21 '])('rejects the start date %j', (text) => {
    expect(employeeStart(text)).toBeUndefined();
  });
});
