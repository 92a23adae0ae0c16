import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { areaOf } from '../areas';
import { createEngine, findRoute, type MockApiOptions } from '../engine';
import { HttpError } from '../httpError';
import { toWireRequest } from '../wire';
import { readBody } from './readBody';

export interface ServerOptions extends MockApiOptions {
  /** 0 uses any free port. @default 4010 */
  port?: number;
  /** @default '127.0.0.1' */
  host?: string;
  /** Folder of the translation files, `en.json` …. Without it they are not served. */
  locales?: string | undefined;
}

export interface RunningServer {
  url: string;
  /** Waits for pending requests, at most `within` milliseconds. */
  close(within?: number): Promise<void>;
}

const methods = ['GET', 'POST', 'DELETE'];
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-type, retry-after',
};
const preflight = {
  'access-control-allow-methods': methods.join(', '),
  'access-control-allow-headers': 'authorization, content-type, accept, accept-language',
  'access-control-max-age': '600',
};

function send(response: ServerResponse, status: number, type: string | undefined, text: string, more: object = {}) {
  if (response.destroyed || response.headersSent) return;
  const body = status === 204 ? '' : text;
  response.writeHead(status, {
    ...crossOrigin,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(type && status !== 204 ? { 'content-type': type } : {}),
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }),
    ...more,
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const sendError = (response: ServerResponse, { body }: HttpError, more?: object) =>
  send(response, body.status, 'application/problem+json', JSON.stringify(body), more);

/** Returns path and query, even if a proxy sends an absolute URL. */
const targetOf = ({ url = '/' }: IncomingMessage) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/';

/** Returns the methods that a path supports. */
async function methodsOf(target: string) {
  const routes = (await areaOf(target)?.routes()) ?? [];
  return [...new Set(routes.filter(({ pattern }) => pattern.test(target)).map(({ endpoint }) => endpoint.method))];
}

async function sendLocale(response: ServerResponse, folder: string | undefined, language: string) {
  try {
    const text = await readFile(join(folder ?? '', `${language}.json`), 'utf8');
    if (folder) return send(response, 200, 'application/json', text, { 'cache-control': 'no-cache' });
  } catch {
    // An unreadable file is also a 404.
  }
  sendError(response, new HttpError(404, 'not_found', { detail: `There is no translation file for "${language}".` }));
}

/** Serves the API and the translation files over HTTP. */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { port = 4010, host = '127.0.0.1', locales, ...rest } = options;
  const engine = createEngine({ auth: 'enforce', ...rest });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const target = targetOf(request);
    const method = request.method === 'HEAD' ? 'GET' : (request.method ?? '');
    const [, language] = /^\/assets\/data\/locales\/([A-Za-z-]{2,20})\.json(?:[?#]|$)/.exec(target) ?? [];
    if (language && method === 'GET') return sendLocale(response, locales, language);
    if (method === 'OPTIONS') return send(response, 204, undefined, '', preflight);
    if (!target.startsWith('/') || !(await findRoute(method, target))) {
      const known = target.startsWith('/') ? await methodsOf(target) : [];
      const allow = known.join(', ');
      return known.length > 0
        ? sendError(response, new HttpError(405, 'method_not_allowed', { detail: `Allowed methods: ${allow}.` }), {
            allow,
          })
        : sendError(response, new HttpError(404, 'not_found', { detail: 'The API has no such endpoint.' }));
    }
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const data = method === 'POST' ? await readBody(request) : undefined;
    const result = await engine.respond(method, target, {
      read: () => toWireRequest({ url: target, data } as Parameters<typeof toWireRequest>[0]),
      authorization: request.headers.authorization ?? '',
      language: request.headers['accept-language'] ?? '',
      signal: gone.signal,
    });
    if (!result) return void request.socket.destroy();
    if (result.status === 499) return void response.destroy();
    send(response, result.status, result.type, result.isRaw ? String(result.body) : JSON.stringify(result.body));
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      const httpError = error instanceof HttpError ? error : new HttpError(500, 'internal', { detail: String(error) });
      sendError(response, httpError);
    });
  });
  server.on('clientError', (_error, socket) => {
    if (!socket.writable) return;
    const body = JSON.stringify(new HttpError(400, 'malformed', { detail: 'Malformed HTTP request.' }).body);
    const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/problem+json\r\ncontent-length: ${body.length}`;
    socket.end(`${head}\r\nconnection: close\r\n\r\n${body}`);
  });

  await engine.ready;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`,
    close: (within = 5000) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => server.closeAllConnections(), within);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
