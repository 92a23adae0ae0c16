import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';

const dist = fileURLToPath(new URL('../../apps/admin/dist', import.meta.url));

/** Serves a copy of the built app on a separate origin, so that a test can change its files and stop its server. */
export async function startIsolatedSite() {
  const folder = await mkdtemp(join(tmpdir(), 'larder-site-'));
  await cp(dist, folder, { recursive: true });
  const site = await serve({ root: folder, port: 0 });
  let isRunning = true;
  const stop = async () => {
    if (!isRunning) return;
    isRunning = false;
    await site.close();
  };
  return {
    url: site.url,
    file: (name: string) => join(folder, name),
    stop,
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
