import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announceChange } from './otherTabs';

const post = vi.hoisted(() => vi.fn<(message: string) => void>());
vi.mock('../store/tabChannel', () => ({ tabChannel: () => ({ postMessage: post }) }));

beforeEach(() => {
  vi.useFakeTimers();
  post.mockReset();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a change is announced to the other tabs immediately', () => {
  announceChange();
  expect(post).toHaveBeenCalledExactlyOnceWith('changed');
  vi.runAllTimers();
  expect(post).toHaveBeenCalledOnce();
});

it('100 changes within a second are announced twice, the last time after the last change', () => {
  for (let index = 0; index < 100; index += 1) announceChange();
  expect(post).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(499);
  expect(post).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(post).toHaveBeenCalledTimes(2);
  vi.runAllTimers();
  expect(post).toHaveBeenCalledTimes(2);
});
