import { isAxiosError } from 'axios';
import { assert, asyncProperty, scheduler, nat } from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, isSignedIn, onSessionEnd, readCredentials, startSession } from '../store/session';
import { createHttpClient } from './client';
import { toApiError } from './problem';
import { createFakeServer } from './testing/fakeServer';

function setup(answerWithin = 5_000) {
  const server = createFakeServer();
  const http = createHttpClient({ adapter: server.adapter, locks: null, answerWithin });
  startSession(server.signIn());
  return { server, http };
}

async function statusOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error === undefined ? 'fulfilled' : toApiError(error).status;
}

let reasons: string[] = [];
let stop = () => {};

beforeEach(() => {
  endSession('signed-out');
  localStorage.clear();
  reasons = [];
  stop = onSessionEnd((reason) => reasons.push(reason));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('one refresh', () => {
  it('C01: one 401, one refresh, one replay', async () => {
    const { server, http } = setup();
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(1);
    expect(server.calls('/a').map(({ token }) => token)).toEqual(['access-1', 'access-2']);
    expect(readCredentials()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
    expect(localStorage.getItem('token')).toBe('access-2');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-2');
  });

  it('C02: 25 at once, replayed in order', async () => {
    const { server, http } = setup();
    server.expire();
    const urls = Array.from({ length: 25 }, (_, index) => `/a/${index}`);
    const answers = await Promise.all(urls.map((url) => http.get(url)));
    expect(answers.map(({ data }) => data.url)).toEqual(urls);
    expect(server.refreshes()).toBe(1);
    const replays = server.arrivals.filter(({ token }) => token === 'access-2').map(({ url }) => url);
    expect(replays).toEqual(urls);
  });

  it('C03: a 401 that lands after the refresh is replayed without another', async () => {
    const { server, http } = setup();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server.onCall = async ({ url, token }) => {
      if (url === '/slow' && token === 'access-1') await held;
      return undefined;
    };
    server.expire();
    const slow = http.get('/slow');
    await http.get('/fast');
    release();
    await expect(slow).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(1);
  });

  it('C06: a request started meanwhile waits and never carries the old token', async () => {
    const { server, http } = setup();
    server.expire();
    const first = http.get('/first');
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    const second = http.get('/second');
    await Promise.all([first, second]);
    expect(server.calls('/second').map(({ token }) => token)).toEqual(['access-2']);
  });

  it('C12: a second expiry is renewed again', async () => {
    const { server, http } = setup();
    server.expire();
    await http.get('/a');
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(2);
  });

  it('C14: two clients share it', async () => {
    const { server, http } = setup();
    const other = createHttpClient({ adapter: server.adapter, locks: null });
    server.expire();
    await Promise.all([http.get('/a'), other.get('/b'), http.get('/c'), other.get('/d')]);
    expect(server.refreshes()).toBe(1);
  });

  it('C17: a token replaced meanwhile needs none', async () => {
    const { server, http } = setup();
    server.expire();
    server.onCall = ({ token }) => {
      if (token !== 'access-1') return undefined;
      startTokens(server.issue());
      return { status: 401 };
    };
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(0);
  });
});

/** Another tab has stored a new pair; its events arrive. */
function startTokens({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) {
  localStorage.setItem('refreshToken', refreshToken);
  localStorage.setItem('token', accessToken);
  for (const [key, newValue] of [
    ['refreshToken', refreshToken],
    ['token', accessToken],
  ] as const) {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }
}

describe('a replay is the same request', () => {
  it('C08: keeps method and JSON', async () => {
    const { server, http } = setup();
    server.expire();
    await http.post('/a', { name: 'Jam "7"', list: [1, null] });
    const [sent, replayed] = server.calls('/a');
    expect(replayed?.data).toBe(sent?.data);
    expect(JSON.parse(String(replayed?.data))).toEqual({ name: 'Jam "7"', list: [1, null] });
    expect(replayed?.method).toBe('post');
    expect(replayed?.headers['Content-Type']).toBe(sent?.headers['Content-Type']);
  });

  it('C09: keeps headers and params', async () => {
    const { server, http } = setup();
    server.expire();
    await http.get('/a', { params: { calendars: ['Business', 'Family'] }, headers: { 'X-Kitchen': 'cold' } });
    const replayed = server.calls('/a')[1];
    expect(replayed?.params).toEqual({ calendars: ['Business', 'Family'] });
    expect(replayed?.headers['X-Kitchen']).toBe('cold');
  });

  it('C10: keeps form data', async () => {
    const { server, http } = setup();
    server.expire();
    const form = new FormData();
    form.append('file', new Blob(['honey']), 'honey.txt');
    await http.post('/a', form);
    const replayed = server.calls('/a')[1];
    expect(replayed?.data).toBe(form);
  });
});

describe('what is not renewed', () => {
  it('C11: 403 and 500 reach the caller', async () => {
    const { server, http } = setup();
    for (const status of [403, 500]) {
      server.onCall = () => ({ status });
      expect(await statusOf(http.get('/a'))).toBe(status);
    }
    expect(server.refreshes()).toBe(0);
    expect(isSignedIn()).toBe(true);
  });

  it('the calls of sign-in itself', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 401 });
    expect(await statusOf(http.post('/jwt/logout'))).toBe(401);
    expect(server.refreshes()).toBe(0);
  });

  it('a request without a token', async () => {
    const { server, http } = setup();
    endSession('signed-out');
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.refreshes()).toBe(0);
    expect(server.calls('/a')[0]?.headers.Authorization).toBeUndefined();
  });

  it('another origin never sees the token', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 401 });
    expect(await statusOf(http.get('https://elsewhere.example/a'))).toBe(401);
    expect(server.arrivals[0]?.token).toBeNull();
    expect(server.refreshes()).toBe(0);
  });

  it('C05: a replay that is answered 401 again', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 401 });
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.calls('/a')).toHaveLength(2);
    expect(server.refreshes()).toBe(1);
    expect(isSignedIn()).toBe(true);
  });
});

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

