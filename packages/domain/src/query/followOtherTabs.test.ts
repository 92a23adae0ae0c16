import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient';
import { followOtherTabs } from './followOtherTabs';

const listeners = new Set<() => void>();
vi.mock('../http/otherTabs', () => ({
  announceChange: () => undefined,
  onChangeElsewhere: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));
const changeElsewhere = () => listeners.forEach((listener) => listener());

afterEach(() => void vi.restoreAllMocks());

/** Simulates a page with an active bills query that follows the other tabs. */
async function setUp() {
  const client = createQueryClient();
  const unfollow = followOtherTabs(client);
  const read = vi.fn(async () => read.mock.calls.length);
  const stop = new QueryObserver(client, { queryKey: ['bills'], queryFn: read }).subscribe(() => undefined);
  await vi.waitFor(() => expect(client.getQueryData(['bills'])).toBe(1));
  return {
    client,
    read,
    end: () => {
      unfollow();
      stop();
    },
  };
}

it('the queries of the page refetch after a change in another tab', async () => {
  const { client, end } = await setUp();
  changeElsewhere();
  await vi.waitFor(() => expect(client.getQueryData(['bills'])).toBe(2));
  end();
});

it('the queries of a hidden page are only marked as stale', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { client, read, end } = await setUp();
  changeElsewhere();
  await vi.waitFor(() => expect(client.getQueryState(['bills'])?.isInvalidated).toBe(true));
  expect(read).toHaveBeenCalledOnce();
  end();
});

it('a pending change of the page is not overwritten: the queries refetch after its response', async () => {
  const { client, read, end } = await setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  const change = client.getMutationCache().build(client, { mutationFn: () => promise });
  const changed = change.execute(undefined);
  await vi.waitFor(() => expect(client.isMutating()).toBe(1));
  changeElsewhere();
  expect(client.getQueryState(['bills'])?.isInvalidated).toBe(true);
  expect(read).toHaveBeenCalledOnce();
  resolve();
  await changed;
  await vi.waitFor(() => expect(client.getQueryData(['bills'])).toBe(2));
  end();
});

it('a change of the page does not refetch its queries if no other tab has changed data', async () => {
  const { client, read, end } = await setUp();
  await client.invalidateQueries({ refetchType: 'none' });
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.resolve() })
    .execute(undefined);
  expect(read).toHaveBeenCalledOnce();
  end();
});
