import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { readdirSync, rmSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

const styles = 'src/entries/styles.ts';
const entries = readdirSync('src/entries')
  .map((file) => `src/entries/${file}`)
  .filter((file) => file !== styles);

const shared: Options = {
  format: 'esm',
  target: 'es2022',
  // TypeScript 7 has no API for it; `tsc -p tsconfig.build.json` writes the types.
  dts: false,
  // The fonts travel with the package: one style sheet and the files it names.
  noExternal: [/^@fontsource-variable\//],
  loader: { '.woff2': 'file' },
  esbuildOptions(options) {
    options.assetNames = 'fonts/[name]';
    options.jsx = 'automatic';
  },
};
const vanilla = () => vanillaExtractPlugin({ identifiers: 'short' });

/** The two builds see the same files, so the class names agree; each keeps what the other throws away. */
function drop(pattern: RegExp) {
  for (const file of readdirSync('dist')) if (pattern.test(file)) rmSync(`dist/${file}`);
}

export default defineConfig([
  {
    ...shared,
    entry: entries,
    splitting: true,
    sourcemap: true,
    esbuildPlugins: [vanilla()],
    onSuccess: async () => drop(/(?<!^styles)\.css(\.map)?$/),
  },
  {
    ...shared,
    entry: { styles },
    minify: true,
    esbuildPlugins: [vanilla()],
    onSuccess: async () => drop(/^styles\.js$/),
  },
]);
