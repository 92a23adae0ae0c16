import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chunkTimeout, importChunk } from './importChunk';

describe('importChunk', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('resolves to the module', async () => {
    await expect(importChunk(async () => ({ page: 1 }))).resolves.toEqual({ page: 1 });
  });

  it('rejects after two retries', async () => {
    const importer = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'));
    const result = expect(importChunk(importer)).rejects.toMatchObject({ name: 'ChunkLoadError', reason: 'missing' });
    await vi.runAllTimersAsync();
    await result;
    expect(importer).toHaveBeenCalledTimes(3);
  });

  it('resolves if a retry succeeds', async () => {
    const importer = vi.fn().mockRejectedValueOnce(new TypeError('reset')).mockResolvedValue({ page: 2 });
    const result = expect(importChunk(importer)).resolves.toEqual({ page: 2 });
    await vi.runAllTimersAsync();
    await result;
  });

  it('retries under another URL, because browsers cache the failed import of a URL', async () => {
    const url = `${window.location.origin}/assets/Page-1.js`;
    const importer = vi.fn().mockRejectedValue(new TypeError(`Failed to fetch dynamically imported module: ${url}`));
    const load = vi.fn().mockRejectedValueOnce(new TypeError('Failed again')).mockResolvedValue({ page: 3 });
    const result = expect(importChunk(importer, load)).resolves.toEqual({ page: 3 });
    await vi.runAllTimersAsync();
    await result;
    expect(importer).toHaveBeenCalledTimes(1);
    const urls = load.mock.calls.map(([retry]) => retry as string);
    expect(urls).toEqual([expect.stringMatching(/Page-1\.js\?retry=\d+$/), expect.stringMatching(/\?retry=\d+$/)]);
    expect(new Set(urls).size).toBe(2);
  });

  it.each(['https://evil.example/x.js', `${window.location.origin}/assets/Page-1.css`])(
    'does not retry %s under another URL',
    async (url) => {
      const importer = vi.fn().mockRejectedValue(new TypeError(`Failed to load ${url}`));
      const load = vi.fn();
      const result = expect(importChunk(importer, load)).rejects.toMatchObject({ reason: 'missing' });
      await vi.runAllTimersAsync();
      await result;
      expect(load).not.toHaveBeenCalled();
      expect(importer).toHaveBeenCalledTimes(3);
    },
  );

  it('does not import while offline, because browsers would cache the failed imports of the chunk', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const importer = vi.fn().mockResolvedValue({ page: 4 });
    await expect(importChunk(importer)).rejects.toMatchObject({ reason: 'missing' });
    expect(importer).not.toHaveBeenCalled();
    onLine.mockRestore();
    await expect(importChunk(importer)).resolves.toEqual({ page: 4 });
  });

  it('stops waiting after 120 seconds', async () => {
    const result = expect(importChunk(() => new Promise(() => {}))).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
    await vi.advanceTimersByTimeAsync(1);
    await result;
  });
});
