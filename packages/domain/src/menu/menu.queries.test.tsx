import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer } from '../http/testing/fakeServer';
import { createQueryClient } from '../query/queryClient';
import { resetServerTime } from '../time/testing/resetServerTime';
import type { EightySix } from './eightySix.contract';
import { eightySixQuery } from './menu.queries';
import { makeEntry } from './testing/sampleMenu';

const { adapter } = http.defaults;
afterEach(() => {
  vi.useRealTimers();
  http.defaults.adapter = adapter;
});

/** Shows the 86 entries at 22:00. Returns the entries of the next responses, and a function that counts requests. */
async function show(entries: EightySix[]) {
  resetServerTime();
  vi.useFakeTimers({ now: new Date('2026-11-20T22:00:00.000Z') });
  const server = createFakeServer();
  const next = { entries };
  server.onCall = () => ({ status: 200, data: { entries: next.entries, total: next.entries.length } });
  http.defaults.adapter = server.adapter;
  const client = createQueryClient();
  const stop = new QueryObserver(client, eightySixQuery('nyc')).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  return {
    next,
    stop,
    /** Returns the number of requests after some seconds. */
    requestsAfter: async (seconds: number) => {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      return server.calls('/apps/menu/eighty-six').length;
    },
  };
}

it('requests the 86 entries again when an item returns to sale', async () => {
  const { next, stop, requestsAfter } = await show([
    makeEntry({ id: 'e1', until: '2026-11-20T22:00:20.000Z' }),
    makeEntry({ id: 'e2', until: '2026-11-21T22:00:00.000Z' }),
    makeEntry({ id: 'e3', until: null }),
  ]);
  expect(await requestsAfter(19)).toBe(1);
  // The clock of the server is a second behind.
  expect(await requestsAfter(1.5)).toBe(2);
  next.entries = next.entries.slice(1);
  expect(await requestsAfter(1)).toBe(3);
  expect(await requestsAfter(58)).toBe(3);
  expect(await requestsAfter(2)).toBe(4);
  stop();
});

it('ended 86 entries do not cause more requests', async () => {
  const endedAt = '2026-11-20T21:00:00.000Z';
  const { stop, requestsAfter } = await show([makeEntry({ until: endedAt, endedAt, endedBy: 'auto' })]);
  expect(await requestsAfter(59)).toBe(1);
  expect(await requestsAfter(2)).toBe(2);
  stop();
});
