import type { Employee } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  employeeColumns,
  formatConditions,
  kindOf,
  noConditions,
  operators,
  parseConditions,
  type Condition,
} from './employeeConditions';
import { columnFiltersOf, searchOfColumnFilters } from '../../lists/columnFilters';
import { isLocal, listParameters } from '../../lists/defineList';
import { employeeList, type EmployeeListSearch } from './employeeList';
import { filterEmployeeList } from './filterEmployeeList';

const employee = (id: number, change: Partial<Employee>): Employee => ({
  id,
  avatar: '',
  full_name: 'Ada Fenwick',
  post: 'Sous chef',
  email: `ada${id}@saltmarsh.example`,
  city: 'Lisbon',
  start_date: '02/29/2024',
  salary: '$45000.50',
  age: '34',
  experience: '7 Years',
  status: 1,
  ...change,
});
const everyone = [
  employee(1, {}),
  employee(2, { full_name: 'Bilal Okonjo', post: 'Server', salary: '$9000.00', start_date: '03/01/2024', status: 4 }),
  employee(3, { full_name: 'Zoë Ångström', post: 'Server', city: 'Porto', age: '19', start_date: '12/31/2019' }),
];
const ids = (search: EmployeeListSearch) => filterEmployeeList(everyone, search).map(({ id }) => id);

describe('filterEmployeeList', () => {
  it.each<[EmployeeListSearch, number[]]>([
    [{}, [1, 2, 3]],
    [{ q: 'okonjo' }, [2]],
    [{ name: 'ång' }, [3]],
    [{ post: 'server' }, [2, 3]],
    [{ email: 'ADA2' }, [2]],
    [{ city: 'Porto', post: 'Server' }, [3]],
    [{ from: '2024-02-29' }, [1, 2]],
    [{ from: '2024-02-29', to: '2024-02-29' }, [1]],
    [{ min: 9000, max: 9000 }, [2]],
    [{ min: 45_000.5 }, [1, 3]],
    [{ where: 'any~age.atMost.20~status.is.4' }, [2, 3]],
    [{ where: 'all~post.is.server~salary.atLeast.10000' }, [3]],
    [{ where: 'all~post.isNot.Server', q: 'ada' }, [1]],
    [{ where: 'all~full_name.starts.zo' }, [3]],
    [{ where: 'all~full_name.contains.KON' }, [2]],
    [{ where: 'all~full_name.starts.kon' }, []],
    [{ where: 'all~post.is.sous' }, []],
    [{ where: 'all~post.isNot.sous' }, [1, 2, 3]],
    [{ where: 'all~status.isNot.4' }, [1, 3]],
    [{ where: 'all~age.is.34~start_date.atMost.2024-02-29' }, [1]],
    [{ where: 'any~age.is.x~city.is.%20' }, [1, 2, 3]],
    [{ where: 'nonsense' }, [1, 2, 3]],
  ])('filtering employees by %j finds %j', (search, found) => expect(ids(search)).toEqual(found));

  it.each(['atLeast.0', 'atMost.99', 'is.0'])(
    'the condition age.%s excludes an employee whose age is not a number',
    (condition) => {
      const unknown = employee(4, { age: 'unknown' });
      expect(filterEmployeeList([unknown], { where: `all~age.${condition}` })).toEqual([]);
    },
  );

  it('the employee list is processed on the client only if a filter is set', () => {
    expect(isLocal(employeeList, { q: 'a', page: 2, sortColumn: 'age', saved: 'x' })).toBe(false);
    expect(listParameters(employeeList, { q: 'a', page: 2, sortColumn: 'age' })).toEqual({
      q: 'a',
      page: 2,
      perPage: 10,
      sortColumn: 'age',
      sort: 'asc',
    });
    expect(isLocal(employeeList, { min: 0 })).toBe(true);
    expect(listParameters(employeeList, { q: 'a', page: 2, min: 0, sortColumn: 'age' })).toEqual({
      q: '',
      page: 1,
      perPage: 10,
    });
  });

  it.each([
    [
      { perPage: 7, min: 10, from: '2024-02-29' },
      { perPage: 7, min: 10, from: '2024-02-29' },
    ],
    [{ perPage: 8, min: -1, max: 'x', from: '29.2.2024', sortColumn: 'id' }, {}],
    [{ name: 12 }, { name: '12' }],
  ])('the search parameters %j are parsed to %j', (search, parsed) => {
    expect(JSON.parse(JSON.stringify(employeeList.search.parse(search)))).toEqual(parsed);
  });
});

describe('conditions in the URL', () => {
  const condition = fc.constantFrom(...employeeColumns).chain((column) =>
    fc.record({
      column: fc.constant(column),
      operator: fc.constantFrom(...operators[kindOf(column)]),
      value: fc.oneof(fc.string({ minLength: 1, unit: 'grapheme' }), fc.constantFrom('~', '.', '%', 'a~b.c', ' ')),
    }),
  );

  it('conditions are the same after formatting and parsing', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(condition, { minLength: 1, maxLength: 5 }), (isAny, conditions) => {
        const given = { isAny, conditions: conditions as Condition[] };
        expect(parseConditions(formatConditions(given))).toEqual(given);
      }),
    );
  });

  it.each([
    '',
    undefined,
    'any',
    'some~age.is.3',
    'all~id.is.3~age.contains.3~__proto__.is.x~city.is.%E0%A4',
    'all~age.is.',
  ])('parseConditions ignores invalid conditions: %j', (text) => expect(parseConditions(text).conditions).toEqual([]));

  it('formatConditions formats an empty list as an empty string', () =>
    expect(formatConditions(noConditions)).toBe(''));
});

describe('filters in the column headers', () => {
  const word = fc.option(fc.string({ minLength: 1 }), { nil: undefined });
  const amount = fc.option(fc.nat(), { nil: undefined });
  const day = fc.option(fc.constantFrom('2024-02-29', '2026-11-21'), { nil: undefined });
  const narrowed = fc.record({
    name: word,
    email: word,
    post: word,
    city: word,
    from: day,
    to: day,
    min: amount,
    max: amount,
  });
  it('search parameters are the same after converting them to column filters and back', () => {
    fc.assert(
      fc.property(narrowed, (search) => {
        const shown = columnFiltersOf(employeeList.filters, search);
        expect(searchOfColumnFilters(employeeList.filters, shown)).toEqual(search);
      }),
    );
  });
});
