import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs @larder/ui as it would be published, and gives the path of the tarball: it lies there as long as the process runs. */
export function pack() {
  if (!existsSync(join(root, 'packages/ui/dist'))) throw new Error('packages/ui is not built: pnpm build does it.');
  const folder = mkdtempSync(join(tmpdir(), 'larder-pack-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('npx', ['--yes', 'pnpm@10', 'pack', '--pack-destination', folder], {
    cwd: join(root, 'packages/ui'),
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return join(folder, readdirSync(folder)[0]);
}
