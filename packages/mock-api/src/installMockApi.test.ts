import axios, { AxiosError, isCancel, type AxiosAdapter } from 'axios';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from './fault';
import { installMockApi } from './installMockApi';
import type { MockStorage } from './persistence';
import { demoAccounts } from './accounts';
import { startApi } from './testing/api';

afterEach(() => vi.useRealTimers());

/** A storage of texts, each step of it a little late. */
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

describe('a call the contract does not know', () => {
  it.each([
    ['get', '/assets/data/locales/en.json'],
    ['get', '/API/users/list/data'],
    ['get', '/api/users/list/data/more'],
    ['put', '/api/users/list/data'],
    ['get', 'https://other.example/api/users/list/data'],
  ])('goes to the network untouched, through each interceptor once (C32): %s %s', async (method, url) => {
    const sent = vi.fn();
    const received = vi.fn();
    const http = axios.create({ adapter: network });
    http.interceptors.request.use((config) => (sent(), config));
    http.interceptors.response.use((response) => (received(), response));
    installMockApi(http, { auth: 'enforce' });
    const { data } = await http.request<{ url: string; data: unknown }>({ method, url, data: { a: 1 } });
    expect(data).toEqual({ url, data: '{"a":1}' });
    expect([sent.mock.calls.length, received.mock.calls.length]).toEqual([1, 1]);
  });

  it('keeps its own error', async () => {
    const http = axios.create({ adapter: (config) => Promise.reject(new AxiosError('gone', 'ERR_NETWORK', config)) });
    installMockApi(http);
    await expect(http.get('/elsewhere')).rejects.toMatchObject({ code: 'ERR_NETWORK', message: 'gone' });
  });
});

describe('the address', () => {
  it('is read with a base URL, with a query of its own and without the first slash', async () => {
    const http = axios.create({ baseURL: 'https://api.example/v1' });
    installMockApi(http);
    const totals = await Promise.all(
      ['/api/users/list/data?role=admin', 'api/users/list/data?role=admin', '/api/users/list/data?role=admin#top'].map(
        async (url) => (await http.get<{ total: number }>(url)).data.total,
      ),
    );
    expect(totals).toEqual([11, 11, 11]);
  });

  it('keeps a question mark inside a value', async () => {
    const { get } = startApi();
    expect((await get('/api/users/list/data?q=a?b')).data).toEqual({ users: [], total: 0 });
  });
});

