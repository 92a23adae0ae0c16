import { spawn, type ChildProcess } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const admin = join(root, 'apps', 'admin');

/** Resolves with the address in the first line of output; rejects with the error output if the process exits first. */
const addressOf = (child: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let printed = '';
    let errors = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += String(chunk);
      const [line = '', rest] = printed.split('\n', 2);
      if (rest === undefined) return;
      const [address] = /http:\S+\d/.exec(line) ?? [];
      if (address) resolve(address);
      else reject(new Error(`No address in the first line of output: ${line}`));
    });
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += String(chunk);
    });
    child.once('exit', () => reject(new Error(`The server stopped: ${errors}`)));
    child.once('error', reject);
  });

const ended = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => {
    if (child.exitCode !== null) return resolve(child.exitCode);
    child.once('exit', resolve);
  });

async function buildFor(apiUrl: string, outDir: string) {
  const child = spawn(
    process.execPath,
    [join(admin, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--outDir', outDir, '--logLevel', 'error'],
    { cwd: admin, env: { ...process.env, VITE_API_URL: apiUrl }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += String(chunk);
  });
  if ((await ended(child)) !== 0) throw new Error(`The app could not be built: ${errors}`);
}

/** Builds and serves the app for an HTTP API, without the mock and with a security policy that allows that server. */
export async function startRealServer() {
  const folder = await mkdtemp(join(tmpdir(), 'larder-e2e-'));
  const api = spawn(
    process.execPath,
    [join(root, 'packages/mock-api/bin/larder-mock-api.js'), '--port', '0', '--data', join(folder, 'data.json')],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const apiUrl = await addressOf(api);
  const dist = join(folder, 'dist');
  await buildFor(apiUrl, dist);
  // The app registers this service worker on localhost; caching is not tested here.
  await copyFile(join(admin, 'dist', 'sw.js'), join(dist, 'sw.js'));
  const site = await serve({ root: dist, port: 0, connect: [apiUrl] });
  return {
    url: site.url,
    apiUrl,
    async close() {
      api.kill('SIGTERM');
      const code = await ended(api);
      await site.close();
      await rm(folder, { recursive: true, force: true });
      if (code !== 0) throw new Error(`larder-mock-api ended with ${code}`);
    },
  };
}
