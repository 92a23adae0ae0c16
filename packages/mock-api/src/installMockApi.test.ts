import axios, { AxiosError, isCancel, type AxiosAdapter } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from './fault';
import { installMockApi } from './installMockApi';
import type { MockStorage } from './persistence';
import { scenarios } from './scenarios';
import { demoAccounts } from './accounts';
import { startApi } from './testing/api';

afterEach(() => vi.useRealTimers());

/** Creates an in-memory storage with a small delay. */
function memoryStorage() {
  const texts = new Map<string, string>();
  const late = () => new Promise((resolve) => setTimeout(resolve, 1));
  const storage: MockStorage = {
    get: async (key) => (await late(), texts.get(key) ?? null),
    set: async (key, value) => (await late(), void texts.set(key, value)),
    remove: async (key) => (await late(), void texts.delete(key)),
  };
  return { texts, storage };
}

const network: AxiosAdapter = async (config) => ({
  status: 200,
  statusText: 'OK',
  data: { url: config.url, data: config.data as unknown },
  headers: {},
  config,
});

describe('unknown endpoints', () => {
  it.each([
    ['get', '/assets/data/locales/en.json'],
    ['get', '/API/users/list/data'],
    ['get', '/api/users/list/data/more'],
    ['put', '/api/users/list/data'],
    ['get', 'https://other.example/api/users/list/data'],
  ])(
    'requests to unknown endpoints are sent to the network unchanged, through each interceptor once: %s %s',
    async (method, url) => {
      const sent = vi.fn();
      const received = vi.fn();
      const http = axios.create({ adapter: network });
      http.interceptors.request.use((config) => (sent(), config));
      http.interceptors.response.use((response) => (received(), response));
      installMockApi(http, { auth: 'enforce' });
      const { data } = await http.request<{ url: string; data: unknown }>({ method, url, data: { a: 1 } });
      expect(data).toEqual({ url, data: '{"a":1}' });
      expect([sent.mock.calls.length, received.mock.calls.length]).toEqual([1, 1]);
    },
  );

  it('requests to unknown endpoints reject with the original error', async () => {
    const http = axios.create({ adapter: (config) => Promise.reject(new AxiosError('gone', 'ERR_NETWORK', config)) });
    installMockApi(http);
    await expect(http.get('/elsewhere')).rejects.toMatchObject({ code: 'ERR_NETWORK', message: 'gone' });
  });
});

describe('request URLs', () => {
  it('request URLs are resolved with a base URL, a query or without a leading slash', async () => {
    const http = axios.create({ baseURL: 'https://api.example/v1' });
    installMockApi(http);
    const totals = await Promise.all(
      ['/api/users/list/data?role=admin', 'api/users/list/data?role=admin', '/api/users/list/data?role=admin#top'].map(
        async (url) => (await http.get<{ total: number }>(url)).data.total,
      ),
    );
    expect(totals).toEqual([10, 10, 10]);
  });

  it('request URLs keep a question mark in a value', async () => {
    const { get } = startApi();
    expect((await get('/api/users/list/data?q=a?b')).data).toEqual({ users: [], total: 0 });
  });
});

