// @vitest-environment node
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { demoAccounts } from '../accounts';
import { fileStorage } from './fileStorage';
import { bodyLimit } from './readBody';
import { startServer, type RunningServer, type ServerOptions } from './startServer';

const running: RunningServer[] = [];
afterEach(() => Promise.all(running.splice(0).map((server) => server.close(0))));

async function start(options: ServerOptions = {}) {
  const server = await startServer({ port: 0, checkResponses: true, ...options });
  running.push(server);
  const ask = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${server.url}${path}`, init);
    const text = await response.text();
    const isJson = text !== '' && /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, text, data: isJson ? JSON.parse(text) : undefined };
  };
  const post = (path: string, body: unknown, token?: string) =>
    ask(path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    });
  const signIn = async () => {
    const { email, password } = demoAccounts[0]!;
    return (await post('/jwt/login', { email, password })).data as { token: string; refreshToken: string };
  };
  return {
    ...server,
    ask,
    post,
    signIn,
    bearer: (token: string) => ({ headers: { authorization: `Bearer ${token}` } }),
  };
}

/** Sends raw bytes to the server. */
const raw = (url: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let response = '';
    socket.on('data', (chunk) => {
      response += String(chunk);
      socket.end();
    });
    socket.on('close', () => resolve(response));
    socket.on('error', reject);
  });

describe('the API over HTTP', () => {
  it('the API over HTTP uses the handlers of the in-browser API and requires tokens', async () => {
    const { ask, signIn, bearer } = await start();
    const rejected = await ask('/api/users/list/data');
    expect(rejected).toMatchObject({ status: 401, data: { status: 401, code: 'unauthenticated' } });
    expect(rejected.headers.get('content-type')).toBe('application/problem+json');
    const { token } = await signIn();
    const list = await ask('/api/users/list/data?role=admin&perPage=2&page=2', bearer(token));
    expect(list).toMatchObject({ status: 200, data: { total: 10 } });
    expect(list.data.users).toHaveLength(2);
    expect(list.headers.get('content-type')).toBe('application/json');
  });

  it('a client can create and remove records, refresh its token and sign out over HTTP', async () => {
    const { ask, post, signIn, bearer } = await start();
    const { token, refreshToken } = await signIn();
    const made = await post('/apps/users/add-user', person, token);
    expect(made).toMatchObject({ status: 201, data: { user: { fullName: 'Nadia Brandt' } } });
    const renewed = await post('/jwt/refresh-token', { refreshToken });
    expect((await ask('/api/bookmarks/data', bearer(renewed.data.accessToken))).status).toBe(200);
    expect((await post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
    const again = await signIn();
    const url = `/apps/users/delete?id=${made.data.user.id}`;
    expect((await ask(url, { method: 'DELETE', ...bearer(again.token) })).status).toBe(200);
    expect((await ask(url, { method: 'DELETE', ...bearer(again.token) })).status).toBe(404);
    const out = await post('/jwt/logout', {}, again.token);
    expect([out.status, out.text]).toEqual([204, '']);
    expect((await ask('/api/bookmarks/data', bearer(again.token))).status).toBe(401);
  });

  it.each([
    ['invalid JSON', '{"email":', 400, 'malformed'],
    ['a body that is not an object', '[1]', 400, 'malformed'],
    ['a body without fields', '{}', 422, 'validation'],
  ])('rejects a request with %s', async (_name, body, status, code) => {
    const { post } = await start();
    expect((await post('/jwt/login', body)).data).toMatchObject({ status, code });
  });

  it('rejects invalid UTF-8', async () => {
    const { ask } = await start();
    const response = await ask('/jwt/login', { method: 'POST', body: new Uint8Array([0x22, 0xff, 0xfe]) });
    expect(response.data).toMatchObject({ status: 400, code: 'malformed' });
  });

  it.each([
    ['with a content length', false],
    ['in chunks', true],
  ])('rejects a body over the limit sent %s', async (_name, inPieces) => {
    const { ask } = await start();
    const bytes = new Uint8Array(bodyLimit + 1).fill(32);
    const body = inPieces ? new Blob([bytes]).stream() : bytes;
    const init = { method: 'POST', body, ...(inPieces ? { duplex: 'half' } : {}) } as RequestInit;
    expect((await ask('/jwt/login', init)).data).toMatchObject({ status: 413, code: 'too_large' });
    expect((await ask('/jwt/login', { method: 'POST', body: '{}' })).status).toBe(422);
  });

  it.each([
    ['/nowhere', 'GET', 404],
    ['/', 'GET', 404],
    ['/API/users/list/data', 'GET', 404],
    ['/api/users/list/data/', 'GET', 404],
    ['/api/users/list/data/more', 'GET', 404],
    ['/api/users/list/data', 'PUT', 405],
    ['/api/users/list/data', 'POST', 405],
    ['/apps/users/add-user', 'GET', 405],
    ['/card/card-statistics/%E0%A4%A', 'GET', 400],
    ['/assets/data/locales/../secret.json', 'GET', 404],
  ])('responds to path %s and method %s with status %i', async (path, method, status) => {
    const { ask } = await start({ auth: 'off' });
    const response = await ask(path, { method });
    expect(response.data).toMatchObject({ status });
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(/GET|POST/.test(response.headers.get('allow') ?? '')).toBe(status === 405);
  });

  it('responds to malformed HTTP and keeps running', async () => {
    const { url, ask } = await start({ auth: 'off' });
    expect(await raw(url, 'HELLO\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"malformed"/);
    expect(await raw(url, 'GET http://elsewhere.example/api/bookmarks/data HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 200 /,
    );
    expect(await raw(url, 'OPTIONS * HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 204 /);
    expect((await ask('/api/bookmarks/data')).status).toBe(200);
    expect((await ask('/api/bookmarks/data', { method: 'HEAD' })).text).toBe('');
  });

  it('sorts rows by the requested language', async () => {
    const { ask } = await start({ auth: 'off' });
    const list = '/api/users/list/data?sortColumn=fullName&perPage=1000';
    const names = async (language: string) =>
      (await ask(list, { headers: { 'accept-language': language } })).data.users.map(
        (user: { fullName: string }) => user.fullName,
      );
    expect(await names('de')).toEqual((await names('de')).toSorted(new Intl.Collator('de').compare));
    expect(await names('not a language!')).toHaveLength(50);
  });
});

describe('other origins', () => {
  it('allows requests from other origins, in preflight and other responses', async () => {
    const { ask } = await start();
    const origin = { origin: 'http://127.0.0.1:4173', 'access-control-request-method': 'DELETE' };
    const before = await ask('/apps/users/delete?id=9', { method: 'OPTIONS', headers: origin });
    expect(before.status).toBe(204);
    expect(before.headers.get('access-control-allow-origin')).toBe('*');
    expect(before.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(before.headers.get('access-control-allow-headers')).toContain('authorization');
    const rejected = await ask('/api/bookmarks/data', { headers: { origin: 'http://127.0.0.1:4173' } });
    expect(rejected.headers.get('access-control-allow-origin')).toBe('*');
  });
});

describe('translation files', () => {
  it('translation files are served without a token; unknown ones respond with 404', async () => {
    const locales = await mkdtemp(join(tmpdir(), 'larder-locales-'));
    await writeFile(join(locales, 'en.json'), '{"hello":"Hello"}');
    const { ask } = await start({ locales });
    expect(await ask('/assets/data/locales/en.json')).toMatchObject({ status: 200, data: { hello: 'Hello' } });
    for (const name of ['de', 'zz', '..%2Fen']) {
      expect((await ask(`/assets/data/locales/${name}.json`)).data).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await (await start()).ask('/assets/data/locales/en.json')).status).toBe(404);
  });
});

describe('stored data', () => {
  it('stored data survives a restart in an atomically written file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-data-'));
    const file = join(folder, 'deep', 'data.json');
    const first = await start({ storage: fileStorage(file) });
    const { token } = await first.signIn();
    const made = await first.post('/apps/users/add-user', person, token);
    await first.close();
    const second = await start({ storage: fileStorage(file) });
    const found = await second.ask(`/api/users/user?id=${made.data.user.id}`, second.bearer(token));
    expect(found.data).toEqual(made.data);
    expect(await readdir(join(folder, 'deep'))).toEqual(['data.json']);
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ version: expect.any(Number) });
  });

  it('stored data that is invalid is set aside and the initial data is restored', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const file = join(await mkdtemp(join(tmpdir(), 'larder-data-')), 'data.json');
    await writeFile(file, 'no data');
    const { ask } = await start({ storage: fileStorage(file), auth: 'off' });
    expect((await ask('/api/users/list/data')).data.total).toBe(50);
    expect(await readFile(`${file}.set-aside`, 'utf8')).toBe('no data');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('stored data contains all parallel writes', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'larder-data-')), 'data.json');
    const { ask } = await start({ storage: fileStorage(file), auth: 'off' });
    const ids = Array.from({ length: 12 }, (_, index) => index + 20);
    const responses = await Promise.all(ids.map((id) => ask(`/apps/users/delete?id=${id}`, { method: 'DELETE' })));
    expect(responses.every(({ status }) => status === 200)).toBe(true);
    const saved = JSON.parse(await readFile(file, 'utf8')) as { data: { users: { removedAt?: string }[] } };
    expect(saved.data.users.filter(({ removedAt }) => removedAt)).toHaveLength(12);
  });
});

describe('faults of the server', () => {
  it('faults of the server break the connection, the response or its JSON', async () => {
    const { ask } = await start({
      auth: 'off',
      faults: [
        { kind: 'error', times: 1 },
        { kind: 'malformed', after: 1, times: 1 },
        { kind: 'offline', after: 2 },
      ],
    });
    expect((await ask('/api/bookmarks/data')).data).toMatchObject({ status: 503 });
    await expect(ask('/api/bookmarks/data')).rejects.toThrow(SyntaxError);
    await expect(ask('/api/bookmarks/data')).rejects.toThrow('fetch failed');
  });

  it('requests aborted by the client change nothing', async () => {
    const { ask, url } = await start({ auth: 'off', faults: [{ kind: 'slow', delay: 60_000, times: 1 }] });
    const leaving = new AbortController();
    const asked = fetch(`${url}/apps/users/delete?id=9`, { method: 'DELETE', signal: leaving.signal });
    setTimeout(() => leaving.abort(), 20);
    await expect(asked).rejects.toThrow('aborted');
    expect((await ask('/api/users/user?id=9')).status).toBe(200);
  });

  it('reports a port that is in use', async () => {
    const { url } = await start();
    await expect(startServer({ port: Number(new URL(url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});

const person = {
  fullName: 'Nadia Brandt',
  username: 'nadia.brandt',
  email: 'nadia.brandt@saltmarsh.example',
  contact: '+49 30 5550 1234',
  company: 'Saltmarsh Restaurants',
  country: 'Germany',
  role: 'editor',
  currentPlan: 'team',
};
