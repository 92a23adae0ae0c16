import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../tools/serve.mjs';

const dist = fileURLToPath(new URL('../../apps/admin/dist', import.meta.url));

/** The built app on an origin of its own, from files that may be changed, by a server that may be switched off. */
export async function startOwnSite() {
  const folder = await mkdtemp(join(tmpdir(), 'larder-site-'));
  await cp(dist, folder, { recursive: true });
  const site = await serve({ root: folder, port: 0 });
  let isOn = true;
  const switchOff = async () => {
    if (!isOn) return;
    isOn = false;
    await site.close();
  };
  return {
    url: site.url,
    file: (name: string) => join(folder, name),
    switchOff,
    async remove() {
      await switchOff();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
