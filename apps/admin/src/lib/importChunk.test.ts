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

  it('stops waiting after 120 seconds', async () => {
    const result = expect(importChunk(() => new Promise(() => {}))).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(chunkTimeout - 1);
    await vi.advanceTimersByTimeAsync(1);
    await result;
  });
});
