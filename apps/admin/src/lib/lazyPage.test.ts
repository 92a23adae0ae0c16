import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { importPage, lazyPage, pageTimeLimit } from './lazyPage';

describe('importPage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('gives the module', async () => {
    await expect(importPage(async () => ({ page: 1 }))).resolves.toEqual({ page: 1 });
  });

  it('tries twice more before it gives up', async () => {
    const importer = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const result = expect(importPage(importer)).rejects.toMatchObject({ name: 'PageLoadError', reason: 'missing' });
    await vi.runAllTimersAsync();
    await result;
    expect(importer).toHaveBeenCalledTimes(3);
  });

  it('succeeds when a retry does', async () => {
    const importer = vi.fn().mockRejectedValueOnce(new TypeError('reset')).mockResolvedValue({ page: 2 });
    const result = expect(importPage(importer)).resolves.toEqual({ page: 2 });
    await vi.runAllTimersAsync();
    await result;
  });

  it('stops waiting after 120 seconds', async () => {
    const result = expect(importPage(() => new Promise(() => {}))).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(pageTimeLimit - 1);
    await vi.advanceTimersByTimeAsync(1);
    await result;
  });
});

describe('lazyPage', () => {
  it('loads the module once', async () => {
    const importer = vi.fn().mockResolvedValue({ Page: () => null });
    const page = lazyPage(importer);
    await Promise.all([page.load(), page.load()]);
    expect(importer).toHaveBeenCalledOnce();
  });

  it('asks again after a failure', async () => {
    vi.useFakeTimers();
    const importer = vi.fn().mockRejectedValue(new TypeError('gone'));
    const page = lazyPage(importer);
    const first = expect(page.load()).rejects.toThrow();
    await vi.runAllTimersAsync();
    await first;
    importer.mockResolvedValue({ Page: () => null });
    await expect(page.load()).resolves.toBeDefined();
    vi.useRealTimers();
  });
});
