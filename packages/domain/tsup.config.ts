import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/contract.ts'],
  format: 'esm',
  target: 'es2022',
  platform: 'browser',
  // `tsc` emits the declarations, because tsup can't use this TypeScript version.
  dts: false,
  sourcemap: true,
  clean: true,
});
