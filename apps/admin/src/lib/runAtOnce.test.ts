import { expect, it } from 'vitest';
import { runAtOnce } from './runAtOnce';

it('does nothing more once the signal says so', async () => {
  const stop = new AbortController();
  const worked: number[] = [];
  const outcome = await runAtOnce(
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

it('does so many at a time and reports each end', async () => {
  let running = 0;
  let most = 0;
  const progress: number[] = [];
  const outcome = await runAtOnce(
    [1, 2, 3, 4, 5, 6],
    async (item) => {
      most = Math.max(most, (running += 1));
      await Promise.resolve();
      running -= 1;
      if (item === 3) throw new Error('no');
    },
    { limit: 2, onProgress: (finished) => progress.push(finished) },
  );
  expect(most).toBe(2);
  expect(outcome.done).toEqual([1, 2, 4, 5, 6]);
  expect(outcome.failed.map(({ item }) => item)).toEqual([3]);
  expect(progress).toEqual([1, 2, 3, 4, 5, 6]);
});
