import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const refetch = vi.fn(async () => {});
const query = { isSuccess: false, isFetching: false, refetch };
vi.mock('@larder/domain', () => ({ useServerStatus: () => query }));
const { useServerCheck } = await import('./useServerCheck');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('useServerCheck counts down, checks every 30 s and stops when the server is available', async () => {
  const { result, rerender } = renderHook(() => useServerCheck());
  expect(result.current.secondsLeft).toBe(30);
  await act(() => vi.advanceTimersByTimeAsync(12_000));
  expect([result.current.secondsLeft, refetch.mock.calls.length]).toEqual([18, 0]);
  await act(() => vi.advanceTimersByTimeAsync(18_000));
  expect([result.current.secondsLeft, refetch.mock.calls.length]).toEqual([30, 1]);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(refetch).toHaveBeenCalledTimes(2);
  query.isSuccess = true;
  rerender();
  await act(() => vi.advanceTimersByTimeAsync(90_000));
  expect(refetch).toHaveBeenCalledTimes(2);
  expect(result.current.isAvailable).toBe(true);
});
