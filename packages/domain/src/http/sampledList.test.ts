import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { sampledList } from './sampledList';

const list = sampledList(z.object({ id: z.int() }));
const rows = (length: number): unknown[] => Array.from({ length }, (_, id) => ({ id }));
const accepts = (value: unknown) => z.safeParse(list, value).success;

describe('sampledList', () => {
  it.each([0, 1, 2, 49, 50, 51, 1000])('returns a list of %i rows unchanged', (length) => {
    const given = Object.freeze(rows(length));
    expect(z.parse(list, given)).toBe(given);
  });

  it.each([1, 2, 49, 50])('validates every row of a list of %i rows', (length) => {
    for (let place = 0; place < length; place += 1) expect(accepts(rows(length).with(place, { id: 'x' }))).toBe(false);
  });

  it('validates the ends and samples of a long list', () => {
    expect(accepts(rows(100_000).with(0, {}))).toBe(false);
    expect(accepts(rows(100_000).with(99_999, null))).toBe(false);
    expect(accepts(rows(100_000).fill(null, 40_000, 43_000))).toBe(false);
  });

  it.each([undefined, null, {}, 'rows', { length: 2 }])('rejects %j as a list', (value) => {
    expect(accepts(value)).toBe(false);
  });

  it('reports the path of the list for an invalid row', () => {
    const response = z.safeParse(z.object({ allData: list, total: z.int() }), { allData: [{ id: 'x' }], total: 1 });
    expect(response.error?.issues.map(({ path }) => path)).toEqual([['allData']]);
  });

  it('a sampled list has the JSON schema of an array of its rows', () => {
    expect(z.toJSONSchema(list)).toMatchObject({ type: 'array', items: { properties: { id: { type: 'integer' } } } });
  });
});
