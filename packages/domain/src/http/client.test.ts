import * as z from 'zod/mini';
import { AxiosError } from 'axios';
import { describe, expect, it, vi } from 'vitest';
import { createHttpClient } from './axiosClient';
import { call } from './client';
import { whenReady } from './ready';
import { defineEndpoint } from './endpoint';
import { announceChange } from './otherTabs';
import { ApiError, isCanceled, toApiError } from './problem';
import * as rule from './fieldRules';

vi.mock('./otherTabs', () => ({ announceChange: vi.fn() }));

const endpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/jars',
    input: z.object({
      q: z._default(z.string(), ''),
      page: z._default(z.int(), 1),
      shelves: z.optional(z.array(z.string())),
    }),
    output: z.object({ jars: z.array(z.string()) }),
  }),
  one: defineEndpoint({
    method: 'GET',
    path: '/apps/jars/{id}',
    input: z.object({ id: z.string() }),
    output: z.unknown(),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/jars/add',
    status: 201,
    input: z.object({ name: z.string().check(rule.required), size: z._default(z.int(), 500) }),
    output: z.object({ id: z.int() }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/jars/delete',
    input: z.object({ id: z.int() }),
    output: z.unknown(),
  }),
};

/** Creates a client whose transport always returns the same response and records requests. */
function clientWith(outcome: { status?: number; data?: unknown } | Error) {
  const seen = vi.fn();
  const client = createHttpClient({
    baseURL: 'https://api.example/v1',
    locks: null,
    adapter: async (config) => {
      const uri = client.getUri(config);
      seen({ method: config.method, uri, data: config.data as unknown, timeout: config.timeout });
      if (outcome instanceof Error) throw outcome;
      const { status = 200, data } = outcome;
      const response = { status, statusText: 'Status text', data, headers: {}, config };
      if (status < 300) return response;
      throw new AxiosError('rejected', undefined, config, undefined, response);
    },
  });
  return {
    client,
    asked: () => seen.mock.calls[0]?.[0] as { method: string; uri: string; data: unknown; timeout: number },
  };
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('call', () => {
  it('sends GET parameters in the query, with defaults and repeated keys for lists', async () => {
    const { client, asked } = clientWith({ data: { jars: ['honey'] } });
    await expect(call(endpoints.list, { shelves: ['top', 'back & low'] }, { client })).resolves.toEqual({
      jars: ['honey'],
    });
    expect(asked()).toMatchObject({
      method: 'get',
      uri: 'https://api.example/v1/apps/jars?page=1&shelves=top&shelves=back+%26+low',
      timeout: 0,
    });
  });

  it('fills path parameters', async () => {
    const { client, asked } = clientWith({ data: {} });
    await call(endpoints.one, { id: 'a/b ü' }, { client });
    expect(asked().uri).toBe('https://api.example/v1/apps/jars/a%2Fb%20%C3%BC');
  });

  it.each(['', '.', '..'])('rejects the ID %j with 404', async (id) => {
    const { client, asked } = clientWith({ data: {} });
    expect(await failure(call(endpoints.one, { id }, { client }))).toMatchObject({ status: 404, code: 'not_found' });
    expect(asked()).toBeUndefined();
  });

  it('sends a JSON body with POST and a query with DELETE', async () => {
    const post = clientWith({ status: 201, data: { id: 1 } });
    await call(endpoints.add, { name: 'Plum' }, { client: post.client });
    expect(JSON.parse(String(post.asked().data))).toEqual({ name: 'Plum', size: 500 });
    const remove = clientWith({ data: {} });
    await call(endpoints.remove, { id: 4 }, { client: remove.client });
    expect(remove.asked()).toMatchObject({ method: 'delete', uri: 'https://api.example/v1/apps/jars/delete?id=4' });
  });

  it('tells other tabs about successful writes, but not about reads and errors', async () => {
    vi.mocked(announceChange).mockClear();
    await call(endpoints.list, {}, { client: clientWith({ data: { jars: [] } }).client });
    await failure(call(endpoints.add, { name: 'Plum' }, { client: clientWith({ status: 409 }).client }));
    expect(announceChange).not.toHaveBeenCalled();
    await call(endpoints.add, { name: 'Plum' }, { client: clientWith({ status: 201, data: { id: 1 } }).client });
    expect(announceChange).toHaveBeenCalledOnce();
  });

  it('rejects invalid input without sending it', async () => {
    const { client, asked } = clientWith({ data: { id: 1 } });
    const error = await failure(call(endpoints.add, { name: ' ' }, { client }));
    expect(error).toMatchObject({ status: 422, code: 'validation', errors: { name: ['required'] } });
    expect(asked()).toBeUndefined();
  });

  it.each([{ jars: 'honey' }, '<!doctype html>', null, undefined])(
    'rejects a response that violates the contract: %j',
    async (data) => {
      const { client } = clientWith({ data });
      const error = await failure(call(endpoints.list, {}, { client }));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ code: 'malformed_response', status: 200, isNetwork: false, isTransient: false });
    },
  );

  it('rejects a canceled call with the cancellation', async () => {
    const { client } = clientWith({ data: { jars: [] } });
    const controller = new AbortController();
    const canceled = failure(call(endpoints.list, {}, { client, signal: controller.signal }));
    controller.abort();
    expect(isCanceled(await canceled)).toBe(true);
  });

  it('waits until the transport is ready and uses the installed adapter', async () => {
    const early = clientWith({ data: { jars: ['early'] } });
    const late = clientWith({ data: { jars: ['late'] } });
    let open = () => {};
    whenReady(new Promise<void>((resolve) => (open = resolve)));
    const response = call(endpoints.list, {}, { client: early.client });
    early.client.defaults.adapter = late.client.defaults.adapter;
    open();
    await expect(response).resolves.toEqual({ jars: ['late'] });
    expect(early.asked()).toBeUndefined();
  });

  it('rejects a call with a network error if the transport never becomes ready', async () => {
    const { client } = clientWith({ data: { jars: [] } });
    whenReady(Promise.reject(new Error('chunk missing')));
    expect(await failure(call(endpoints.list, {}, { client }))).toMatchObject({ isNetwork: true, code: 'network' });
    whenReady(Promise.resolve());
    await expect(call(endpoints.list, {}, { client })).resolves.toEqual({ jars: [] });
  });
});

