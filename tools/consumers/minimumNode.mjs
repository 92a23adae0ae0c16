#!/usr/bin/env node
/**
 * Runs the built packages with the lowest Node version they declare: imports every entry, serves the contract with
 * `larder-mock-api` and checks each call with `larder-conformance`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
/** The npm package `node` at the version of `engines`, installed under another name. */
const node = fileURLToPath(new URL('../../node_modules/node-min/bin/node', import.meta.url));
const bin = (name) => `${packages}mock-api/bin/${name}.js`;

const uiEntries = readdirSync(`${packages}ui/dist/entries`)
  .filter((file) => file.endsWith('.js'))
  .map((file) => `ui/dist/entries/${file}`);
const entries = [
  'domain/dist/index.js',
  'domain/dist/contract.js',
  'mock-api/dist/index.js',
  'mock-api/dist/accounts.js',
]
  .concat(uiEntries)
  .map((path) => new URL(`../../packages/${path}`, import.meta.url).href);

function importEntries() {
  const program = `for (const entry of ${JSON.stringify(entries)}) await import(entry).catch((error) => {
    process.exitCode = 1;
    console.error(entry, error.message);
  });
  console.log(\`Node \${process.versions.node} imports ${entries.length} entries.\`);`;
  return spawnSync(node, ['--input-type=module', '--eval', program], { stdio: 'inherit' }).status === 0;
}

async function checkConformance() {
  const server = spawn(node, [bin('larder-mock-api'), '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const lines = createInterface(server.stdout);
    // The output closes without a line if the server fails to start.
    const line = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
    const [url] = String(line).match(/http:\/\/\S+/) ?? [];
    if (!url) throw new Error('larder-mock-api did not start: see the lines above.');
    const { status, stdout, stderr } = spawnSync(node, [bin('larder-conformance'), '--url', url], { encoding: 'utf8' });
    process.stdout.write(status === 0 ? `${stdout.trimEnd().split('\n').at(-1)}\n` : stdout + stderr);
    return status === 0;
  } finally {
    server.kill();
  }
}

const results = [importEntries(), await checkConformance()];
process.exit(results.every(Boolean) ? 0 : 1);
