import { expect, it, vi } from 'vitest';
import { ifLeft } from './ifLeft';

it('calls back where the page goes away meanwhile, and not after', async () => {
  const note = vi.fn();
  const work = Promise.withResolvers<string>();
  const outcome = ifLeft(work.promise, note);
  dispatchEvent(new Event('pagehide'));
  expect(note).toHaveBeenCalledOnce();
  work.resolve('done');
  await expect(outcome).resolves.toBe('done');
  dispatchEvent(new Event('pagehide'));
  await expect(ifLeft(Promise.reject(new Error('refused')), note)).rejects.toThrow('refused');
  dispatchEvent(new Event('pagehide'));
  expect(note).toHaveBeenCalledOnce();
});
