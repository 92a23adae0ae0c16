import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/accounts.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // The types come from `tsc`, which tsup cannot drive any more.
  dts: false,
  sourcemap: true,
  clean: true,
});
