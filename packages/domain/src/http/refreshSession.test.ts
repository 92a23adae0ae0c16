import { describe, expect, it, vi } from 'vitest';
import { endSession, isSignedIn, readCredentials, readSession, startSession } from '../store/session';
import { createHttpClient } from './axiosClient';
import { createFakeServer } from './testing/fakeServer';
import { recordSessionEnds, setup, startTokens, statusOf, storeText } from './testing/refreshSetup';

const reasons = recordSessionEnds();

describe('permissions after a refresh', () => {
  const ability = [{ action: ['read'], subject: 'task' }];

  it.each([
    ['replaces', ability, ability],
    ['keeps', undefined, [{ action: 'manage', subject: 'all' }]],
    ['keeps', 'all of them', [{ action: 'manage', subject: 'all' }]],
  ])('%s the permissions of the session if the refresh call returns %j', async (_verb, returned, expected) => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => ({ status: 200, data: { ...server.issue(), ability: returned } });
    expect(await statusOf(http.get('/a'))).toBe('fulfilled');
    expect(readSession().user?.ability).toEqual(expected);
    expect(readCredentials().token).toBe('access-2');
  });
});

describe('session changes during a refresh', () => {
  it('stores no tokens if the user signs out during a refresh, and rejects every waiting request once', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 150;
    const waiting = ['/a', '/b', '/c'].map((url) => statusOf(http.get(url)));
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    const late = statusOf(http.get('/late'));
    endSession('signed-out');
    expect(await Promise.all([...waiting, late])).toEqual([401, 401, 401, 401]);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(readCredentials()).toEqual({ token: null, refreshToken: null });
    expect(localStorage.getItem('token')).toBeNull();
    expect(reasons).toEqual(['signed-out']);
    expect(server.calls('/a')).toHaveLength(1);
  });

  it('never sends a waiting request in the session of the next user', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 50;
    const first = statusOf(http.get('/first'));
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    const late = statusOf(http.get('/late'));
    await new Promise((resolve) => setTimeout(resolve));
    endSession('signed-out');
    startSession(server.signIn(2));
    expect(await Promise.all([first, late])).toEqual([401, 401]);
    expect(server.calls('/late')).toEqual([]);
  });

  it.each([
    ['the user signs out', false, 'refresh-2'],
    ['another user signs in', true, 'refresh-3'],
  ])('discards the new tokens if %s during a refresh', async (_name, signsIn, refreshToken) => {
    const { server, http } = setup();
    server.expire();
    const request = statusOf(http.get('/a'));
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    endSession('signed-out');
    if (signsIn) startSession(server.signIn(2));
    expect(await request).toBe(401);
    await vi.waitFor(() => expect(server.calls('/jwt/logout')).toHaveLength(1));
    expect(server.calls('/jwt/logout')[0]?.data).toBe(JSON.stringify({ refreshToken }));
  });

  it.each([
    ['successful', true],
    ['rejected', false],
  ])('keeps the session of the next user if the refresh of the previous one is %s', async (_name, renewed) => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 150;
    if (!renewed) server.onRefresh = () => ({ status: 401, data: {} });
    const first = statusOf(http.get('/a'));
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    endSession('signed-out');
    startSession(server.signIn(2));
    const { token } = readCredentials();
    expect(await first).toBe(401);
    await expect(http.get('/b')).resolves.toMatchObject({ status: 200 });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(readCredentials().token).toBe(token);
    expect(server.calls('/a')).toHaveLength(1);
    expect(server.calls('/b').map((request) => request.token)).toEqual([token]);
  });

  it('resumes waiting requests with the token of another tab', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 2_000;
    const waiting = http.get('/a');
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    startTokens(server.issue());
    await expect(waiting).resolves.toMatchObject({ status: 200 });
    expect(server.calls('/a')[1]?.token).toBe('access-2');
  });

  it('ends the session when another tab signs out', async () => {
    setup();
    for (const key of ['token', 'refreshToken', 'userData', 'restaurant']) storeText(key, null);
    expect(isSignedIn()).toBe(false);
    expect(reasons).toEqual(['other-tab']);
  });
});

