import type { BillRow } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MockStorage } from '../persistence';
import { startApi } from '../testing/api';
import { isClosed, isOpen, read, some, unknown, url } from './testing/billApi';

describe('deleting bills from tables', () => {
  const past = { restaurant: 'rst-nyc', from: '2026-11-14', to: '2026-11-14' };

  it('deleting bills changes no amounts, and restoring returns the same rows in the same order', async () => {
    const order = fc.shuffledSubarray([3, 4, 5, 7, 8, 9, 30], { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(order, order, async (first, second) => {
        const server = startApi({ checkResponses: false });
        const idsOf = (numbers: number[]) =>
          numbers.map((number) => `nyc-20261114-0${String(number).padStart(2, '0')}`);
        const look = async (hidden: string) => (await server.get(url('list'), { ...past, hidden, perPage: 1000 })).data;
        const rowsOf = ({ bills }: { bills: BillRow[] }) => bills.map(({ id }) => id);
        const before = await look('exclude');
        const response = await server.remove(url('delete'), { ids: idsOf(first) });
        expect([response.status, response.data.total]).toEqual([200, first.length]);
        const now = await look('exclude');
        expect({ ...now.totals[0], hidden: null }).toEqual({ ...before.totals[0], hidden: null });
        expect([now.total + first.length, now.totals[0].hidden.bills]).toEqual([before.total, first.length]);
        expect(rowsOf(await look('include'))).toEqual(rowsOf(before));
        expect(rowsOf(await look('only')).toSorted()).toEqual(idsOf(first).toSorted());
        const again = second.filter((number) => first.includes(number));
        const rejected = await server.remove(url('delete'), { ids: idsOf(second) });
        expect(rejected.status).toBe(again.length > 0 ? 409 : 200);
        expect(rejected.data.ids ?? []).toEqual(idsOf(again));
        const hidden = rowsOf(await look('only'));
        for (const id of hidden) expect((await server.post(url('restore'), { ids: [id] })).status).toBe(200);
        const after = await look('exclude');
        expect([rowsOf(after), after.totals]).toEqual([rowsOf(before), before.totals]);
        expect((await server.post(url('restore'), { ids: idsOf(first) })).data).toMatchObject({
          status: 409,
          ids: idsOf(first),
        });
      }),
      { numRuns: 4 },
    );
  });

  it('deleting bills is all or nothing and rejects open bills', async () => {
    const server = startApi();
    const [open, closed] = [await some(server, isOpen), await some(server, isClosed)];
    expect((await server.remove(url('delete'), { ids: [closed.id, open.id] })).data).toMatchObject({
      status: 409,
      code: 'status_conflict',
      ids: [open.id],
    });
    expect((await read(server, closed.id)).hidden).toBeNull();
    expect((await server.remove(url('delete'), { ids: [closed.id, unknown] })).status).toBe(404);
    expect((await server.remove(url('delete'), {})).status).toBe(400);
    expect((await server.remove(url('delete'), { ids: Array.from({ length: 101 }, () => closed.id) })).status).toBe(
      400,
    );
    expect((await server.post(url('restore'), { ids: [] })).status).toBe(422);
    expect((await read(server, closed.id)).hidden).toBeNull();
  });

  it('the deletion of bills survives a reload', async () => {
    const texts = new Map<string, string>();
    const storage: MockStorage = {
      get: async (key) => texts.get(key) ?? null,
      set: async (key, value) => void texts.set(key, value),
      remove: async (key) => void texts.delete(key),
    };
    await startApi({ storage }).remove(url('delete'), { ids: ['nyc-20261114-003'] });
    expect((await read(startApi({ storage }), 'nyc-20261114-003')).hidden).toMatchObject({ by: { id: 1 } });
  });
});
