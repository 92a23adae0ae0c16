import { defineConfig } from 'tsup';
import { libraryFiles } from './build/libraryFiles';
import { oneFilePerModule } from './build/oneFilePerModule';
import { styleSheets } from './build/styleSheets';

process.env.NODE_ENV = 'production';

export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/testing/**'],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  splitting: false,
  sourcemap: true,
  clean: true,
  silent: true,
  // tools/buildTypes.mjs builds the types, because tsup needs an API that TypeScript 7 doesn't have.
  dts: false,
  // Otherwise tsup marks dependencies as external before oneFilePerModule sees them.
  noExternal: [/.*/],
  // Keep the expression, which bundlers of consumers replace: production builds contain no checks of props.
  define: { 'process.env.NODE_ENV': 'process.env.NODE_ENV' },
  esbuildOptions(options) {
    options.outbase = 'src';
    options.jsx = 'automatic';
  },
  esbuildPlugins: [oneFilePerModule, styleSheets, libraryFiles],
});
