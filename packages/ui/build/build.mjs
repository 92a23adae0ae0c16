#!/usr/bin/env node
/**
 * Builds `dist`: one file for each source module, each style sheet beside the module that wears it, and the types.
 * Why not a bundler: docs/decisions/0010-one-file-a-module.md.
 */
import { compile, processVanillaFile } from '@vanilla-extract/integration';
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as bundle, transform } from 'esbuild';
import { wrapComponents } from './wrapComponents.mjs';

process.env.NODE_ENV = 'production';
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');
const require = createRequire(join(root, 'package.json'));
const posix = (path) => path.split(sep).join('/');
const inSource = (file) => posix(relative(join(root, 'src'), file));
const target = 'es2022';

function write(path, text) {
  const file = join(dist, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const entries = readdirSync(join(root, 'src/entries')).filter((file) => file.endsWith('.ts'));

/** Every module that an entry reaches, with what it imports; style sheets are leaves. */
async function readGraph() {
  const { metafile } = await bundle({
    absWorkingDir: root,
    entryPoints: [
      ...entries.map((file) => `src/entries/${file}`),
      ...['withRef', 'pressStyle', 'useLayoutEffect'].map((name) => `src/private/${name}.ts`),
    ],
    outdir: 'dist',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    logLevel: 'error',
    treeShaking: false,
    plugins: [
      {
        name: 'style-sheets-are-leaves',
        setup: (build) =>
          build.onLoad({ filter: /\.css\.ts$/ }, () => ({ contents: 'module.exports = {}', loader: 'js' })),
      },
      {
        // esbuild looks names up without regard to case.
        name: 'exact-case',
        setup: (build) =>
          build.onResolve({ filter: /^\./ }, ({ path, resolveDir }) => {
            const file = join(resolveDir, path);
            const names = readdirSync(dirname(file));
            const extension = ['.ts', '.tsx'].find((end) => names.includes(basename(file) + end));
            return extension ? { path: file + extension } : undefined;
          }),
      },
      {
        name: 'plain-css',
        setup: (build) =>
          build.onResolve({ filter: /\.css$/ }, ({ path }) =>
            path.startsWith('.') ? undefined : { path, external: true },
          ),
      },
    ],
  });
  return metafile.inputs;
}

/** Sonner writes its style sheet into the page when it is loaded; a strict policy forbids that, so the sheet becomes a file. */
function vendorSonner() {
  const file = join(dirname(require.resolve('sonner')), 'index.mjs');
  const source = readFileSync(file, 'utf8');
  const [call, literal] = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\);?/) ?? [];
  if (!call) throw new Error('sonner no longer inserts its styles the way build/build.mjs knows.');
  write(
    'vendor/sonner.js',
    `/* sonner, MIT, Emil Kowalski */\nimport '#css/vendor/sonner.css';\n${source
      .replace(call, '')
      .replace(/'use client';\n?/, '')
      .replace(/function __insertCSS[\s\S]*?\n}\n/, '')}`,
  );
  write('css/vendor/sonner.css', JSON.parse(literal));
}

const sheets = new Map();

/** A `.css.ts` becomes a module of class names that imports the sheets behind it, deepest first. */
async function buildStyle(path) {
  const filePath = join(root, path);
  const { source } = await compile({ filePath, cwd: root, identOption: 'short' });
  const code = await processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath: ({ fileScope, source: css }) => {
      const sheet = fileScope.filePath.replace(/^src\//, '').replace(/\.css\.ts$/, '.css');
      sheets.set(sheet, css);
      return `import '#css/${sheet}';`;
    },
  });
  const { code: small } = await transform(code, { format: 'esm', target, minifySyntax: true });
  write(`${inSource(filePath).replace(/\.ts$/, '')}.js`, small);
}

async function buildStyles(paths) {
  const queue = [...paths];
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (let path = queue.shift(); path; path = queue.shift()) await buildStyle(path);
  });
  await Promise.all(workers);
}

/** Where an import of a source module leads in `dist`. */
function outside(path, importer) {
  if (path === 'sonner')
    return posix(relative(dirname(inSource(importer)), 'vendor/sonner.js')).replace(/^(?!\.)/, './');
  if (path.startsWith('@fontsource-variable/')) return '#css/fonts.css';
  if (!path.startsWith('.')) return path;
  return `${path}.js`;
}

async function buildModules(paths) {
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: paths,
    outdir: 'dist',
    outbase: 'src',
    bundle: true,
    write: false,
    format: 'esm',
    target,
    jsx: 'automatic',
    sourcemap: 'linked',
    logLevel: 'error',
    plugins: [
      {
        name: 'each-module-stays-itself',
        setup(build) {
          build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) =>
            kind === 'entry-point' ? undefined : { path: outside(path, importer), external: true },
          );
        },
      },
    ],
  });
  return outputFiles.map(({ path, text }) => ({ path: posix(relative(dist, path)), text }));
}

