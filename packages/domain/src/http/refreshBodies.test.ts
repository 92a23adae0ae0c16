import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endSession, onSessionEnd, readCredentials, startSession } from '../store/session';
import { createHttpClient } from './axiosClient';
import { call } from './client';
import { defineEndpoint } from './endpoint';
import { ApiError, isCanceled, toApiError } from './problem';
import { createFakeServer } from './testing/fakeServer';

function setup() {
  const server = createFakeServer();
  const http = createHttpClient({ adapter: server.adapter, locks: null, responseTimeout: 500 });
  startSession(server.signIn());
  return { server, http };
}

let reasons: string[] = [];
let stop = () => {};
beforeEach(() => {
  endSession('signed-out');
  localStorage.clear();
  reasons = [];
  stop = onSessionEnd((reason) => reasons.push(reason));
});
afterEach(() => stop());

describe('replayed bodies', () => {
  it.each<[string, () => unknown]>([
    ['a blob', () => new Blob(['honey'])],
    ['bytes', () => new Uint8Array([1, 2, 255]).buffer],
    ['a form', () => new URLSearchParams({ jar: 'quince paste' })],
    ['a string', () => 'jam, "7"'],
  ])('a replayed request keeps %s unchanged', async (_name, make) => {
    const { server, http } = setup();
    server.expire();
    const body = make();
    await http.post('/upload', body, { headers: { 'Content-Type': 'application/x-jar' } });
    const [sent, replayed] = server.calls('/upload');
    expect(replayed?.data).toEqual(sent?.data);
    expect(replayed?.headers['Content-Type']).toBe('application/x-jar');
    expect(server.refreshes()).toBe(1);
  });

  it('keeps the file of a replayed upload and reports its progress', async () => {
    const { server, http } = setup();
    server.expire();
    const form = new FormData();
    form.append('file', new File(['honey'], 'honey.txt', { type: 'text/plain' }));
    const heard = vi.fn();
    const configs: unknown[] = [];
    const { adapter } = server;
    http.defaults.adapter = (config) => {
      if (config.url === '/upload')
        configs.push([config.responseType, config.onUploadProgress === heard, config.timeout]);
      return adapter(config);
    };
    await http.post('/upload', form, { onUploadProgress: heard, responseType: 'json' });
    expect(configs).toEqual([
      ['json', true, 0],
      ['json', true, 0],
    ]);
    const [, replayed] = server.calls('/upload');
    expect(replayed!.data).toBe(form);
  });

  it('retries a blob request whose 401 response had a blob body', async () => {
    const { server, http } = setup();
    const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
    const types: unknown[] = [];
    const { adapter } = server;
    http.defaults.adapter = (config) => {
      if (config.url === '/file') types.push(config.responseType);
      return adapter(config);
    };
    server.onCall = ({ token }) =>
      token === 'access-1'
        ? { status: 401, data: new Blob(['{"code":"unauthenticated"}'], { type: 'application/problem+json' }) }
        : { status: 200, data: pdf };
    const { data } = await http.get<Blob>('/file', { responseType: 'blob' });
    expect(data).toBe(pdf);
    expect(types).toEqual(['blob', 'blob']);
    expect(server.refreshes()).toBe(1);
  });

  it('rejects with a typed error if a blob request fails', async () => {
    const { server, http } = setup();
    server.onCall = () => ({ status: 403, data: new Blob(['{}'], { type: 'application/problem+json' }) });
    const error = toApiError(await http.get('/file', { responseType: 'blob' }).catch((reason: unknown) => reason));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 403, code: 'forbidden', isNetwork: false });
    expect(server.refreshes()).toBe(0);
  });
});

describe('signing in', () => {
  it('two parallel sign-ins do not wait for a refresh and do not share pending requests', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 120;
    const waiting = http.get('/a').catch((reason: unknown) => toApiError(reason).status);
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    server.onCall = ({ url }) => (url === '/jwt/login' ? { status: 200, data: server.signIn(2) } : undefined);
    const responses = await Promise.all([http.post('/jwt/login', {}), http.post('/jwt/login', {})]);
    expect(server.calls('/jwt/login').map(({ url }) => url)).toHaveLength(2);
    endSession('signed-out');
    for (const { data } of responses) startSession(data);
    server.onCall = undefined;
    expect(await waiting).toBe(401);
    const [, last] = responses;
    await expect(http.get('/b')).resolves.toMatchObject({ status: 200 });
    expect(server.calls('/b').map(({ token }) => token)).toEqual([last.data.token]);
    expect(server.calls('/a')).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(readCredentials().token).toBe(last.data.token);
    expect(reasons).toEqual(['signed-out']);
  });
});

describe('a call aborted during the refresh', () => {
  const add = defineEndpoint({
    method: 'POST',
    path: '/jars',
    input: z.object({ name: z.string() }),
    output: z.object({ jars: z.array(z.string()) }),
  });

  it('a call aborted during the refresh rejects as canceled and is not replayed', async () => {
    const { server, http } = setup();
    server.expire();
    server.refreshDelay = 80;
    const leaving = new AbortController();
    const asked = call(add, { name: 'fig' }, { client: http, signal: leaving.signal });
    await vi.waitFor(() => expect(server.refreshes()).toBe(1), { interval: 1 });
    leaving.abort();
    await expect(asked).rejects.toSatisfy(isCanceled);
    await http.get('/later');
    expect(server.calls('/jars')).toHaveLength(1);
  });
});
