import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs @larder/ui as it would be published, and gives the path of the tarball. */
export function pack() {
  if (!existsSync(join(root, 'packages/ui/dist'))) throw new Error('packages/ui is not built: pnpm build does it.');
  const folder = join(root, '.cache/pack');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync('npx', ['--yes', 'pnpm@10', 'pack', '--pack-destination', folder], {
    cwd: join(root, 'packages/ui'),
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return join(folder, readdirSync(folder)[0]);
}
