import { compile, processVanillaFile } from '@vanilla-extract/integration';
import type { Plugin } from 'esbuild';

/** Style sheets by their path in `dist/css`. Filled while esbuild loads the modules. */
export const sheets = new Map<string, string>();

/** Compiles a `.css.ts` to a module of class names that imports its style sheets, dependencies first. */
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

/** Collects a style sheet per `.css.ts`. With esbuild's bundling, each entry would duplicate shared styles. */
export const styleSheets: Plugin = {
  name: 'style-sheets',
  setup(build) {
    build.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => ({ contents: await buildStyle(path), loader: 'js' }));
  },
};