describe('toApiError', () => {
  const problem = {
    type: 'about:blank',
    title: 'Taken',
    status: 409,
    code: 'taken',
    detail: 'x',
    errors: { email: ['taken', { key: 'maxLength', n: 30 }] },
  };

  it('stores the problem details in an ApiError', async () => {
    const { client } = clientWith({ status: 409, data: problem });
    const error = await failure(call(endpoints.list, {}, { client }));
    expect(error).toMatchObject({
      status: 409,
      code: 'taken',
      message: 'Taken',
      detail: 'x',
      errors: problem.errors,
      problem,
    });
  });

  it.each([
    [500, '<html>', 'server', true],
    [503, null, 'server', true],
    [404, '', 'not_found', false],
    [403, { code: 7, title: [], errors: 'no' }, 'forbidden', false],
    [422, { errors: { name: 'not a list', size: [3] } }, 'validation', false],
    [418, [], 'http_418', false],
  ])('converts status %i with body %j to an ApiError', async (status, data, code, isTransient) => {
    const { client } = clientWith({ status, data });
    const error = (await failure(call(endpoints.list, {}, { client }))) as ApiError;
    expect(error).toMatchObject({ status, code, isTransient });
    for (const list of Object.values(error.errors)) expect(list).toEqual([]);
  });

  it('recognizes network errors', async () => {
    const { client } = clientWith(new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    expect(await failure(call(endpoints.list, {}, { client }))).toMatchObject({
      status: 0,
      code: 'network',
      isNetwork: true,
    });
  });

  it('returns an ApiError unchanged', () => {
    const error = new ApiError({ status: 404 });
    expect(toApiError(error)).toBe(error);
  });
});
