import { cp } from 'node:fs/promises';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    accounts: 'src/accounts.ts',
    browser: 'src/browser.ts',
    worker: 'src/worker.ts',
    'bin/larder-conformance': 'src/bin/larder-conformance.ts',
    'bin/larder-mock-api': 'src/bin/larder-mock-api.ts',
  },
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  // Only `bin/` uses Node modules.
  external: [/^node:/],
  // `tsc` emits the declarations, because tsup can't use this TypeScript version.
  dts: false,
  sourcemap: true,
  clean: true,
  // The server also serves the app's translation files, wherever the package is installed.
  onSuccess: () => cp('../../apps/admin/public/assets/data/locales', 'dist/locales', { recursive: true }),
});
