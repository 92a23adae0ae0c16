import { describe, expect, it } from 'vitest';
import { employeeOf } from './employeeDraft';
import type { EmployeeColumn } from './employeeConditions';
import { validateEmployees } from './validateEmployees';

const ada = {
  full_name: 'Ada Fenwick',
  post: 'Line cook',
  email: 'ada@quaystreet.example',
  city: 'Whitby',
  start_date: '2026-02-28',
  salary: '24000.50',
  age: '31',
  status: '2',
};
const noor = employeeOf({ ...ada, full_name: 'Noor', email: 'noor@quaystreet.example' }, 1);
const german: Record<number, string> = { 1: 'Aktuell', 2: 'Ausgeschieden' };
const validate = (...rows: Partial<Record<EmployeeColumn, string>>[]) =>
  validateEmployees(
    rows.map((values, index) => ({ line: index + 2, values })),
    [noor],
    (status) => german[status] ?? String(status),
  );

describe('validateEmployees', () => {
  it('validateEmployees accepts a new employee', () => {
    expect(validate(ada)).toEqual([{ line: 2, values: ada, state: 'new', errors: [], made: ada }]);
  });

  it('validateEmployees applies the default status', () => {
    expect(validate({ ...ada, status: '' })[0]?.made?.status).toBe('1');
  });

  it('validateEmployees accepts translated statuses', () => {
    expect(validate({ ...ada, status: ' AUSGESCHIEDEN' })[0]?.made?.status).toBe('2');
  });

  it('validateEmployees skips employees with a known address', () => {
    expect(validate({ email: ' NOOR@quaystreet.example' })[0]).toMatchObject({ state: 'skipped', errors: [] });
  });

  it.each([
    [{ full_name: ' ' }, 'full_name', 'required'],
    [{ email: 'nowhere' }, 'email', 'email'],
    [{ start_date: '2026-02-31' }, 'start_date', 'date'],
    [{ salary: 'much' }, 'salary', 'number'],
    [{ age: '7' }, 'age', 'integer'],
    [{ status: 'retired' }, 'status', 'pick'],
  ])('validateEmployees rejects a row with %j', (change, field, error) => {
    expect(validate({ ...ada, ...change })[0]).toMatchObject({ state: 'wrong', errors: [{ field, error }] });
  });

  it('validateEmployees rejects an address of an earlier row and returns the line of that row', () => {
    expect(validate(ada, { ...ada, email: 'ADA@quaystreet.example' })[1]).toMatchObject({
      state: 'wrong',
      errors: [{ field: 'email', error: 'twice', line: 2 }],
    });
  });

  it('validateEmployees reports a missing address once per row, not as a duplicate', () => {
    const errors = validate({ ...ada, email: '' }, { ...ada, email: '' }).map((row) => row.errors);
    expect(errors).toEqual([[{ field: 'email', error: 'required' }], [{ field: 'email', error: 'required' }]]);
  });
});