describe('latency', () => {
  it.each([
    [250, 0.9, 250],
    [[100, 300] as const, 0.5, 200],
  ])('%j takes its time', async (latency, chance, wanted) => {
    // The area of the call comes first: loading it takes real time.
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

  it('is not sat out by a cancelled call, which stays cancelled and changes nothing', async () => {
    const { http, get } = startApi({ faults: [{ kind: 'slow', delay: 60_000, times: 1 }] });
    const controller = new AbortController();
    const asked = http.delete('/apps/users/delete', { params: { id: 9 }, signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(asked).rejects.toSatisfy(isCancel);
    expect((await get('/api/users/user', { id: 9 })).status).toBe(200);
  });
});

describe('faults', () => {
  const ask = (fault: Fault) => {
    const server = startApi({ faults: [fault], auth: 'off' });
    return { ...server, list: () => server.get('/api/users/list/data') };
  };

  it('answers an outage with problem details, then recovers', async () => {
    const { list } = ask({ kind: 'error', times: 2 });
    const answers = [await list(), await list(), await list()];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 200]);
    expect(answers[0]!.data).toMatchObject({ status: 503, code: 'unavailable', title: 'Service unavailable' });
    expect(answers[0]!.headers['content-type']).toBe('application/problem+json');
  });

  it('strikes after some calls, by path and by method', async () => {
    const { list, get, post } = ask({ kind: 'unauthorized', path: '/api', method: 'GET', after: 1, times: 1 });
    expect((await list()).status).toBe(200);
    expect((await get('/card/card-advance/event')).status).toBe(200);
    expect((await post('/api/bookmarks/update', { id: 1 })).status).toBe(200);
    expect((await list()).data).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect((await list()).status).toBe(200);
  });

  it('fails like a lost network', async () => {
    await expect(ask({ kind: 'offline' }).list()).rejects.toMatchObject({ code: 'ERR_NETWORK', isAxiosError: true });
  });

  it('answers what is no JSON', async () => {
    expect((await ask({ kind: 'malformed' }).list()).data).toBe('{"users": [');
  });

  it('changes nothing where it strikes, and may be set at any time', async () => {
    const { api, post, remove, get } = startApi();
    api.faults.push({ kind: 'error', status: 500 });
    expect((await remove('/apps/users/delete', { id: 9 })).status).toBe(500);
    expect((await post('/api/bookmarks/update', { id: 1 })).status).toBe(500);
    api.faults.length = 0;
    expect((await get('/api/users/user', { id: 9 })).status).toBe(200);
    expect((await get('/api/bookmarks/data')).data.bookmarks).toHaveLength(4);
  });

  it('strikes a share of the calls by the generator given', async () => {
    const draws = [0.1, 0.9, 0.1];
    const { get } = startApi({ faults: [{ kind: 'error', rate: 0.5 }], random: () => draws.shift() ?? 0 });
    const first = await get('/api/autocomplete/data');
    expect(first.status).toBe(503);
  });
});

describe('ready, reset and restore', () => {
  it('lets a call wait for the stored data', async () => {
    const { texts, storage } = memoryStorage();
    const first = startApi({ storage });
    await first.remove('/apps/users/delete', { id: 9 });
    expect([...texts.keys()].toSorted()).toEqual(['revision', 'snapshot']);
    const second = startApi({ storage });
    expect((await second.get('/api/users/user', { id: 9 })).status).toBe(404);
    await expect(second.api.ready).resolves.toBeUndefined();
  });

  it('restores the seed, in storage too', async () => {
    const { storage } = memoryStorage();
    const { api, remove, get } = startApi({ storage });
    await remove('/apps/users/delete', { id: 9 });
    await api.reset();
    expect((await get('/api/users/user', { id: 9 })).status).toBe(200);
    expect((await startApi({ storage }).get('/api/users/user', { id: 9 })).status).toBe(200);
  });

  it('loses no write of many at once', async () => {
    const { storage } = memoryStorage();
    const { get, remove } = startApi({ storage });
    const ids = Array.from({ length: 20 }, (_, index) => index + 10);
    const answers = await Promise.all(
      ids.flatMap((id) => [remove('/apps/users/delete', { id }), get('/api/users/user', { id })]),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await get('/api/users/list/all-data')).data).toHaveLength(30);
    expect((await startApi({ storage }).get('/api/users/list/all-data')).data).toHaveLength(30);
  });

  it('sees what another tab has written', async () => {
    const { storage } = memoryStorage();
    const [one, other] = [startApi({ storage }), startApi({ storage })];
    await Promise.all([one.api.ready, other.api.ready]);
    await one.remove('/apps/users/delete', { id: 9 });
    expect((await other.get('/api/users/user', { id: 9 })).status).toBe(404);
    await other.remove('/apps/users/delete', { id: 10 });
    expect((await one.get('/api/users/list/all-data')).data).toHaveLength(48);
  });

  it('gives the instance its own adapter back', async () => {
    const http = axios.create({ adapter: network });
    const api = installMockApi(http);
    expect((await http.get<unknown>('/api/autocomplete/data')).data).toHaveProperty('autoComplete');
    api.restore();
    expect((await http.get<unknown>('/api/autocomplete/data')).data).toEqual({ url: '/api/autocomplete/data' });
  });
});

describe('the demo accounts', () => {
  it('are the three of the sign-in page, and each can sign in', async () => {
    const { signIn } = startApi();
    expect(demoAccounts.map(({ email, role }) => [email, role])).toEqual([
      ['maren.holt@saltmarsh.example', 'owner'],
      ['ilse.okafor@saltmarsh.example', 'manager'],
      ['tomas.reyes@saltmarsh.example', 'server'],
    ]);
    const answers = await Promise.all(demoAccounts.map(({ role }) => signIn(role)));
    expect(answers.map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});
