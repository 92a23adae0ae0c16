/**
 * Measures the size of each entry of @larder/ui: everything it imports except React, minified, brotli, styles
 * included. size-limit 14 can't replace it: its esbuild plugin counts lazy-loaded modules (RichTextEditor: 158 KB instead of
 * 6), reports JavaScript and styles as one figure, bundles each entry alone and passes an entry that has no budget.
 */
import { build as bundle } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const ui = fileURLToPath(new URL('../packages/ui/', import.meta.url));

/** Returns an index of only the icons that the library uses: bundling all 1,700 for each entry is slow. */
function usedIcons() {
  const file = createRequire(join(ui, 'package.json')).resolve('lucide-react');
  const esm = file.replace(/\/dist\/cjs\/.*$/, '/dist/esm');
  const index = readFileSync(
    join(
      esm,
      readdirSync(esm).find((name) => /^lucide-react\.m?js$/.test(name)),
    ),
    'utf8',
  );
  const homes = new Map();
  for (const [, names, from] of index.matchAll(/export \{([^}]*)\} from '(\.\/icons\/[^']+)'/g))
    for (const name of names.matchAll(/default as (\w+)/g)) homes.set(name[1], join(esm, from));
  const used = new Set();
  for (const path of readdirSync(join(ui, 'dist'), { recursive: true })) {
    if (!path.endsWith('.js')) continue;
    const text = readFileSync(join(ui, 'dist', path), 'utf8');
    for (const [, names] of text.matchAll(/import \{([^}]*)\} from "lucide-react"/g))
      for (const name of names.split(',')) used.add(name.trim().split(' as ')[0]);
  }
  return [...used].map((name) => `export { default as ${name} } from ${JSON.stringify(homes.get(name))};`).join('\n');
}

const lighter = {
  name: 'what-is-weighed',
  setup(build) {
    const icons = usedIcons();
    build.onResolve({ filter: /^lucide-react$/ }, () => ({
      path: 'lucide-react',
      namespace: 'used-icons',
      sideEffects: false,
    }));
    build.onLoad({ filter: /.*/, namespace: 'used-icons' }, () => ({ contents: icons, resolveDir: ui }));
    // Lazy chunks are not counted.
    build.onResolve({ filter: /.*/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Returns the bytes by entry name, `{ js, css, total }`, or undefined if the package is not built. */
export async function entrySizes() {
  const folder = join(ui, 'dist/entries');
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const { outputFiles } = await bundle({
    entryPoints: [
      ...files.map((file) => join(folder, file)),
      ...['styles', 'theme'].map((name) => ({ in: join(ui, `dist/css/${name}.css`), out: `${name}.css` })),
    ],
    outdir: join(ui, 'dist'),
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [lighter],
    logLevel: 'error',
  });
  const unstripped = outputFiles.find(({ text }) => text.includes('an ISO date such as'));
  if (unstripped)
    throw new Error(`${basename(unstripped.path)} contains development errors: dist must keep process.env.NODE_ENV.`);
  const sizes = {};
  await Promise.all(
    outputFiles.map(async ({ path, contents }) => {
      const name = basename(path).replace(/\.(js|css)$/, '');
      const bytes = contents.length === 0 ? 0 : (await compress(contents)).length;
      const size = (sizes[name] ??= { js: 0, css: 0, total: 0 });
      size[path.endsWith('.css') ? 'css' : 'js'] = bytes;
      size.total += bytes;
    }),
  );
  return Object.fromEntries(Object.entries(sizes).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}

/** Returns the budget of an entry in KB: its own, or the default of its kind. */
export function entryLimit(name, { limitsKB, kinds }) {
  if (limitsKB[name] !== undefined) return limitsKB[name];
  const source = join(ui, 'dist/entries', `${name}.js`);
  if (!existsSync(source)) return undefined;
  const text = readFileSync(source, 'utf8');
  if (/from "\.\.\/charts\//.test(text)) return kinds.chart;
  return usesAria(source) ? kinds.widget : kinds.plain;
}

const aria = new Map();
function usesAria(file) {
  if (aria.has(file)) return aria.get(file);
  aria.set(file, false);
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const found =
    /from "(react-aria|react-stately|react-aria-components)/.test(text) ||
    [...text.matchAll(/(?:from|^import) ["'](\.{1,2}\/[^"']+)["']/gm)].some(([, to]) =>
      usesAria(join(dirname(file), to)),
    );
  aria.set(file, found);
  return found;
}
