import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { byteRange } from '../byteRange.mjs';

const types = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The content security policy that the README promises to support. */
export const strictPolicy = `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; media-src 'self' data: blob:; frame-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'`;

/** Serves the files of a folder; `?strict` in the URL of a page adds the policy. */
export async function serveFolder(root, headers = {}) {
  const server = createServer(({ url = '/', headers: { range } }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    try {
      const { status, head, part } = byteRange(range, readFileSync(join(root, path)));
      const policy = searchParams.has('strict') ? { 'content-security-policy': strictPolicy } : {};
      response
        .writeHead(status, {
          'content-type': types[extname(path)] ?? 'application/octet-stream',
          ...headers,
          ...policy,
          ...head,
        })
        .end(part);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
