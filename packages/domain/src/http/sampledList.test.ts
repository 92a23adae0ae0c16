import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { sampledList } from './sampledList';

const list = sampledList(z.object({ id: z.int() }));
const rows = (length: number): unknown[] => Array.from({ length }, (_, id) => ({ id }));
const accepts = (value: unknown) => z.safeParse(list, value).success;

describe('a sampled list', () => {
  it.each([0, 1, 2, 49, 50, 51, 1000])('of %i rows is taken as it came', (length) => {
    const given = Object.freeze(rows(length));
    expect(z.parse(list, given)).toBe(given);
  });

  it.each([1, 2, 49, 50])('of %i rows is judged row by row', (length) => {
    for (let place = 0; place < length; place += 1) expect(accepts(rows(length).with(place, { id: 'x' }))).toBe(false);
  });

  it('of many rows is judged at its ends and in between', () => {
    expect(accepts(rows(100_000).with(0, {}))).toBe(false);
    expect(accepts(rows(100_000).with(99_999, null))).toBe(false);
    expect(accepts(rows(100_000).fill(null, 40_000, 43_000))).toBe(false);
  });

  it.each([undefined, null, {}, 'rows', { length: 2 }])('is no %j', (value) => {
    expect(accepts(value)).toBe(false);
  });

  it('says where in an answer it stands', () => {
    const answer = z.safeParse(z.object({ allData: list, total: z.int() }), { allData: [{ id: 'x' }], total: 1 });
    expect(answer.error?.issues.map(({ path }) => path)).toEqual([['allData']]);
  });

  it('is a list of its rows in a document', () => {
    expect(z.toJSONSchema(list)).toMatchObject({ type: 'array', items: { properties: { id: { type: 'integer' } } } });
  });
});
