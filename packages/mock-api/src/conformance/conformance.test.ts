// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { fileStorage } from '../server/fileStorage';
import { startServer } from '../server/startServer';
import { listCalls } from './calls';
import { describeCall, type Report } from './report';
import { runConformance } from './runConformance';

const closers: (() => unknown)[] = [];
afterAll(() => Promise.all(closers.map((close) => close())));

async function ours(options: Parameters<typeof startServer>[0] = {}) {
  const server = await startServer({ port: 0, checkResponses: true, ...options });
  closers.push(() => server.close(0));
  return server.url;
}

interface Passing {
  method: string;
  path: string;
  query: URLSearchParams;
  token: string | undefined;
  status: number;
  type: string;
  body: string;
}

/** Starts a proxy of our server that modifies responses. */
async function faultyServer(change: (passing: Passing) => Partial<Passing> | undefined) {
  const upstream = await ours();
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const { method = 'GET', url = '/', headers } = request;
      const { authorization } = headers;
      const asked = await fetch(`${upstream}${url}`, {
        method,
        headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
        ...(method === 'POST' ? { body: Buffer.concat(chunks) } : {}),
      });
      const { pathname, searchParams } = new URL(url, upstream);
      const passing: Passing = {
        method,
        path: pathname,
        query: searchParams,
        token: authorization,
        status: asked.status,
        type: asked.headers.get('content-type') ?? '',
        body: await asked.text(),
      };
      const { status, type, body } = { ...passing, ...change(passing) };
      response.writeHead(status, type ? { 'content-type': type } : {}).end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failuresOf = ({ calls }: Report) =>
  calls.flatMap(({ id, results }) =>
    results.filter(({ result }) => result === 'failed').map(({ check, detail }) => `${id}: ${check}: ${detail}`),
  );

describe('our server', () => {
  it('the mock server passes all checks', { timeout: 60_000 }, async () => {
    const report = await runConformance({ url: await ours() });
    expect(failuresOf(report)).toEqual([]);
    expect(report.calls.length).toBe(listCalls().length + 1);
    // Every call has at least one check that isn't skipped.
    expect(report.calls.filter(({ results }) => results.every(({ result }) => result === 'skipped'))).toEqual([]);
  });

  it('the mock server passes a second time, because the first run leaves no records', { timeout: 60_000 }, async () => {
    const url = await ours();
    const calls = listCalls().filter(({ table }) => ['user', 'bookmark', 'session', 'restore'].includes(table));
    const first = await runConformance({ url, calls });
    const second = await runConformance({ url, calls });
    expect([first.failed, second.failed]).toEqual([0, 0]);
    expect(second.passed).toBe(first.passed);
  });
});

describe('a server that violates one rule', () => {
  const json = (body: string) => JSON.parse(body) as Record<string, never>;
  const ids = new Map<string, string>();
  let sent = '';
  /** Remembers the message that was sent last. */
  const remember = (body: string) => {
    sent = /"message":"(\w+)"/.exec(body)?.[1] ?? sent;
  };

  it.each<[string, (passing: Passing) => Partial<Passing> | undefined, RegExp]>([
    [
      'responds without a token',
      ({ path, status }) =>
        path === '/api/bookmarks/data' && status === 401 ? { status: 200, type: 'application/json' } : undefined,
      /^bookmark\.data: 401 without a token: expected 401/,
    ],
    [
      'omits a field',
      ({ path, body }) => (path === '/api/users/user' ? { body: body.replace('"email"', '"mail"') } : undefined),
      /^user\.user: valid 200: .*user\.email/,
    ],
    [
      'returns a wrong total after the last page',
      ({ query, body }) =>
        query.get('page') === '100000' ? { body: JSON.stringify({ ...json(body), total: 0 }) } : undefined,
      /^user\.list: past the end/,
    ],
    [
      'starts its pages at 0',
      ({ query, body }) =>
        query.get('page') === '2' ? { body: JSON.stringify({ ...json(body), users: [] }) } : undefined,
      /^user\.list: pages/,
    ],
    [
      'responds to errors without problem details',
      ({ status }) => (status === 404 ? { type: 'application/json' } : undefined),
      /^user\.user: 404 for an unknown id: .*404 as application\/json/,
    ],
    [
      'accepts page 0',
      ({ query, status }) => (query.get('page') === '0' && status === 400 ? { status: 200 } : undefined),
      /^user\.list: 400 for a parameter: page=0/,
    ],
    [
      'does not name the invalid field',
      ({ status, body }) => (status === 422 ? { body: JSON.stringify({ ...json(body), errors: {} }) } : undefined),
      /^user\.add: 422 for an empty body: 422 without errors/,
    ],
    [
      'responds with 200 instead of 201',
      ({ status }) => (status === 201 ? { status: 200 } : undefined),
      /^user\.add: creates a record: expected 201/,
    ],
    [
      'does not check the right to delete',
      ({ method, status }) => (method === 'DELETE' && status === 403 ? { status: 400 } : undefined),
      /^user\.remove: 403 without the right/,
    ],
    [
      'accepts a refresh token twice',
      ({ path, status }) => (path === '/jwt/refresh-token' && status === 401 ? { status: 200 } : undefined),
      /^session\.refresh: 401 for a used refresh token/,
    ],
    [
      'reuses an ID',
      ({ path, status, body }) => {
        if (path !== '/apps/users/add-user' || status !== 201) return undefined;
        const id = ids.get('user') ?? /"id":(\d+)/.exec(body)![1]!;
        ids.set('user', id);
        return { body: body.replace(/"id":\d+/, `"id":${id}`) };
      },
      /^user\.(add: IDs are not reused|remove: removes the second record)/,
    ],
    [
      'shows a message to another user',
      ({ path, body }) => {
        if (path === '/apps/chat/send-msg') remember(body);
        return path === '/apps/chat/get-chat' ? { body: body.replace('"about":"', `"about":"${sent}`) } : undefined;
      },
      /^chat\.chat: contains no message of another user/,
    ],
    [
      'deletes a message for another user',
      ({ path, body }) => {
        if (path === '/apps/chat/send-msg') remember(body);
        return path === '/apps/chat/get-chat' ? { body: body.replaceAll(sent || '-', 'gone') } : undefined;
      },
      /^chat\.updateMessage: changes no message of another user/,
    ],
    [
      'changes the notifications of another user',
      ({ path, body }) => {
        if (path !== '/api/notifications/data') return undefined;
        const count = Number(ids.get('unread') ?? 0) + 1;
        ids.set('unread', String(count));
        return { body: body.replace(/"unread":\d+/, `"unread":${count}`) };
      },
      /^notification\.update: changes only notifications of the user/,
    ],
    [
      'lacks an endpoint',
      ({ path }) => (path === '/apps/users/update-user' ? { status: 404 } : undefined),
      /^user\.update: exists: the server does not have this endpoint/,
    ],
    [
      'responds to unknown paths with an HTML page',
      ({ path }) => (path === '/api/no-such-call' ? { type: 'text/html', body: '<p>?' } : undefined),
      /^any other: 404: 404 as text\/html/,
    ],
  ])('reports a server that %s', { timeout: 20_000 }, async (_name, change, wanted) => {
    // Testing the calls of the affected table is enough.
    const [, named = ''] = /\^(\w+)\\\./.exec(wanted.source) ?? [];
    const calls = listCalls().filter(({ id, table }) => table === (named || 'bookmark') || id === 'bookmark.data');
    const failures = failuresOf(await runConformance({ url: await faultyServer(change), calls }));
    expect(
      failures.filter((line) => wanted.test(line)),
      failures.join('\n'),
    ).not.toEqual([]);
  });

  it('describeCall prints a call with its failed and skipped checks', () => {
    const text = describeCall({
      id: 'user.list',
      method: 'GET',
      path: '/api/users/list/data',
      results: [
        { check: 'valid 200', result: 'passed' },
        { check: 'pages', result: 'failed', detail: '2 pages of 2 are not the page of 4' },
        { check: '403', result: 'skipped', detail: 'no account was given' },
      ],
    });
    expect(text).toBe(
      '✗ user.list  GET /api/users/list/data  valid 200\n    failed: pages: 2 pages of 2 are not the page of 4\n    skipped: 403: no account was given',
    );
  });

  it('runConformance throws if the sign-in fails or the server is unreachable', async () => {
    const url = await ours();
    const owner = { email: 'nobody@larder.example', password: 'wrong' };
    await expect(runConformance({ url, owner })).rejects.toThrow('Sign-in of');
    await expect(runConformance({ url: 'http://127.0.0.1:9' })).rejects.toThrow();
  });
});

describe('a server with file storage', () => {
  it('a server with file storage passes the checks of users and bookmarks', async () => {
    const url = await ours({ storage: fileStorage(`${await tempFolder()}/data.json`) });
    const calls = listCalls().filter(({ table }) => ['user', 'bookmark'].includes(table));
    expect(failuresOf(await runConformance({ url, calls }))).toEqual([]);
  });
});

async function tempFolder() {
  const [{ mkdtemp }, { tmpdir }] = await Promise.all([import('node:fs/promises'), import('node:os')]);
  return mkdtemp(`${tmpdir()}/larder-`);
}
