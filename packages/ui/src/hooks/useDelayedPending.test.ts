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

  it('shows nothing for short work', () => {
    const { result, rerender } = renderHook(({ pending }) => useDelayedPending(pending), {
      initialProps: { pending: true },
    });
    wait(199);
    expect(result.current).toBe(false);
    rerender({ pending: false });
    wait(1000);
    expect(result.current).toBe(false);
  });

  it('stays for its minimum once shown', () => {
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

  it('goes at once after a long wait', () => {
    const { result, rerender } = renderHook(({ pending }) => useDelayedPending(pending), {
      initialProps: { pending: true },
    });
    wait(2000);
    rerender({ pending: false });
    wait(0);
    expect(result.current).toBe(false);
  });
});
