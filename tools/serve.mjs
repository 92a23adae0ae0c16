#!/usr/bin/env node
/** Serves the built app as a host should: brotli, single-page fallback, cache and security headers. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { byteRange } from './byteRange.mjs';
import { cacheControl, originsOf, securityHeaders } from './headers.mjs';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const compressible = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest)$/;
const compressors = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (body) => gzipSync(body, { level: 9 }),
};

/** Returns the decoded path of a URL; the encoded path if its percent-encoding is malformed. */
function pathOf(address) {
  const { pathname } = new URL(address, 'http://localhost');
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Starts the server; `encoding: 'gzip'` simulates a host without brotli, `headersOf` one with other headers. */
export function serve({ root, port = 4173, host = '127.0.0.1', encoding = 'br', connect = [], headersOf }) {
  headersOf ??= (path) => ({ ...securityHeaders({ connect }, path), 'cache-control': cacheControl(path) });
  const compressed = new Map();
  const file = (path) => {
    const full = join(root, normalize(path));
    return full.startsWith(root) && existsSync(full) && statSync(full).isFile() ? full : undefined;
  };
  const server = createServer((request, response) => {
    const path = pathOf(request.url);
    if (!['GET', 'HEAD'].includes(request.method)) return void response.writeHead(405).end();
    // No fallback for a missing script: the browser would parse HTML as JavaScript.
    const target = file(path) ?? (extname(path) === '' ? file('/index.html') : undefined);
    if (!target) {
      const { 'cache-control': _found, ...head } = headersOf(path);
      return void response.writeHead(404, { ...head, 'content-type': 'text/plain' }).end('Not found');
    }
    const head = {
      ...headersOf(path),
      'content-type': types[extname(target)] ?? 'application/octet-stream',
      vary: 'accept-encoding',
      ...(existsSync(`${target}.map`) && { sourcemap: `${basename(path)}.map` }),
    };
    let body = readFileSync(target);
    if (compressible.test(target) && String(request.headers['accept-encoding']).includes(encoding)) {
      const key = `${target}:${statSync(target).mtimeMs}`;
      if (!compressed.has(key)) compressed.set(key, compressors[encoding](body));
      body = compressed.get(key);
      head['content-encoding'] = encoding;
    }
    // A range of a compressed body would be one of the compressed bytes.
    const range = head['content-encoding'] ? undefined : request.headers.range;
    const { status, head: rangeHead, part } = byteRange(range, body);
    response.writeHead(status, { ...head, ...rangeHead, 'content-length': part.length });
    response.end(request.method === 'HEAD' ? undefined : part);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      resolve({
        url: `http://${host}:${server.address().port}`,
        close: () => new Promise((done) => server.close(done)),
      });
    });
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const option = (name, fallback) => {
    const at = process.argv.indexOf(`--${name}`);
    return at === -1 ? fallback : process.argv[at + 1];
  };
  const root = option('root', fileURLToPath(new URL('../apps/admin/dist', import.meta.url)));
  if (!existsSync(join(root, 'index.html'))) {
    process.stderr.write('The app is not built: run pnpm build.\n');
    process.exit(1);
  }
  try {
    const { url } = await serve({
      root,
      port: Number(option('port', 4173)),
      connect: originsOf(process.env.VITE_API_URL),
    });
    process.stdout.write(`Serving the built app: ${url}\n`);
  } catch (error) {
    process.stderr.write(`The built app cannot be served: ${error.message}.\n`);
    process.exit(1);
  }
}
