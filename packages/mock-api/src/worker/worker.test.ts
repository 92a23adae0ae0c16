import axios, { isCancel, type AxiosAdapter } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import type { MockApiOptions } from '../engine';
import { installMockApi } from '../installMockApi';
import { friday } from '../testing/api';
import { installMockApiInWorker } from './installMockApiInWorker';
import { serveMockApi } from './serveMockApi';

const network: AxiosAdapter = async (config) => ({
  status: 200,
  statusText: 'OK',
  data: 'from the network',
  headers: {},
  config,
});
const createHttp = () => axios.create({ adapter: network, validateStatus: () => true });

/** Creates a worker whose code runs in this thread. Messages are cloned as between threads. */
function localWorker(change: (message: object) => object = (message) => message): Worker {
  const scope = new EventTarget();
  serveMockApi(scope);
  return Object.assign(new EventTarget(), {
    postMessage: (data: object, ports: MessagePort[]) =>
      void scope.dispatchEvent(Object.assign(new Event('message'), { data: structuredClone(change(data)), ports })),
    terminate: () => undefined,
  }) as unknown as Worker;
}

function startInWorker(options: MockApiOptions = {}) {
  const http = createHttp();
  const api = installMockApiInWorker(http, () => localWorker(), { now: () => friday, ...options });
  return { http, api };
}

const calls: [method: string, url: string, data?: object][] = [
  ['get', '/api/users/list/data?role=admin&perPage=2'],
  ['get', '/api/users/user?id=999999'],
  ['post', '/apps/users/add-user', { fullName: '' }],
  ['get', '/apps/bills/data?perPage=3'],
  ['get', '/api/unknown'],
  ['get', '/api/users/list/data/more'],
];

describe('the API in a worker', () => {
  it.each(calls)('responds like the API in the page: %s %s', async (method, url, data) => {
    const { http } = startInWorker();
    const pageHttp = createHttp();
    installMockApi(pageHttp, { now: () => friday });
    const request = { method, url, data, headers: { 'Accept-Language': 'de' } };
    const [inWorker, inPage] = [await http.request(request), await pageHttp.request(request)];
    expect(inWorker.status).toBe(inPage.status);
    expect(inWorker.data).toEqual(inPage.data);
    expect(inWorker.headers['content-type']).toBe(inPage.headers['content-type']);
  });

  it('requires a token with auth: enforce', async () => {
    const { http } = startInWorker({ auth: 'enforce' });
    expect((await http.get('/api/users/list/data')).status).toBe(401);
  });

  it('passes all options that can be sent to a worker', async () => {
    const options = {
      auth: 'enforce',
      seed: 'empty',
      persists: 'sessions',
      latency: [1, 2],
      checkResponses: true,
    } as const;
    const messages: object[] = [];
    const worker = () =>
      localWorker((message) => {
        messages.push(message);
        return message;
      });
    await installMockApiInWorker(createHttp(), worker, options).ready;
    expect(messages[0]).toMatchObject({ kind: 'start', options });
  });

  it('counts the requests of a fault that is added or changed later', async () => {
    const { http, api } = startInWorker();
    const status = async () => (await http.get('/api/users/list/data')).status;
    expect(await status()).toBe(200);
    const fault = { kind: 'error' as const, times: 1, status: 503 };
    api.faults.push(fault);
    expect([await status(), await status()]).toEqual([503, 200]);
    Object.assign(fault, { times: 3, status: 500 });
    expect([await status(), await status()]).toEqual([500, 200]);
    api.faults.length = 0;
    api.faults.push({ kind: 'offline' });
    await expect(status()).rejects.toMatchObject({ code: 'ERR_NETWORK' });
  });

  it('canceling a request ends its latency and changes no data', async () => {
    const { http } = startInWorker({ faults: [{ kind: 'slow', delay: 60_000, times: 1 }] });
    const controller = new AbortController();
    const asked = http.delete('/apps/users/delete', { params: { id: 9 }, signal: controller.signal });
    setTimeout(() => controller.abort(), 5);
    await expect(asked).rejects.toSatisfy(isCancel);
    expect((await http.get('/api/users/user', { params: { id: 9 } })).status).toBe(200);
  });

  it('reset restores the initial data', async () => {
    const { http, api } = startInWorker();
    const total = async () => (await http.get<{ total: number }>('/api/users/list/data')).data.total;
    const before = await total();
    await http.delete('/apps/users/delete', { params: { id: 9 } });
    expect(await total()).toBe(before - 1);
    await api.reset();
    expect(await total()).toBe(before);
  });

  it('sends requests to the network after the API is restored', async () => {
    const { http, api } = startInWorker();
    await api.ready;
    api.restore();
    expect((await http.get('/api/users/list/data')).data).toBe('from the network');
  });

  it('rejects a request that fails in the worker', async () => {
    const http = createHttp();
    installMockApiInWorker(http, () => localWorker((message) => ({ ...message, faults: undefined })));
    await expect(http.get('/api/users/list/data')).rejects.toThrow('TypeError');
  });
});

describe('a worker that does not start', () => {
  const failures: [string, () => Worker][] = [
    [
      'its script is missing',
      () => {
        const worker = Object.assign(new EventTarget(), { postMessage: () => undefined, terminate: vi.fn() });
        setTimeout(() =>
          worker.dispatchEvent(Object.assign(new Event('error', { cancelable: true }), { message: '' })),
        );
        return worker as unknown as Worker;
      },
    ],
    [
      'workers are forbidden',
      () => {
        throw new DOMException('Refused to create a worker.', 'SecurityError');
      },
    ],
  ];

  it.each(failures)('the API runs in the page and logs one warning: %s', async (_name, createWorker) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const http = createHttp();
    const api = installMockApiInWorker(http, createWorker);
    api.faults.push({ kind: 'error', times: 1 });
    const statuses = [await http.get('/api/users/list/data'), await http.get('/api/users/list/data')];
    expect(statuses.map(({ status }) => status)).toEqual([503, 200]);
    expect(warn).toHaveBeenCalledOnce();
    expect(String(warn.mock.calls[0]![0])).toContain('The worker did not start.');
    warn.mockRestore();
  });
});
