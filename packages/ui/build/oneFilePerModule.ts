import { posix, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/** Returns the relative import specifier from one file in `dist` to another. */
export const specifier = (from: string, to: string) => posix.relative(posix.dirname(from), to).replace(/^(?!\.)/, './');

/** Returns the path of a source file relative to `src`, which is also its path in `dist`. */
export const placeOf = (file: string) => relative('src', relative('.', file)).split(sep).join('/');

function resolveImport(path: string, importer: string) {
  if (path === 'sonner') return specifier(placeOf(importer), 'vendor/sonner.js');
  if (path.startsWith('@fontsource-variable/')) return '#css/fonts.css';
  return path.startsWith('.') ? `${path}.js` : path;
}

/** Keeps all imports external, so that each source module becomes a file in `dist`. */
export const oneFilePerModule: Plugin = {
  name: 'one-file-per-module',
  setup(build) {
    build.onResolve({ filter: /.*/ }, ({ path, importer, kind }) =>
      kind === 'entry-point' ? undefined : { path: resolveImport(path, importer), external: true },
    );
  },
};
