import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer } from '../http/testing/fakeServer';
import { endSession, readCredentials, startSession } from '../store/session';
import { renewSession, useSessionEnding } from './sessionEnding';

const minute = 60_000;
const fortnight = 14 * 24 * 60 * minute;
const { adapter } = http.defaults;
let server = createFakeServer();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  server = createFakeServer();
  http.defaults.adapter = server.adapter;
  startSession(server.signIn());
});
afterEach(() => {
  cleanup();
  endSession('signed-out');
  http.defaults.adapter = adapter;
  vi.useRealTimers();
});

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const ending = () => renderHook(() => useSessionEnding()).result;

it('reports the end of the session one minute before the refresh token expires', () => {
  const endsAt = Date.now() + fortnight;
  const hook = ending();
  pass(fortnight - minute - 1);
  expect(hook.current).toBeNull();
  pass(1);
  expect(hook.current).toBe(endsAt);
});

it('renewing the session postpones its end to fourteen days later', async () => {
  const hook = ending();
  pass(fortnight - minute);
  expect(hook.current).not.toBeNull();
  await act(async () => {
    const renewed = renewSession();
    await vi.advanceTimersByTimeAsync(20);
    await renewed;
  });
  expect(readCredentials()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
  expect(hook.current).toBeNull();
  pass(fortnight - minute - 1_000);
  expect(hook.current).toBeNull();
  pass(1_000);
  expect(hook.current).not.toBeNull();
});

it('renewing the session twice in parallel refreshes once', async () => {
  const both = Promise.all([renewSession(), renewSession()]);
  await vi.advanceTimersByTimeAsync(20);
  await both;
  expect(server.refreshes()).toBe(1);
});

it('renewing the session rejects if the server is unreachable, and keeps the session', async () => {
  server.onRefresh = () => 'network';
  const failed = expect(renewSession()).rejects.toBeDefined();
  await vi.advanceTimersByTimeAsync(1_000);
  await failed;
  expect(readCredentials().token).toBe('access-1');
});

it('ends the session if the refresh is rejected', async () => {
  server.onRefresh = () => ({ status: 401, data: { code: 'unauthenticated' } });
  const renewed = renewSession();
  await vi.advanceTimersByTimeAsync(1_000);
  await renewed;
  expect(readCredentials().token).toBeNull();
});

it('reports the end of the session after the computer wakes from sleep', () => {
  const hook = ending();
  vi.setSystemTime(Date.now() + fortnight - 30_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(hook.current).not.toBeNull();
});

it('stores and clears the refresh time together with the tokens', () => {
  expect(localStorage.getItem('renewedAt')).toBe(String(Date.now()));
  endSession('signed-out');
  expect(localStorage.getItem('renewedAt')).toBeNull();
  expect(ending().current).toBeNull();
});

it.each(['soon', '-1.5', '{}'])('ignores the invalid refresh time %s', (text) => {
  localStorage.setItem('renewedAt', text);
  window.dispatchEvent(new StorageEvent('storage', { key: 'renewedAt', newValue: text, storageArea: localStorage }));
  const hook = ending();
  pass(fortnight);
  expect(hook.current).toBeNull();
});
