import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Packs a package as it would be published. Returns the path of the tarball, which is deleted when the process ends. */
export function pack(name = 'ui') {
  const home = join(root, 'packages', name);
  if (!existsSync(join(home, 'dist'))) throw new Error(`packages/${name} is not built: run pnpm build.`);
  const folder = mkdtempSync(join(tmpdir(), 'larder-pack-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync('npx', ['--yes', 'pnpm@10', 'pack', '--pack-destination', folder], {
    cwd: home,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return join(folder, readdirSync(folder)[0]);
}
