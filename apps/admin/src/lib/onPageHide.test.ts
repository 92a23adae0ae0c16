import { expect, it, vi } from 'vitest';
import { onPageHide } from './onPageHide';

it('onPageHide calls `note` if the user leaves the page before `work` settles, but not after', async () => {
  const note = vi.fn();
  const work = Promise.withResolvers<string>();
  const outcome = onPageHide(work.promise, note);
  dispatchEvent(new Event('pagehide'));
  expect(note).toHaveBeenCalledOnce();
  work.resolve('done');
  await expect(outcome).resolves.toBe('done');
  dispatchEvent(new Event('pagehide'));
  await expect(onPageHide(Promise.reject(new Error('rejected')), note)).rejects.toThrow('rejected');
  dispatchEvent(new Event('pagehide'));
  expect(note).toHaveBeenCalledOnce();
});
