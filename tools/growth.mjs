#!/usr/bin/env node
/** Builds the app with 40 more pages and checks that the first load of `/` grows by at most 3 KB. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { weighRoutes } from './routeSizes.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const app = join(root, 'apps/admin');
// Same depth as apps/admin, because its configuration uses relative paths.
const copy = join(root, '.cache/admin');
const pageCount = 40;
const limit = 3 * 1024;

const names = (file, pattern) => [
  ...new Set([...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, name]) => name)),
];
const entries = readdirSync(join(root, 'packages/ui/src/entries'))
  .map((file) => file.replace(/\.tsx?$/, ''))
  .filter((name) => /^[A-Z]/.test(name));
const hooks = names('packages/domain/src/index.ts', /\b(use[A-Z]\w+)/g);
const icons = names('node_modules/lucide-react/dist/esm/lucide-react.mjs', /default as ([A-Z][A-Za-z0-9]+),/g).filter(
  (name) => !/Icon$|^Lucide/.test(name),
);
const libraries = [
  ['react-hook-form', 'useForm'],
  ['framer-motion', 'LazyMotion'],
  ['@hookform/resolvers/standard-schema', 'standardSchemaResolver'],
  ['fflate', 'zipSync'],
];
/** Returns `count` items of a list, different ones for each page. */
const some = (list, page, count) =>
  Array.from({ length: count }, (_, index) => list[(page * count + index) % list.length]);

/** Returns the source of a page that uses four components, two hooks, four icons and a library. */
function pageSource(page) {
  const imports = [
    ...some(entries, page, 4).map((entry) => [`@larder/ui/${entry}`, entry]),
    ...some(hooks, page, 2).map((hook) => ['@larder/domain', hook]),
    ...some(icons, page * 7, 4).map((icon) => ['lucide-react', icon]),
    libraries[page % libraries.length],
  ];
  return `${imports.map(([from, name], index) => `import { ${name} as used${index} } from '${from}';`).join('\n')}

export function Page() {
  return [${imports.map((_, index) => `used${index}`).join(', ')}].map(String).join();
}
`;
}

const [lazyPageImport] = /import \{ lazyPage \}.*/.exec(
  readFileSync(join(app, 'src/routes/_shell/datatables/basic.tsx'), 'utf8'),
);
const routeSource = (page) => `import { createFileRoute } from '@tanstack/react-router';
${lazyPageImport}

const page = lazyPage(() => import('../../../features/growth/Page${page}'));

export const Route = createFileRoute('/_shell/growth/page${page}')({
  loader: () => page.load().then(() => undefined),
  component: page.component('Page'),
});
`;

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function addPages() {
  for (let page = 0; page < pageCount; page += 1) {
    write(join(copy, `src/features/growth/Page${page}.tsx`), pageSource(page));
    write(join(copy, `src/routes/_shell/growth/page${page}.tsx`), routeSource(page));
  }
}

/** Returns the size of all scripts that `/` loads in five visits: not every visit loads the idle-time scripts. */
async function firstLoad(dist) {
  const visits = await weighRoutes(
    dist,
    Array.from({ length: 5 }, () => '/'),
  );
  const scripts = new Map(visits.flatMap((visit) => visit.scripts));
  return [...scripts.values()].reduce((sum, bytes) => sum + bytes, 0);
}

/** The gallery imports stories by their absolute path. Without this plugin, the build would contain modules twice. */
const resolveToCopy = {
  name: 'larder:resolve-to-copy',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved?.id.startsWith(`${app}/src/`) ? { ...resolved, id: resolved.id.replace(app, copy) } : resolved;
  },
};

async function buildCopy(outDir) {
  process.chdir(copy);
  await build({
    root: copy,
    logLevel: 'error',
    plugins: [resolveToCopy],
    build: { outDir, emptyOutDir: true, sourcemap: false },
  });
  process.chdir(root);
  return firstLoad(join(copy, outDir));
}

rmSync(copy, { recursive: true, force: true });
for (const part of ['index.html', 'package.json', 'public', 'src', 'chunks.ts', 'vite.config.ts'])
  cpSync(join(app, part), join(copy, part), { recursive: true });
symlinkSync(join(app, 'node_modules'), join(copy, 'node_modules'));
const dist = join(app, 'dist');
const before = existsSync(join(dist, '.vite/manifest.json')) ? await firstLoad(dist) : await buildCopy('before');
addPages();
const after = await buildCopy('after');
const growth = after - before;
const show = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
process.stdout.write(
  `First load of /: ${show(before)}; with ${pageCount} more pages ${show(after)}, ${show(growth)} more (limit ${show(limit)}).\n`,
);
if (growth > limit) {
  process.stderr.write('New pages increase the first load of /: check the groups in apps/admin/chunks.ts.\n');
  process.exit(1);
}
