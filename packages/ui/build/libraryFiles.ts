import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, sep } from 'node:path';
import type { Metafile, OutputFile, Plugin, PluginBuild } from 'esbuild';
import { placeOf, specifier } from './oneFilePerModule';
import { sheets } from './styleSheets';

const require = createRequire(import.meta.url);
type Inputs = Metafile['inputs'];

/** The module with the styles that react-aria would otherwise insert at runtime. */
const pressStyle = 'private/dom/pressStyle';

/** Resolves a relative import to its source module. Undefined for packages and style sheets. */
function moduleOf(inputs: Inputs, from: string, path: string) {
  if (!path.startsWith('.')) return undefined;
  const base = posix.join(posix.dirname(from), path).replace(/\.js$/, '');
  return [`${base}.ts`, `${base}.tsx`].find((file) => file in inputs);
}

/** Returns the modules reachable from `starts`, in depth-first order. */
function reach(inputs: Inputs, starts: readonly string[]) {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const { path } of inputs[file]?.imports ?? []) {
      const next = moduleOf(inputs, file, path);
      if (next) visit(next);
    }
  };
  starts.forEach(visit);
  return seen;
}

/** Returns true if an entry depends on a package such as React and therefore needs `'use client'`. */
const isClient = (inputs: Inputs, entry: string) =>
  [...reach(inputs, [entry])].some((file) =>
    inputs[file]?.imports.some(
      ({ path }) => !/^(\.|#css\/|@vanilla-extract)/.test(path) || path.endsWith('vendor/sonner.js'),
    ),
  );

/** Moves the styles of sonner to a file. Sonner inserts them on import, which a strict CSP blocks. */
function vendorSonner() {
  const file = join(dirname(require.resolve('sonner')), 'index.mjs');
  const source = readFileSync(file, 'utf8');
  const [call, literal] = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\);?/) ?? [];
  if (!call) throw new Error('No __insertCSS call found in sonner: update vendorSonner in build/libraryFiles.ts.');
  const code = source
    .replace(call, '')
    .replace(/'use client';\n?/, '')
    .replace(/function __insertCSS[\s\S]*?\n}\n/, '');
  return {
    code: `/* sonner, MIT, Emil Kowalski */\nimport '#css/vendor/sonner.css';\n${code}`,
    css: JSON.parse(literal!) as string,
  };
}

/** Joins the style sheets of the three font families and collects their font files. */
function fontFiles() {
  const files = new Map<string, Uint8Array>();
  const css = ['bricolage-grotesque', 'figtree', 'vazirmatn'].map((family) => {
    const sheet = require.resolve(`@fontsource-variable/${family}/wght.css`);
    return readFileSync(sheet, 'utf8').replaceAll(/url\(\.\/files\/([^)]+)\)/g, (_all, name: string) => {
      files.set(`css/fonts/${name}`, readFileSync(join(dirname(sheet), 'files', name)));
      return `url(./fonts/${name})`;
    });
  });
  return { css: css.join('\n'), files };
}

async function cssFiles({ esbuild }: PluginBuild, inputs: Inputs, modules: Iterable<string>) {
  const minify = async (css: string) =>
    (await esbuild.transform(css, { loader: 'css', minify: true, target: ['chrome120', 'safari17', 'firefox121'] }))
      .code;
  const theme = ['css/layers.css', 'theme/vars.css', 'theme/skins/skins.css', 'css/global.css'];
  const names = new Set(theme);
  for (const file of modules)
    for (const { path } of inputs[file]!.imports) if (path.startsWith('#css/')) names.add(path.slice('#css/'.length));
  const css = new Map<string, string>();
  for (const name of names) if (sheets.has(name)) css.set(name, await minify(sheets.get(name)!));
  const joined = (wanted: Iterable<string>) => [...wanted].map((name) => css.get(name)).join('');
  const sonner = vendorSonner();
  const fonts = fontFiles();
  return new Map<string, string | Uint8Array>([
    ...[...css].map(([name, text]) => [`css/${name}`, text] as const),
    ['css/theme.css', joined(theme)],
    ['css/styles.css', joined(css.keys()) + sonner.css],
    ['css/fonts.css', await minify(fonts.css)],
    ['css/vendor/sonner.css', sonner.css],
    ['css/none.js', ''],
    ['vendor/sonner.js', sonner.code],
    ...fonts.files,
  ]);
}

/** Returns directives and style imports for the first line of a module, so that its source map stays valid. */
function preambleOf(inputs: Inputs, file: string) {
  const isEntry = file.startsWith('src/entries/');
  const usesAria = inputs[file]!.imports.some(({ path }) => path === 'react-aria-components');
  return (
    (isEntry && isClient(inputs, file) ? "'use client';" : '') +
    (usesAria ? `import '${specifier(placeOf(file), `${pressStyle}.js`)}';` : '')
  );
}

const encode = (text: string | Uint8Array) => (typeof text === 'string' ? new TextEncoder().encode(text) : text);

/** Adds directives, style sheets, fonts and sonner to the output, and drops modules that no entry uses. */
export const libraryFiles: Plugin = {
  name: 'library-files',
  setup(build) {
    build.onEnd(async ({ metafile, outputFiles }) => {
      const { inputs, outputs } = metafile!;
      const entries = Object.keys(inputs).filter((file) => file.startsWith('src/entries/'));
      const modules = reach(inputs, ['src/entries/theme.ts', `src/${pressStyle}.ts`, ...entries]);
      const dist = build.initialOptions.outdir!;
      const kept: OutputFile[] = [];
      for (const output of outputFiles!) {
        const isMap = output.path.endsWith('.map');
        const file =
          outputs[
            relative('.', output.path)
              .split(sep)
              .join('/')
              .replace(/\.map$/, '')
          ]?.entryPoint;
        // Compiled `.css.ts` modules have no useful source map.
        if (!file || !modules.has(file) || (isMap && file.endsWith('.css.ts'))) continue;
        if (!isMap) output.contents = encode(preambleOf(inputs, file) + output.text);
        kept.push(output);
      }
      for (const [name, text] of await cssFiles(build, inputs, modules)) {
        const contents = encode(text);
        kept.push({ path: join(dist, name), contents, hash: '', text: typeof text === 'string' ? text : '' });
      }
      outputFiles!.splice(0, Infinity, ...kept);
    });
  },
};