describe('latency', () => {
  it.each([
    [250, 0.9, 250],
    [[100, 300] as const, 0.5, 200],
  ])('a latency of %j delays the response', async (latency, chance, wanted) => {
    // Loads the area first, so that its loading time isn't measured.
    await startApi().get('/api/autocomplete/data');
    vi.useFakeTimers();
    const { get } = startApi({ latency, random: () => chance });
    const done = vi.fn();
    void get('/api/autocomplete/data').then(done);
    await vi.advanceTimersByTimeAsync(wanted - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(done).toHaveBeenCalledOnce();
  });

  it('canceling a request ends its latency and changes no data', async () => {
    const { http, get } = startApi({ faults: [{ kind: 'slow', delay: 60_000, times: 1 }] });
    const controller = new AbortController();
    const asked = http.delete('/apps/users/delete', { params: { id: 9 }, signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(asked).rejects.toSatisfy(isCancel);
    expect((await get('/api/users/user', { id: 9 })).status).toBe(200);
  });
});

describe('scenarios', () => {
  it.each([scenarios.empty, scenarios.large])(
    'the scenario with the seed $seed keeps users signed in, and the stored data unchanged',
    async (scenario) => {
      const { storage } = memoryStorage();
      const before = startApi({ storage, auth: 'enforce' });
      const { token, refreshToken } = await before.signIn('owner');
      const total = async (api: ReturnType<typeof startApi>, bearer: string) =>
        (await api.get('/api/users/list/data', {}, bearer)).data.total as number;

      const during = startApi({ storage, auth: 'enforce', ...scenario });
      expect(await total(during, token)).toBe(scenario.seed === 'empty' ? 3 : 10_000);
      await during.remove('/apps/users/delete', { id: 3 }, token);
      const { data } = await during.post('/jwt/refresh-token', { refreshToken });

      expect(await total(startApi({ storage, auth: 'enforce' }), data.accessToken)).toBe(50);
    },
  );
});

describe('faults', () => {
  const ask = (fault: Fault) => {
    const server = startApi({ faults: [fault], auth: 'off' });
    return { ...server, list: () => server.get('/api/users/list/data') };
  };

  it('a fault responds with problem details, then recovers', async () => {
    const { list } = ask({ kind: 'error', times: 2 });
    const responses = [await list(), await list(), await list()];
    expect(responses.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(responses[0]!.data).toMatchObject({ status: 503, code: 'unavailable', title: 'Service unavailable' });
    expect(responses[0]!.headers['content-type']).toBe('application/problem+json');
  });

  it('a fault can be limited to a path and a method, and start after some requests', async () => {
    const { list, get, post } = ask({ kind: 'unauthorized', path: '/api', method: 'GET', after: 1, times: 1 });
    expect((await list()).status).toBe(200);
    expect((await get('/card/card-advance/event')).status).toBe(200);
    expect((await post('/api/bookmarks/update', { id: 1 })).status).toBe(200);
    expect((await list()).data).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect((await list()).status).toBe(200);
  });

  it('a fault expires the first token of a page, not the one that another tab has refreshed', async () => {
    const { storage } = memoryStorage();
    const early = startApi({ storage, auth: 'enforce' });
    const { token, refreshToken } = await early.signIn('owner');
    const late = startApi({ storage, auth: 'enforce', ...scenarios.expired });
    const { data } = await early.post('/jwt/refresh-token', { refreshToken });
    const urls = ['/api/users/list/data', '/api/users/list/all-data'];
    const sent = await Promise.all(urls.map((url) => late.get(url, {}, token)));
    expect(sent.map(({ status }) => status)).toEqual([401, 401]);
    const replayed = await Promise.all(urls.map((url) => late.get(url, {}, data.accessToken)));
    expect(replayed.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('a fault expires the token of the next sign-in if the page starts signed out', async () => {
    const { get, signIn } = startApi({ auth: 'enforce', ...scenarios.expired });
    expect((await get('/api/users/list/data')).status).toBe(401);
    const { token } = await signIn('owner');
    const statuses = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await get('/api/users/list/data', {}, token)).status);
    expect(statuses).toEqual([200, 401, 200, 200]);
  });

  it('a fault can simulate a network error', async () => {
    await expect(ask({ kind: 'offline' }).list()).rejects.toMatchObject({ code: 'ERR_NETWORK', isAxiosError: true });
  });

  it('a fault can respond with invalid JSON', async () => {
    expect((await ask({ kind: 'malformed' }).list()).data).toBe('{"users": [');
  });

  it('a fault changes no data and can be set at any time', async () => {
    const { api, post, remove, get } = startApi();
    api.faults.push({ kind: 'error', status: 500 });
    expect((await remove('/apps/users/delete', { id: 9 })).status).toBe(500);
    expect((await post('/api/bookmarks/update', { id: 1 })).status).toBe(500);
    api.faults.length = 0;
    expect((await get('/api/users/user', { id: 9 })).status).toBe(200);
    expect((await get('/api/bookmarks/data')).data.bookmarks).toHaveLength(4);
  });

  it('a fault with a rate affects a request whose random number is below the rate', async () => {
    const draws = [0.1, 0.9, 0.1];
    const { get } = startApi({ faults: [{ kind: 'error', rate: 0.5 }], random: () => draws.shift() ?? 0 });
    const first = await get('/api/autocomplete/data');
    expect(first.status).toBe(503);
  });
});

describe('ready, reset and restore', () => {
  it('delays requests until the stored data has loaded', async () => {
    const { texts, storage } = memoryStorage();
    const first = startApi({ storage });
    await first.remove('/apps/users/delete', { id: 9 });
    expect([...texts.keys()].toSorted()).toEqual(['revision', 'snapshot']);
    const second = startApi({ storage });
    expect((await second.get('/api/users/user', { id: 9 })).status).toBe(404);
    await expect(second.api.ready).resolves.toBeUndefined();
  });

  it('reset restores the initial data, including the stored data', async () => {
    const { storage } = memoryStorage();
    const { api, remove, get } = startApi({ storage });
    await remove('/apps/users/delete', { id: 9 });
    await api.reset();
    expect((await get('/api/users/user', { id: 9 })).status).toBe(200);
    expect((await startApi({ storage }).get('/api/users/user', { id: 9 })).status).toBe(200);
  });

  it('stores that a new token was used, so that the previous refresh token stays invalid', async () => {
    const { storage } = memoryStorage();
    const start = () => startApi({ storage, auth: 'enforce' });
    const refresh = ({ post }: ReturnType<typeof start>, refreshToken: string) =>
      post('/jwt/refresh-token', { refreshToken });
    const first = start();
    const { refreshToken } = await first.signIn('owner');
    await refresh(first, refreshToken);
    // The page is closed before it stores the response.
    const second = start();
    const { data } = await refresh(second, refreshToken);
    await second.get('/api/bookmarks/data', {}, (data as { accessToken: string }).accessToken);
    expect((await refresh(start(), refreshToken)).status).toBe(401);
  });

  it('keeps all parallel writes', async () => {
    const { storage } = memoryStorage();
    const { get, remove } = startApi({ storage });
    const ids = Array.from({ length: 20 }, (_, index) => index + 10);
    const responses = await Promise.all(
      ids.flatMap((id) => [remove('/apps/users/delete', { id }), get('/api/users/user', { id })]),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await get('/api/users/list/all-data')).data).toHaveLength(30);
    expect((await startApi({ storage }).get('/api/users/list/all-data')).data).toHaveLength(30);
  });

  it('reads the changes of another tab', async () => {
    const { storage } = memoryStorage();
    const [one, other] = [startApi({ storage }), startApi({ storage })];
    await Promise.all([one.api.ready, other.api.ready]);
    await one.remove('/apps/users/delete', { id: 9 });
    expect((await other.get('/api/users/user', { id: 9 })).status).toBe(404);
    await other.remove('/apps/users/delete', { id: 10 });
    expect((await one.get('/api/users/list/all-data')).data).toHaveLength(48);
  });

  it('keeps the parallel writes of two tabs', async () => {
    const { storage } = memoryStorage();
    const tabs = [startApi({ storage }), startApi({ storage })];
    await Promise.all(tabs.map(({ api }) => api.ready));
    await Promise.all(
      tabs.flatMap((tab, n) => [10, 20, 30].map((id) => tab.remove('/apps/users/delete', { id: id + n }))),
    );
    expect((await startApi({ storage }).get('/api/users/list/all-data')).data).toHaveLength(44);
  });

  it('does not run a write that is aborted while it waits for another', async () => {
    const { storage } = memoryStorage();
    const { api, http, remove, get } = startApi({ storage });
    await api.ready;
    const controller = new AbortController();
    const first = remove('/apps/users/delete', { id: 9 });
    const second = http.delete('/apps/users/delete', { params: { id: 10 }, signal: controller.signal });
    setTimeout(() => controller.abort(), 2);
    await expect(second).rejects.toSatisfy(isCancel);
    await first;
    expect((await get('/api/users/user', { id: 10 })).status).toBe(200);
  });

  it('counts failed attempts across the writes of another tab', async () => {
    const { storage } = memoryStorage();
    const [one, other] = [startApi({ storage, auth: 'enforce' }), startApi({ storage })];
    const { token } = await one.signIn('owner');
    const body = { currentPassword: 'wrong', newPassword: 'new-larder-2' };
    const statuses: number[] = [];
    for (let id = 10; id < 16; id += 1) {
      statuses.push((await one.post('/jwt/change-password', body, token)).status);
      await other.remove('/apps/users/delete', { id });
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('restore resets the adapter of the instance', async () => {
    const http = axios.create({ adapter: network });
    const api = installMockApi(http);
    expect((await http.get<unknown>('/api/autocomplete/data')).data).toHaveProperty('autoComplete');
    api.restore();
    expect((await http.get<unknown>('/api/autocomplete/data')).data).toEqual({ url: '/api/autocomplete/data' });
  });
});

describe('demo accounts', () => {
  it('the three demo accounts of the sign-in page can sign in', async () => {
    const { signIn } = startApi();
    expect(demoAccounts.map(({ email, role }) => [email, role])).toEqual([
      ['maren.holt@saltmarsh.example', 'owner'],
      ['ilse.okafor@saltmarsh.example', 'manager'],
      ['tomas.reyes@saltmarsh.example', 'server'],
    ]);
    const responses = await Promise.all(demoAccounts.map(({ role }) => signIn(role)));
    expect(responses.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
