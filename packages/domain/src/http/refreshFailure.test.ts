import { isAxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { store } from '../store/jotai';
import { isSignedIn, onSessionEnd, readCredentials, sessionAtom, startSession } from '../store/session';
import { failingStorage } from '../store/testing/failingStorage';
import { toApiError } from './problem';
import { refreshAhead } from './refresh';
import { recordSessionEnds, setup, statusOf, storeText } from './testing/refreshSetup';

const reasons = recordSessionEnds();

describe('a failed refresh', () => {
  it('a rejected refresh token ends the session once and rejects all requests with the original 401', async () => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => ({ status: 401, data: { code: 'unauthenticated' } });
    const results = await Promise.allSettled([http.get('/a'), http.get('/b'), http.get('/c')]);
    for (const result of results) {
      expect(result.status).toBe('rejected');
      const { reason } = result as PromiseRejectedResult;
      expect(isAxiosError(reason) && reason.config?.url).not.toBe('/jwt/refresh-token');
      expect(toApiError(reason)).toMatchObject({ status: 401, code: 'unauthenticated', isNetwork: false });
    }
    expect(server.refreshes()).toBe(1);
    expect(reasons).toEqual(['expired']);
    for (const key of ['token', 'refreshToken', 'userData', 'restaurant']) expect(localStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['a network error', 'network' as const, true],
    ['a server error', { status: 503, data: {} }, true],
    ['an HTML page', { status: 200, data: '<!doctype html>' }, false],
    ['an HTML page with status 401', { status: 401, data: '<html></html>' }, false],
    ['a response without a token', { status: 200, data: { refreshToken: 'x' } }, false],
  ])('a failed refresh keeps the tokens and rejects the request after %s', async (_name, reply, isNetwork) => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => reply;
    const error = await http.get('/a').catch((reason: unknown) => toApiError(reason));
    expect(error).toMatchObject({ status: 401, isNetwork });
    expect(server.refreshes()).toBe(1);
    expect(readCredentials().token).toBe('access-1');
    expect(reasons).toEqual([]);
    // The next request tries again.
    server.onRefresh = undefined;
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
  });

  it('does not send waiting requests with the old token after a failed refresh', async () => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => 'network';
    const first = statusOf(http.get('/first'));
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    const second = http.get('/second').catch((reason: unknown) => toApiError(reason));
    expect(await first).toBe(401);
    expect(await second).toMatchObject({ isNetwork: true });
    expect(server.calls('/second')).toEqual([]);
  });

  it('rejects a waiting request and keeps the session when the refresh times out', async () => {
    const { server, http } = setup(60);
    server.expire();
    server.onRefresh = () => 'hang';
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(isSignedIn()).toBe(true);
  });

  it('a refresh is not repeated if the server returned the same token', async () => {
    const { server, http } = setup();
    server.expire();
    startSession({ ...server.signIn(), token: 'stuck' });
    server.onRefresh = () => ({ status: 200, data: { accessToken: 'stuck', refreshToken: 'new' } });
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.refreshes()).toBe(1);
  });

  it('keeps the old refresh token if the response has none', async () => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => ({ status: 200, data: { accessToken: server.issue().accessToken } });
    await http.get('/a');
    expect(readCredentials()).toEqual({ token: 'access-2', refreshToken: 'refresh-1' });
  });

  it('ends the session without a refresh request if there is no refresh token', async () => {
    const { server, http } = setup();
    storeText('refreshToken', null);
    server.expire();
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.refreshes()).toBe(0);
    expect(reasons).toEqual(['expired']);
  });
});

describe('refreshing ahead of a request', () => {
  it('refreshAhead stores new tokens', async () => {
    const { http } = setup();
    await refreshAhead(http, { locks: null });
    expect(readCredentials()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
  });

  it('refreshAhead rejects if the refresh fails and the session continues', async () => {
    const { server, http } = setup();
    server.onRefresh = () => 'network';
    await expect(refreshAhead(http, { locks: null })).rejects.toMatchObject({ code: 'ERR_NETWORK' });
    expect(isSignedIn()).toBe(true);
  });
});

describe('edge cases of a refresh', () => {
  it('continues the session in memory if storage cannot be written', async () => {
    const setItem = failingStorage('setItem');
    const { server, http } = setup();
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(readCredentials().token).toBe('access-2');
    expect(setItem).toHaveBeenCalled();
  });

  it('ignores errors of session listeners during a refresh', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const stopThrowing = onSessionEnd(() => {
      throw new Error('listener');
    });
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => ({ status: 401, data: {} });
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(isSignedIn()).toBe(false);
    expect(report).toHaveBeenCalledOnce();
    stopThrowing();
    vi.unstubAllGlobals();
  });

  it.each([
    ['is reported', vi.fn()],
    ['cannot be reported', vi.fn().mockImplementationOnce(() => expect.fail('reporter'))],
  ])('settles every request when a subscriber throws and the error %s', async (_name, report) => {
    vi.stubGlobal('reportError', report);
    const { server, http } = setup();
    server.expire();
    const { accessToken, refreshToken } = server.issue();
    localStorage.setItem('refreshToken', refreshToken);
    localStorage.setItem('token', accessToken);
    const stop = store.sub(sessionAtom, () => {
      throw new Error('subscriber');
    });
    // Another tab has signed in another user. The event has not arrived.
    localStorage.setItem('userData', JSON.stringify(server.signIn(2)));
    const requests = Promise.allSettled([http.get('/a'), http.get('/b')]);
    expect(await Promise.race([requests, new Promise((resolve) => setTimeout(resolve, 1_000))])).toHaveLength(2);
    stop();
    vi.unstubAllGlobals();
  });

  it.each([
    ['without locks', null],
    [
      'with a free lock',
      { request: async (_name: string, _options: object, run: (lock: object) => unknown) => run({}) },
    ],
  ])('a refresh leaves no timer running %s', async (_name, locks) => {
    vi.useFakeTimers();
    const { server, http } = setup(5_000, locks as LockManager | null);
    server.expire();
    const request = http.get('/a');
    await vi.advanceTimersByTimeAsync(server.refreshDelay);
    await expect(request).resolves.toMatchObject({ status: 200 });
    expect(vi.getTimerCount()).toBe(0);
  });
});
