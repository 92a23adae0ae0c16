import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveFolder } from './consumers/serveFolder.mjs';
import { serve } from './serve.mjs';

const root = mkdtempSync(join(tmpdir(), 'range-'));
writeFileSync(join(root, 'tune.mp3'), '0123456789');
let servers;
beforeAll(async () => {
  servers = [await serveFolder(root), await serve({ root, port: 0 })];
});
afterAll(() => Promise.all(servers.map(({ close }) => close())));

it.each([
  ['bytes=2-4', 206, 'bytes 2-4/10', '234'],
  ['bytes=7-', 206, 'bytes 7-9/10', '789'],
  ['bytes=7-99', 206, 'bytes 7-9/10', '789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=4-2', 200, null, '0123456789'],
  ['bytes=0-1,4-5', 200, null, '0123456789'],
  [undefined, 200, null, '0123456789'],
])('the servers respond to the range %s with status %i', async (range, status, contentRange, text) => {
  for (const { url } of servers) {
    const response = await fetch(`${url}/tune.mp3`, { headers: range ? { range } : {} });
    expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([
      status,
      contentRange,
      text,
    ]);
  }
});
