import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDelayedPending } from './useDelayedPending';

describe('useDelayedPending', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });
  const wait = (time: number) => {
    act(() => {
      vi.advanceTimersByTime(time);
    });
  };

  it('stays false for short tasks', () => {
    const { result, rerender } = renderHook(({ pending }) => useDelayedPending(pending), {
      initialProps: { pending: true },
    });
    wait(199);
    expect(result.current).toBe(false);
    rerender({ pending: false });
    wait(1000);
    expect(result.current).toBe(false);
  });

  it('stays true for the minimum duration', () => {
    const { result, rerender } = renderHook(({ pending }) => useDelayedPending(pending), {
      initialProps: { pending: true },
    });
    wait(200);
    expect(result.current).toBe(true);
    wait(50);
    rerender({ pending: false });
    wait(249);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });

  it('becomes false immediately after a long task', () => {
    const { result, rerender } = renderHook(({ pending }) => useDelayedPending(pending), {
      initialProps: { pending: true },
    });
    wait(2000);
    rerender({ pending: false });
    wait(0);
    expect(result.current).toBe(false);
  });
});
