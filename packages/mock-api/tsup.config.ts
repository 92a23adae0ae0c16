import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    accounts: 'src/accounts.ts',
    'bin/larder-conformance': 'src/bin/larder-conformance.ts',
    'bin/larder-mock-api': 'src/bin/larder-mock-api.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // Only what is in bin/ is for Node alone.
  external: [/^node:/],
  // The types come from `tsc`, which tsup cannot drive any more.
  dts: false,
  sourcemap: true,
  clean: true,
  // The server answers with the app's texts, wherever the package is installed.
  onSuccess: () => cp('../../apps/admin/public/assets/data/locales', 'dist/locales', { recursive: true }),
});
