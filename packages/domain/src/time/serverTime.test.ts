import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observeServerTime, serverNow } from './serverTime';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T20:15:00Z') }));
afterEach(() => void vi.useRealTimers());

it('the server time follows the responses and continues with the device clock', () => {
  expect(serverNow().toISOString()).toBe('2026-11-20T20:15:00.000Z');
  observeServerTime('Fri, 13 Nov 2026 08:00:00 GMT');
  vi.advanceTimersByTime(90_000);
  expect(serverNow().toISOString()).toBe('2026-11-13T08:01:30.000Z');
});

it('the server time ignores latency and responses without a date', () => {
  observeServerTime('Fri, 13 Nov 2026 08:00:00 GMT');
  observeServerTime('Fri, 13 Nov 2026 07:59:59 GMT');
  observeServerTime(undefined);
  observeServerTime('soon');
  expect(serverNow().toISOString()).toBe('2026-11-13T08:00:00.000Z');
});

it('the server time of a test ends with the test', () => {
  expect(serverNow().toISOString()).toBe('2026-11-20T20:15:00.000Z');
});
