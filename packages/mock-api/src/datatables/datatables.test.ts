import { employeeListSchema, employeeSortColumns, type Employee } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { minTime, timeOf } from '../testing/minTime';

const list = '/api/datatables/data';
const initial = '/api/datatables/initial-data';
const update = '/api/datatables/update';
const everyone = (await startApi().get(list)).data.allData as Employee[];

describe('demo employees', () => {
  it('the demo data contains 120 employees of every status, a third without a picture; the first endpoint returns a hundred', async () => {
    expect(everyone).toHaveLength(120);
    expect(new Set(everyone.map(({ status }) => status)).size).toBe(5);
    expect(everyone.filter(({ avatar }) => avatar === '')).toHaveLength(40);
    expect(everyone.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    expect((await startApi().get(initial)).data).toEqual(everyone.slice(0, 100));
  });

  it('demo employees have dates, salaries, ages and experience in fixed formats and unique addresses', () => {
    for (const { start_date, salary, age, experience, email } of everyone) {
      expect(start_date).toMatch(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/20\d\d$/);
      expect(salary).toMatch(/^\$\d{5}\.\d\d$/);
      expect(age).toMatch(/^\d\d$/);
      expect(experience).toMatch(/^(1 Year|\d+ Years)$/);
      expect(email).toMatch(/^[a-z.\d]+@saltmarsh\.example$/);
    }
    expect(new Set(everyone.map(({ email }) => email)).size).toBe(120);
  });

  it('demo employees are deterministic, even after a reset', async () => {
    const { api, get } = startApi();
    await api.reset();
    expect((await get(list)).data.allData).toEqual(everyone);
  });

  it('the employee table has no rows with the `empty` seed', async () => {
    const { get } = startApi({ seed: 'empty' });
    expect((await get(list, { q: 'a', sortColumn: 'age' })).data).toEqual({ allData: [], invoices: [], total: 0 });
    expect((await get(initial)).data).toEqual([]);
  });
});

describe('employee table', () => {
  const parameters = fc.record(
    {
      q: fc.oneof(
        fc.constantFrom(
          '',
          '  ',
          ' LINE COOK ',
          'a',
          'ç',
          '/2021',
          '$3',
          '.',
          '.*',
          '%',
          '\\',
          '[a',
          '3',
          'Σ',
          '\u0000',
        ),
        fc.constantFrom('a\u0000k', '<b>', '\u202Eabc', '🧂', 'x'.repeat(10_000), 'Lisbon'),
        fc.string(),
      ),
      page: fc.integer({ min: 1, max: 14 }),
      perPage: fc.constantFrom(1, 7, 10, 50, 1000),
      sort: fc.constantFrom('asc', 'desc'),
      sortColumn: fc.constantFrom(...employeeSortColumns),
    },
    { requiredKeys: [] },
  );

  /** Computes the expected response of the endpoint, with a simple reference implementation. */
  function model({ q = '', page = 1, perPage = 10, sort = 'asc', sortColumn }: Record<string, unknown>) {
    const wanted = String(q).trim().toLowerCase();
    const rows = everyone.filter((row) =>
      (['full_name', 'post', 'email', 'age', 'salary', 'start_date'] as const).some((key) =>
        row[key].toLowerCase().includes(wanted),
      ),
    );
    const collator = new Intl.Collator('en', { numeric: true });
    const keys: Partial<Record<string, (row: Employee) => number>> = {
      salary: (row) => Number(row.salary.slice(1)),
      age: (row) => Number(row.age),
      experience: (row) => Number(row.experience.split(' ')[0]),
      status: (row) => row.status,
      start_date: (row) => Date.parse(row.start_date.replace(/(..)\/(..)\/(....)/, '$3-$1-$2')),
    };
    if (typeof sortColumn === 'string') {
      const key = keys[sortColumn];
      rows.sort((a, b) => {
        const order = key ? key(a) - key(b) : collator.compare(a[sortColumn as 'city'], b[sortColumn as 'city']);
        return (sort === 'desc' ? -order : order) || a.id - b.id;
      });
    }
    const first = (Number(page) - 1) * Number(perPage);
    const invoices = rows.filter((_, index) => index >= first && index < first + Number(perPage));
    return { allData: everyone, invoices, total: rows.length };
  }

  it('the employee table matches an independent model of search, sorting and paging', async () => {
    const { http } = startApi();
    await fc.assert(
      fc.asyncProperty(parameters, async (params) => {
        const { status, data } = await http.get<unknown>(list, { params, headers: { 'Accept-Language': 'en' } });
        expect(status).toBe(200);
        expect(employeeListSchema.parse(data)).toEqual(model(params));
      }),
      { numRuns: 100 },
    );
  });

  it.each([
    { page: 0 },
    { page: 1.5 },
    { page: 'two' },
    { perPage: 0 },
    { perPage: 1001 },
    { sort: 'up' },
    { sortColumn: 'id' },
    { sortColumn: '__proto__' },
  ])('the employee table rejects %j', async (params) => {
    const { status, data } = await startApi().get(list, params);
    expect([status, data]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
  });

  it.each([13, 1_000_000, '99999999999999999999'])(
    'the employee table has no rows beyond its last page: page %s',
    async (page) => {
      expect((await startApi().get(list, { page })).data).toEqual({ allData: everyone, invoices: [], total: 120 });
    },
  );

  it('the employee table cannot be modified through a response', async () => {
    const { get } = startApi();
    const { data } = await get(list);
    data.invoices[0].full_name = 'spoiled';
    data.invoices.length = 0;
    expect(() => data.allData.pop()).toThrow(TypeError);
    expect(() => Object.assign(data.allData[0], { full_name: 'spoiled' })).toThrow(TypeError);
    expect((await get(list)).data).toEqual({ allData: everyone, invoices: everyone.slice(0, 10), total: 120 });
    const first = (await get(initial)).data;
    first[0].age = '1';
    expect((await get(initial)).data[0]).toEqual(everyone[0]);
  });
});

describe('changing an employee', () => {
  it('a changed employee updates every list, search and order, and can be changed back', async () => {
    const { get, post } = startApi();
    const { id, city, salary } = everyone[4]!;
    const changed = { ...everyone[4]!, city: 'Zzyzx', salary: '$99999999.99', version: 1 };
    const { status, data } = await post(update, { employee: { id, city: ' Zzyzx ', salary: changed.salary } });
    expect([status, data]).toEqual([200, { employee: changed }]);
    expect((await get(initial)).data[4]).toEqual(changed);
    expect((await get(list, { q: '$99999999' })).data.invoices).toEqual([changed]);
    expect((await get(list, { sortColumn: 'city', sort: 'desc', perPage: 1 })).data.invoices).toEqual([changed]);
    await post(update, { employee: { id, city, salary } });
    expect((await get(list)).data.allData).toEqual(everyone.with(4, { ...everyone[4]!, version: 2 }));
  });

  it('rejects an outdated version with the current employee', async () => {
    const { post } = startApi();
    await post(update, { employee: { id: 5, city: 'Porto' } });
    await post(update, { employee: { id: 5, city: 'Faro' }, version: 1 });
    const { status, data } = await post(update, { employee: { id: 5, city: 'Lagos' }, version: 1 });
    expect([status, data.code, data.current]).toEqual([
      409,
      'version_conflict',
      { ...everyone[4]!, city: 'Faro', version: 2 },
    ]);
  });

  it.each([
    { city: '' },
    { city: 'x'.repeat(81) },
    { full_name: ' ' },
    { email: 'nobody' },
    { start_date: '2021-01-01' },
    { start_date: '13/01/2021' },
    { salary: '1000' },
    { salary: '$-1.00' },
    { age: '13' },
    { age: 'old' },
  ])('rejects the employee change %j', async (change) => {
    const { get, post } = startApi();
    expect((await post(update, { employee: { id: 1, ...change } })).status).toBe(422);
    expect((await get(initial)).data[0]).toEqual(everyone[0]);
  });

  it('changing an employee requires an existing employee and a signed-in user', async () => {
    expect((await startApi().post(update, { employee: { id: 121, city: 'Porto' } })).status).toBe(404);
    expect((await startApi({ auth: 'enforce' }).post(update, { employee: { id: 1, city: 'Porto' } })).status).toBe(401);
  });
});

describe('a hundred thousand employees', () => {
  // Skips response validation, as the app does.
  const { get } = startApi({ seed: 'large', checkResponses: false });
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] as number;

  it.each([
    ['the first page', {}],
    ['a page in the middle', { page: 5000 }],
    ['a thousand rows', { perPage: 1000 }],
    ['a search', { q: 'sommelier' }],
    ['a search that matches every row', { q: '@saltmarsh' }],
    ['a search without matches', { q: 'zzzz' }],
    ['sorting', { sortColumn: 'full_name' }],
    ['searching and sorting', { q: 'an', sortColumn: 'start_date', sort: 'desc', page: 40 }],
  ])('a list of a hundred thousand employees responds within 20 ms: %s', async (_name, params) => {
    await get(list, params);
    const medianTime = async () => {
      const times: number[] = [];
      for (let run = 0; run < 21; run += 1)
        times.push(await timeOf(async () => expect((await get(list, params)).data.allData).toHaveLength(100_000)));
      return median(times);
    };
    expect(await minTime(medianTime, 20, 5)).toBeLessThan(20);
  });

  it('a hundred thousand employees have unique addresses, and start with the employees of the small data', async () => {
    const { allData } = (await get(list)).data as { allData: Employee[] };
    expect(new Set(allData.map(({ email }) => email)).size).toBe(100_000);
    expect(allData.slice(0, 120)).toEqual(everyone);
  });
});
