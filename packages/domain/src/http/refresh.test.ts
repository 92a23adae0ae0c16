import { describe, expect, it, vi } from 'vitest';
import { endSession, isSignedIn, readCredentials, startSession } from '../store/session';
import { createHttpClient } from './axiosClient';
import { createFakeServer } from './testing/fakeServer';
import { recordSessionEnds, setup, startTokens, statusOf } from './testing/refreshSetup';

recordSessionEnds();

describe('token refresh', () => {
  it('refreshes once and replays once after a 401', async () => {
    const { server, http } = setup();
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(1);
    expect(server.calls('/a').map(({ token }) => token)).toEqual(['access-1', 'access-2']);
    expect(readCredentials()).toEqual({ token: 'access-2', refreshToken: 'refresh-2' });
    expect(localStorage.getItem('token')).toBe('access-2');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-2');
  });

  it('refreshes once for 25 parallel requests and replays them in order', async () => {
    const { server, http } = setup();
    server.expire();
    const urls = Array.from({ length: 25 }, (_, index) => `/a/${index}`);
    const responses = await Promise.all(urls.map((url) => http.get(url)));
    expect(responses.map(({ data }) => data.url)).toEqual(urls);
    expect(server.refreshes()).toBe(1);
    const replays = server.requests.filter(({ token }) => token === 'access-2').map(({ url }) => url);
    expect(replays).toEqual(urls);
  });

  it('replays without another refresh if the 401 arrives after the refresh', async () => {
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

  it('delays requests started during a refresh and never sends the old token', async () => {
    const { server, http } = setup();
    server.expire();
    const first = http.get('/first');
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    const second = http.get('/second');
    await Promise.all([first, second]);
    expect(server.calls('/second').map(({ token }) => token)).toEqual(['access-2']);
  });

  it('refreshes again after a second expiry', async () => {
    const { server, http } = setup();
    server.expire();
    await http.get('/a');
    server.expire();
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
    expect(server.refreshes()).toBe(2);
  });

  it('shares one refresh between two clients', async () => {
    const { server, http } = setup();
    const other = createHttpClient({ adapter: server.adapter, locks: null });
    server.expire();
    await Promise.all([http.get('/a'), other.get('/b'), http.get('/c'), other.get('/d')]);
    expect(server.refreshes()).toBe(1);
  });

  it('skips the refresh if the token was replaced in the meantime', async () => {
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

describe('replayed requests', () => {
  it('replayed requests keep method and JSON body', async () => {
    const { server, http } = setup();
    server.expire();
    await http.post('/a', { name: 'Jam "7"', list: [1, null] });
    const [sent, replayed] = server.calls('/a');
    expect(replayed?.data).toBe(sent?.data);
    expect(JSON.parse(String(replayed?.data))).toEqual({ name: 'Jam "7"', list: [1, null] });
    expect(replayed?.method).toBe('post');
    expect(replayed?.headers['Content-Type']).toBe(sent?.headers['Content-Type']);
  });

  it('replayed requests keep headers and params', async () => {
    const { server, http } = setup();
    server.expire();
    await http.get('/a', { params: { calendars: ['Business', 'Family'] }, headers: { 'X-Kitchen': 'cold' } });
    const replayed = server.calls('/a')[1];
    expect(replayed?.params).toEqual({ calendars: ['Business', 'Family'] });
    expect(replayed?.headers['X-Kitchen']).toBe('cold');
  });

  it('replayed requests keep form data', async () => {
    const { server, http } = setup();
    server.expire();
    const form = new FormData();
    form.append('file', new Blob(['honey']), 'honey.txt');
    await http.post('/a', form);
    const replayed = server.calls('/a')[1];
    expect(replayed?.data).toBe(form);
  });
});

describe('requests that are not refreshed', () => {
  it('passes 403 and 500 to the caller without a refresh', async () => {
    const { server, http } = setup();
    for (const status of [403, 500]) {
      server.onCall = () => ({ status });
      expect(await statusOf(http.get('/a'))).toBe(status);
    }
    expect(server.refreshes()).toBe(0);
    expect(isSignedIn()).toBe(true);
  });

  it('does not refresh for calls under /jwt/', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 401 });
    expect(await statusOf(http.post('/jwt/logout'))).toBe(401);
    expect(server.refreshes()).toBe(0);
  });

  it('does not refresh for a request without a token', async () => {
    const { server, http } = setup();
    endSession('signed-out');
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.refreshes()).toBe(0);
    expect(server.calls('/a')[0]?.headers.Authorization).toBeUndefined();
  });

  it('never sends the token to another origin', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 401 });
    expect(await statusOf(http.get('https://elsewhere.example/a'))).toBe(401);
    expect(server.requests[0]?.token).toBeNull();
    expect(server.refreshes()).toBe(0);
  });

  it.each([
    ['https://api.example.evil/a', null],
    ['https://api.example@evil.example/a', null],
    ['https://api.example:8443/a', null],
    ['https://api.example/a', 'access-1'],
    ['/a', 'access-1'],
  ])('sends the token to %s only if its origin matches the base URL', async (url, token) => {
    const server = createFakeServer();
    const http = createHttpClient({ adapter: server.adapter, locks: null, baseURL: 'https://api.example' });
    startSession(server.signIn());
    await statusOf(http.get(url));
    expect(server.requests[0]?.token).toBe(token);
  });

  it('rejects a request whose replay gets another 401', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 401 });
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.calls('/a')).toHaveLength(2);
    expect(server.refreshes()).toBe(1);
    expect(isSignedIn()).toBe(true);
  });
});

describe('a replay whose token another tab has replaced', () => {
  it('a replay is sent again with the new token of another tab', async () => {
    const { server, http } = setup();
    server.expire();
    server.onCall = ({ token }) => {
      if (token === 'access-2') startTokens(server.issue());
      return token === 'access-3' ? undefined : { status: 401 };
    };
    await expect(http.post('/a', { name: 'plum' })).resolves.toMatchObject({ status: 200 });
    expect(server.calls('/a').map(({ token }) => token)).toEqual(['access-1', 'access-2', 'access-3']);
    expect(server.refreshes()).toBe(1);
  });

  it('a replay uses a token from storage before its storage event arrives', async () => {
    const { server, http } = setup();
    server.expire();
    server.onCall = ({ token }) => {
      if (token === 'access-2') localStorage.setItem('token', server.issue().accessToken);
      return token === 'access-3' ? undefined : { status: 401 };
    };
    await expect(http.get('/a')).resolves.toMatchObject({ status: 200 });
  });

  it('a request is sent at most three times', async () => {
    const { server, http } = setup();
    server.onCall = () => {
      startTokens(server.issue());
      return { status: 401 };
    };
    expect(await statusOf(http.get('/a'))).toBe(401);
    expect(server.calls('/a')).toHaveLength(3);
    expect(server.refreshes()).toBe(0);
  });
});

describe('aborted requests', () => {
  it('aborted requests reject within 60 ms and are not replayed', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 300;
    const controller = new AbortController();
    const leaving = http.get('/leaving', { signal: controller.signal }).catch((error: unknown) => error);
    const staying = http.get('/staying');
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    // With fake timers, only the test advances time.
    vi.useFakeTimers();
    const settled = vi.fn();
    void leaving.then(settled);
    controller.abort();
    await vi.advanceTimersByTimeAsync(60);
    expect(settled).toHaveBeenCalledWith(expect.objectContaining({ code: 'ERR_CANCELED' }));
    vi.useRealTimers();
    await staying;
    expect(server.calls('/leaving')).toHaveLength(1);
    expect(server.calls('/staying')).toHaveLength(2);
  });
});
