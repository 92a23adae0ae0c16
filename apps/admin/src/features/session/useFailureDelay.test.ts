import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useFailureDelay } from './useFailureDelay';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function failTimes(count: number) {
  const { result } = renderHook(useFailureDelay);
  for (let failures = 0; failures < count; failures += 1) act(() => result.current.fail());
  return result;
}

it('useFailureDelay does not delay the next attempt after four failures', () => {
  expect(failTimes(4).current.seconds).toBe(0);
});

it('useFailureDelay counts down 15 seconds after five failures', () => {
  const result = failTimes(5);
  expect(result.current.seconds).toBe(15);
  act(() => void vi.advanceTimersByTime(10_000));
  expect(result.current.seconds).toBe(5);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current.seconds).toBe(0);
});

it('useFailureDelay counts failures from zero after a reset', () => {
  const result = failTimes(4);
  act(() => result.current.reset());
  act(() => result.current.fail());
  expect(result.current.seconds).toBe(0);
});