/** Whether a module draws: a server component may read the others without crossing to the client. */
function clientEntries(inputs) {
  const draws = new Map();
  const visit = (path) => {
    if (draws.has(path)) return draws.get(path);
    draws.set(path, false);
    const own = inputs[path].imports.some(
      ({ path: to, external }) => external && !to.endsWith('.css') && !to.startsWith('@vanilla-extract'),
    );
    draws.set(path, own || inputs[path].imports.some(({ path: to, external }) => !external && visit(to)));
    return draws.get(path);
  };
  return new Set(
    entries
      .map((file) => `src/entries/${file}`)
      .filter(visit)
      .map((path) => inSource(join(root, path)).replace(/\.ts$/, '.js')),
  );
}

async function minifyCss(css) {
  const { code } = await transform(css, {
    loader: 'css',
    minify: true,
    target: ['chrome120', 'safari17', 'firefox121'],
  });
  return code;
}

/** The three families: the sheets of fontsource as one, and the files they name. */
function fontSheet() {
  const families = ['bricolage-grotesque', 'figtree', 'vazirmatn'];
  mkdirSync(join(dist, 'css/fonts'), { recursive: true });
  return families
    .map((family) => {
      const file = require.resolve(`@fontsource-variable/${family}/wght.css`);
      return readFileSync(file, 'utf8').replaceAll(/url\(\.\/files\/([^)]+)\)/g, (_all, name) => {
        copyFileSync(join(dirname(file), 'files', name), join(dist, 'css/fonts', name));
        return `url(./fonts/${name})`;
      });
    })
    .join('\n');
}

async function writeSheets(inputs) {
  const order = [];
  const seen = new Set();
  const visit = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    if (path.endsWith('.css.ts')) order.push(path);
    for (const { path: to, external } of inputs[path]?.imports ?? []) if (!external) visit(to);
  };
  visit('src/entries/theme.ts');
  visit('src/private/pressStyle.ts');
  for (const file of entries) visit(`src/entries/${file}`);
  const all = [];
  const add = (sheet) => !all.includes(sheet) && sheets.has(sheet) && all.push(sheet);
  const theme = ['css/layers.css', 'theme/vars.css', 'theme/skins/skins.css', 'css/global.css'];
  for (const sheet of theme) add(sheet);
  for (const path of order) {
    const module = readFileSync(join(dist, `${path.replace(/^src\//, '').replace(/\.ts$/, '')}.js`), 'utf8');
    for (const [, sheet] of module.matchAll(/"#css\/([^"]+)"/g)) add(sheet);
  }
  const minified = new Map();
  for (const sheet of all) {
    minified.set(sheet, await minifyCss(sheets.get(sheet)));
    write(`css/${sheet}`, minified.get(sheet));
  }
  const joined = (names) => names.map((name) => minified.get(name)).join('');
  write('css/theme.css', joined(theme));
  write('css/fonts.css', await minifyCss(fontSheet()));
  write('css/styles.css', joined(all) + readFileSync(join(dist, 'css/vendor/sonner.css'), 'utf8'));
}

/** Types as Node reads them too: every relative specifier with its extension. */
function buildTypes() {
  const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  const folder = join(dist, 'types');
  for (const file of readdirSync(folder, { recursive: true })) {
    if (!file.endsWith('.d.ts')) continue;
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(
      path,
      text
        .replaceAll(/^import ['"][^'"]+\.css['"];\n/gm, '')
        .replaceAll(
          /((?:from|import\()\s*['"])(\.{1,2}\/[^'"]+)(['"])/g,
          (_all, before, to, after) => `${before}${to}.js${after}`,
        ),
    );
  }
}

rmSync(dist, { recursive: true, force: true });
const inputs = await readGraph();
const paths = Object.keys(inputs).filter((path) => path.startsWith('src/'));
vendorSonner();
await buildStyles(paths.filter((path) => path.endsWith('.css.ts')));
const client = clientEntries(inputs);
for (const { path, text } of await buildModules(paths.filter((path) => !path.endsWith('.css.ts')))) {
  if (path.endsWith('.map')) write(path, text);
  else write(path, (client.has(path) ? "'use client';" : '') + wrapComponents(path, text));
}
await writeSheets(inputs);
write('css/none.js', '');
buildTypes();
const bytes = readdirSync(dist, { recursive: true })
  .map((file) => statSync(join(dist, file)))
  .reduce((sum, stat) => sum + (stat.isFile() ? stat.size : 0), 0);
process.stdout.write(
  `${basename(root)}: ${entries.length} entries, ${paths.length} modules, ${sheets.size} sheets, ${(bytes / 1e6).toFixed(1)} MB\n`,
);
