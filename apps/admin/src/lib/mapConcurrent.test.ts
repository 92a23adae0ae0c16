import { expect, it } from 'vitest';
import { mapConcurrent } from './mapConcurrent';

it('mapConcurrent starts no more items after the signal aborts', async () => {
  const stop = new AbortController();
  const worked: number[] = [];
  const outcome = await mapConcurrent(
    [1, 2, 3, 4, 5],
    async (item) => {
      worked.push(item);
      await Promise.resolve();
      if (item === 2) stop.abort();
    },
    { limit: 2, signal: stop.signal },
  );
  expect(worked).toEqual([1, 2]);
  expect(outcome.failed.map(({ item }) => item)).toEqual([3, 4, 5]);
});

it('mapConcurrent runs at most `limit` items at a time and reports progress', async () => {
  let running = 0;
  let maxRunning = 0;
  const progress: number[] = [];
  const outcome = await mapConcurrent(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      maxRunning = Math.max(maxRunning, (running += 1));
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      if (item === 3) throw new Error('no');
    },
    { limit: 2, onProgress: (finished) => progress.push(finished) },
  );
  expect(maxRunning).toBe(2);
  expect(outcome.done).toEqual([1, 2, 4, 5, 6]);
  expect(outcome.failed.map(({ item }) => item)).toEqual([3]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
});
