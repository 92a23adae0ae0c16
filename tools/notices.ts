import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A package that the app depends on at run time, and its license. */
export interface Notice {
  name: string;
  version: string;
  /** SPDX expression, or `UNKNOWN`. */
  license: string;
  /** The license file. Empty if the package has none. */
  text: string;
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const readManifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** Finds the folder of a dependency, as Node resolves it: in `node_modules` of the folder and those above. */
function resolveFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? undefined : resolveFolder(name, parent);
}

const licenseFile = /^(licen[cs]e|copying)(\.(md|txt))?$/i;

function noticeOf(folder: string, { name, version, license = 'UNKNOWN' }: Manifest): Notice {
  const file = readdirSync(folder).find((entry) => licenseFile.test(entry));
  return { name, version, license, text: file ? readFileSync(join(folder, file), 'utf8').trim() : '' };
}

/** Collects the run-time dependencies of the app, direct and indirect, by name. */
export function readNotices(app = join(root, 'apps/admin')): readonly Notice[] {
  const notices = new Map<string, Notice>();
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = readManifest(folder);
    // Workspace packages need no notice, but their dependencies do.
    if (folder.includes('node_modules'))
      notices.set(`${manifest.name} ${manifest.version}`, noticeOf(folder, manifest));
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const dependency = resolveFolder(name, folder);
      if (!dependency) throw new Error(`${manifest.name} depends on ${name}, which is not installed.`);
      visit(dependency);
    }
  };
  visit(app);
  return [...notices.values()].toSorted((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

const source = 'virtual:notices';

/** Serves `virtual:notices`: the licenses of the dependencies, read at build time. */
export function notices(): Plugin {
  return {
    name: 'larder:notices',
    resolveId: (id) => (id === source ? `\0${source}` : undefined),
    load: (id) => (id === `\0${source}` ? `export default ${JSON.stringify(readNotices())};` : undefined),
  };
}
