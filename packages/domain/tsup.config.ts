import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // The types come from `tsc`, which tsup cannot drive any more.
  dts: false,
  sourcemap: true,
  clean: true,
});