describe('several tabs', () => {
  /** Web Locks of one browser. */
  function createLocks() {
    let tail: Promise<unknown> = Promise.resolve();
    let held = 0;
    const request = (_name: string, options: LockOptions, run: (lock: Lock | null) => unknown) => {
      if (options.ifAvailable && held > 0) return Promise.resolve(run(null));
      held += 1;
      const next = tail.then(async () => {
        options.signal?.throwIfAborted();
        return run({ name: _name, mode: 'exclusive' });
      });
      tail = next.catch(() => undefined).finally(() => (held -= 1));
      return Promise.race([
        next,
        new Promise((_resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
      ]);
    };
    return { request } as unknown as LockManager;
  }

  it('uses the token that another tab refreshed while this one waited for the lock', async () => {
    const server = createFakeServer();
    const locks = createLocks();
    const http = createHttpClient({ adapter: server.adapter, locks });
    startSession(server.signIn());
    server.expire();
    let release = () => {};
    void locks.request('larder-refresh', {}, () => new Promise<void>((resolve) => (release = resolve)));
    const waiting = http.get('/a');
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { interval: 1 });
    // The other tab has written, but its storage events haven't arrived.
    const pair = server.issue();
    localStorage.setItem('refreshToken', pair.refreshToken);
    localStorage.setItem('token', pair.accessToken);
    release();
    await expect(waiting).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(0);
  });

  it('waits for both tokens of the tab that held the lock', async () => {
    const server = createFakeServer();
    const locks = createLocks();
    const http = createHttpClient({ adapter: server.adapter, locks });
    startSession(server.signIn());
    server.expire();
    let release = () => {};
    void locks.request('larder-refresh', {}, () => new Promise<void>((resolve) => (release = resolve)));
    const waiting = http.get('/a');
    await vi.waitFor(() => expect(server.requests).toHaveLength(1), { interval: 1 });
    const pair = server.issue();
    release();
    setTimeout(() => storeText('refreshToken', pair.refreshToken), 5);
    setTimeout(() => storeText('token', pair.accessToken), 15);
    await expect(waiting).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(0);
  });

  it('stores the new tokens although the access token of another tab arrived during the refresh', async () => {
    const { server, http } = setup();
    server.expire();
    const pair = server.issue();
    // The access token of this refresh token has not arrived yet.
    storeText('refreshToken', pair.refreshToken);
    server.onRefresh = (refreshToken) => {
      storeText('token', pair.accessToken);
      return server.rotate(refreshToken);
    };
    await http.get('/a');
    expect(readCredentials()).toEqual({ token: 'access-3', refreshToken: 'refresh-3' });
  });

  it('discards the new tokens if another user has signed in, but the event has not arrived', async () => {
    const { server, http } = setup();
    server.expire();
    const next = server.signIn(2);
    server.onRefresh = (refreshToken) => {
      localStorage.setItem('userData', JSON.stringify(next));
      localStorage.setItem('refreshToken', next.refreshToken);
      localStorage.setItem('token', next.token);
      return server.rotate(refreshToken);
    };
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(localStorage.getItem('token')).toBe(next.token);
  });

  it('refreshes without the lock if the lock manager never responds', async () => {
    const server = createFakeServer();
    const locks = { request: () => new Promise(() => undefined) } as unknown as LockManager;
    const http = createHttpClient({ adapter: server.adapter, locks, lockTimeout: 20 });
    startSession(server.signIn());
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(1);
  });

  it('waits longer for the lock than two refreshes of other tabs may take', async () => {
    vi.useFakeTimers();
    const server = createFakeServer();
    const locks = createLocks();
    const http = createHttpClient({ adapter: server.adapter, locks });
    startSession(server.signIn());
    server.expire();
    void locks.request('larder-refresh', {}, () => new Promise(() => undefined));
    const waiting = http.get('/a');
    await vi.advanceTimersByTimeAsync(31_500);
    expect(server.refreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(waiting).resolves.toMatchObject({ status: 200 });
  });

  it('refreshes without the lock after a timeout', async () => {
    const server = createFakeServer();
    const locks = createLocks();
    const http = createHttpClient({ adapter: server.adapter, locks, lockTimeout: 20 });
    startSession(server.signIn());
    server.expire();
    void locks.request('larder-refresh', {}, () => new Promise(() => undefined));
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(1);
  });

  it('keeps the session if the refresh failed because another tab was faster', async () => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => {
      setTimeout(() => startTokens(server.issue()), 50);
      return { status: 401, data: { code: 'unauthenticated' } };
    };
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(reasons).toEqual([]);
  });

  it.each([5, 50, 300])(
    'with a free lock, keeps the session if the refresh of another tab arrives %i ms after the rejection',
    async (late) => {
      const server = createFakeServer();
      const http = createHttpClient({ adapter: server.adapter, locks: createLocks() });
      startSession(server.signIn());
      server.expire();
      server.onRefresh = () => {
        setTimeout(() => startTokens(server.issue()), late);
        return { status: 401, data: { code: 'unauthenticated' } };
      };
      await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
      expect(reasons).toEqual([]);
    },
  );

  it('keeps the session if the missing refresh token arrives from another tab after the 401', async () => {
    const { server, http } = setup();
    server.expire();
    localStorage.removeItem('refreshToken');
    setTimeout(() => startTokens(server.issue()), 20);
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(reasons).toEqual([]);
  });
});
