import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage';

describe('lazyPage', () => {
  it('lazyPage loads the module once', async () => {
    const importer = vi.fn().mockResolvedValue({ Page: () => null });
    const page = lazyPage(importer);
    await Promise.all([page.load(), page.load()]);
    expect(importer).toHaveBeenCalledOnce();
  });

  it('lazyPage loads the module again after a failure', async () => {
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
