import { isAxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { isSignedIn, onSessionEnd, readCredentials, startSession } from '../store/session';
import { toApiError } from './problem';
import { recordSessionEnds, setup, statusOf } from './testing/refreshSetup';

const reasons = recordSessionEnds();

describe('a refresh that fails', () => {
  it('C04: refused, it ends the session once and rejects all with the original 401', async () => {
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
    ['C16: by the network', 'network' as const, true],
    ['C16: by a server in trouble', { status: 503, data: {} }, true],
    ['C22: by a page of HTML', { status: 200, data: '<!doctype html>' }, false],
    ['C22: by a proxy that says 401 in HTML', { status: 401, data: '<html></html>' }, false],
    ['C22: without a token', { status: 200, data: { refreshToken: 'x' } }, false],
  ])('%s keeps the tokens and rejects', async (_name, reply, isNetwork) => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => reply;
    const error = await http.get('/a').catch((reason: unknown) => toApiError(reason));
    expect(error).toMatchObject({ status: 401, isNetwork });
    expect(server.refreshes()).toBe(1);
    expect(readCredentials().token).toBe('access-1');
    expect(reasons).toEqual([]);
    // It is not given up for good.
    server.onRefresh = undefined;
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
  });

  it('C06: a request that waited does not go out with the old token', async () => {
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

  it('C15: hanging, it lets the callers go', async () => {
    const { server, http } = setup(60);
    server.expire();
    server.onRefresh = () => 'hang';
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(isSignedIn()).toBe(true);
  });

  it('C22: giving the same token, it is not asked again', async () => {
    const { server, http } = setup();
    server.expire();
    startSession({ ...server.signIn(), token: 'stuck' });
    server.onRefresh = () => ({ status: 200, data: { accessToken: 'stuck', refreshToken: 'new' } });
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.refreshes()).toBe(1);
  });

  it('C23: without a new refresh token, the old one stays', async () => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => ({ status: 200, data: { accessToken: server.issue().accessToken } });
    await http.get('/a');
    expect(readCredentials()).toEqual({ token: 'access-2', refreshToken: 'refresh-1' });
  });

  it('is not tried without a refresh token: the session ends', async () => {
    const { server, http } = setup();
    localStorage.removeItem('refreshToken');
    window.dispatchEvent(
      new StorageEvent('storage', { key: 'refreshToken', newValue: null, storageArea: localStorage }),
    );
    server.expire();
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.refreshes()).toBe(0);
    expect(reasons).toEqual(['expired']);
  });
});

describe('what surrounds it', () => {
  it('C24: where storage cannot be written the session goes on in memory', async () => {
    const broken = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { server, http } = setup();
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(readCredentials().token).toBe('access-2');
    broken.mockRestore();
  });

  it('C25: a listener that throws takes nothing down', async () => {
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

  it('C31: leaves no timer behind', async () => {
    const { server, http } = setup();
    server.expire();
    await http.get('/a');
    vi.useFakeTimers();
    expect(vi.getTimerCount()).toBe(0);
  });
});