describe('a caller that leaves', () => {
  it('C07: rejects at once and is not replayed', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 300;
    const patience = new AbortController();
    const leaving = http.get('/leaving', { signal: patience.signal }).catch((error: unknown) => error);
    const staying = http.get('/staying');
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    const started = performance.now();
    patience.abort();
    expect(await leaving).toMatchObject({ code: 'ERR_CANCELED' });
    expect(performance.now() - started).toBeLessThan(server.refreshDelay);
    server.onRefresh = undefined;
    await staying;
    expect(server.calls('/leaving')).toHaveLength(1);
    expect(server.calls('/staying')).toHaveLength(2);
  });
});

describe('the session changes meanwhile', () => {
  it('C13, C21: signed out, the tokens stay gone and every waiting request gets one error', async () => {
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

  it.each([
    ['C19: renewed', true],
    ['C20: refused', false],
  ])('another user signs in while the refresh of the first is %s', async (_name, renewed) => {
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
    expect(server.calls('/b').map((arrival) => arrival.token)).toEqual([token]);
  });

  it('C27: a token of another tab frees those who wait', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 2_000;
    const waiting = http.get('/a');
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    startTokens(server.issue());
    await expect(waiting).resolves.toMatchObject({ status: 200 });
    expect(server.calls('/a')[1]?.token).toBe('access-2');
  });

  it('C28: signed out in another tab, this one is out too', async () => {
    setup();
    for (const key of ['token', 'refreshToken', 'userData', 'restaurant']) {
      localStorage.removeItem(key);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }));
    }
    expect(isSignedIn()).toBe(false);
    expect(reasons).toEqual(['other-tab']);
  });
});

describe('tabs in a row', () => {
  /** Web Locks of one browser, without the tabs. */
  function createLocks() {
    let tail: Promise<unknown> = Promise.resolve();
    let held = 0;
    const request = (_name: string, options: LockOptions, run: (lock: Lock | null) => unknown) => {
      if (options.ifAvailable && held > 0) return Promise.resolve(run(null));
      held += 1;
      const turn = tail.then(async () => {
        options.signal?.throwIfAborted();
        return run({ name: _name, mode: 'exclusive' });
      });
      tail = turn.catch(() => undefined).finally(() => (held -= 1));
      return Promise.race([
        turn,
        new Promise((_resolve, reject) => {
          options.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
        }),
      ]);
    };
    return { request } as unknown as LockManager;
  }

  it('C18: what another tab renewed while we waited for the lock is taken over', async () => {
    const server = createFakeServer();
    const locks = createLocks();
    const http = createHttpClient({ adapter: server.adapter, locks });
    startSession(server.signIn());
    server.expire();
    let release = () => {};
    void locks.request('larder-refresh', {}, () => new Promise<void>((resolve) => (release = resolve)));
    const waiting = http.get('/a');
    await vi.waitFor(() => expect(server.arrivals).toHaveLength(1), { interval: 1 });
    // The other tab has written, but its events have not arrived.
    const pair = server.issue();
    localStorage.setItem('refreshToken', pair.refreshToken);
    localStorage.setItem('token', pair.accessToken);
    release();
    await expect(waiting).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(0);
  });

  it('C26: a lock that is never given is not waited for without limit', async () => {
    const server = createFakeServer();
    const locks = createLocks();
    const http = createHttpClient({ adapter: server.adapter, locks, lockWithin: 20 });
    startSession(server.signIn());
    server.expire();
    void locks.request('larder-refresh', {}, () => new Promise(() => undefined));
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(1);
  });

  it('a refusal because another tab was faster does not end the session', async () => {
    const { server, http } = setup();
    server.expire();
    server.onRefresh = () => {
      setTimeout(() => startTokens(server.issue()), 50);
      return { status: 401, data: { code: 'unauthenticated' } };
    };
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(reasons).toEqual([]);
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

describe('C30: any interleaving', () => {
  it('settles every request, none lost, none twice', async () => {
    await assert(
      asyncProperty(scheduler(), nat({ max: 6 }), nat({ max: 3 }), async (s, requests, events) => {
        endSession('signed-out');
        const server = createFakeServer();
        server.refreshDelay = 0;
        const http = createHttpClient({
          adapter: (config) => s.schedule(Promise.resolve(), `${config.url}`).then(() => server.adapter(config)),
          locks: null,
        });
        startSession(server.signIn());
        const urls = Array.from({ length: requests + 1 }, (_, index) => `/a/${index}`);
        const settled = new Map<string, number>();
        const all = urls.map((url) =>
          http.get(url).then(
            () => settled.set(url, (settled.get(url) ?? 0) + 1),
            () => settled.set(url, (settled.get(url) ?? 0) + 1),
          ),
        );
        if (events > 0) void s.schedule(Promise.resolve(), 'expire').then(() => server.expire());
        if (events > 1) void s.schedule(Promise.resolve(), 'sign out').then(() => endSession('signed-out'));
        if (events > 2) void s.schedule(Promise.resolve(), 'sign in').then(() => startSession(server.signIn(2)));
        await s.waitFor(Promise.all(all));
        for (const url of urls) {
          expect(settled.get(url)).toBe(1);
          const answered = server.calls(url);
          expect(answered.length).toBeLessThanOrEqual(2);
          // A request is never carried into the next user's session.
          expect(new Set(answered.map(({ token }) => token)).size).toBe(answered.length);
        }
      }),
      { numRuns: Number(process.env.INTERLEAVINGS ?? 300) },
    );
  });
});
