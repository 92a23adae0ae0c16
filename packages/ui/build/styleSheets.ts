import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

/** The style sheets of the build by their place below `dist/css`, filled while esbuild loads the modules. */
export const sheets = new Map<string, string>();

/** Turns a `.css.ts` into a module of class names that imports the sheets behind it, deepest first. */
async function buildStyle(filePath: string) {
  const { source } = await compile({ filePath, cwd: process.cwd(), identOption: 'short' });
  return processVanillaFile({
    source,
    filePath,
    identOption: 'short',
    serializeVirtualCssPath({ fileScope, source: css }) {
      const sheet = fileScope.filePath.replace(/^src\//, '').replace(/\.css\.ts$/, '.css');
      sheets.set(sheet, css);
      return `import '#css/${sheet}';`;
    },
  });
}

/** Writes one style sheet for each `.css.ts`. Bundled by esbuild, every entry would repeat the sheets it shares with others. */
export const styleSheets: Plugin = {
  name: 'style-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({ contents: await buildStyle(path), loader: 'js' }));
  },
};
