import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { execFileSync } from 'node:child_process';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium, chromiumArgs } from './tools/chromium.mjs';
import { galleryStories } from './tools/galleryStories.ts';
import { notices } from './tools/notices.ts';
import { pageIcons } from './tools/pageIcons.ts';
import { sourceAliases, sourceConditions } from './tools/sources.mjs';

const sources = { alias: sourceAliases, conditions: sourceConditions };

const ssr = { resolve: { conditions: ['larder-source', 'module', 'node', 'development|production'] } };

/** Folders with module state: session, storage, languages. */
const stateful = 'http|i18n|preferences|query|session|store|workplace';

/** Tests that mock modules or use module state: each file gets its own page. */
const isolated = [
  `packages/domain/src/+(${stateful})/**/*.test.{ts,tsx}`,
  'apps/admin/src/+(lib|shell|components|hooks)/**/*.test.{ts,tsx}',
  'apps/admin/src/features/*/use+(CalendarLayers|Composer|EventActions|Greeting).test.{ts,tsx}',
  'apps/admin/src/features/*/components/+(AccountTab|KeyList).test.tsx',
  'apps/admin/src/entities/users/details/+(NotificationMatrix|PlanChoice|useSaveDetails).test.tsx',
  'apps/admin/src/lists/**/+(exportRows|useBulkWork|useListPage).test.{ts,tsx}',
  // Compares the initial data, which other tests change.
  'packages/mock-api/src/demoData.test.ts',
  'packages/ui/src/private/+(dom/checkProps|fields/FieldHeader).test.tsx',
  'packages/ui/src/private/lazy/*.test.{ts,tsx}',
  // Starts with a lazy part that is not loaded yet.
  'packages/ui/src/table/columns/headerTools.test.tsx',
];

/** Tests that take many seconds: `pnpm check` does not run them. */
const slow = '**/*.slow.test.{ts,mjs}';

/** Tests without a DOM: creating one would take as long as these tests. */
const withoutDom = [
  'packages/mock-api/src/**/*.test.ts',
  `packages/domain/src/!(${stateful})/**/*.test.ts`,
  'tools/**/*.test.mjs',
];

/** Returns the seed of property tests: one per commit, so that a commit has the same cases everywhere. */
function seedOfCommit(): string {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(Number.parseInt(tree.slice(0, 7), 16));
  } catch {
    // Not a Git repository.
    return '1';
  }
}

const seeded = {
  env: { LARDER_SEED: process.env.LARDER_SEED ?? seedOfCommit() },
  setupFiles: ['tools/vitest.setup.ts'],
  // On a busy machine, loading a lazy part takes longer than the default.
  testTimeout: 20_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
};

const withDom = { ...seeded, setupFiles: [...seeded.setupFiles, 'tools/vitest.dom.setup.ts'] };

export default defineConfig({
  // The compiler of .css.ts files loads this file too.
  resolve: sources,
  test: {
    // The default is one fewer than the cores: one worker on two cores.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin(), pageIcons(), galleryStories(), notices()],
        resolve: sources,
        ssr,
        test: {
          ...withDom,
          name: 'unit',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          exclude: [...withoutDom, ...isolated, slow],
          // Loading every module again for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        plugins: [vanillaExtractPlugin(), pageIcons(), galleryStories(), notices()],
        resolve: sources,
        ssr,
        test: {
          ...withDom,
          name: 'unit isolated',
          environment: 'happy-dom',
          include: isolated,
          exclude: [slow],
          // A new context in the same thread: a new process for each file took twice as long.
          pool: 'vmThreads',
        },
      },
      {
        resolve: sources,
        ssr,
        test: {
          ...seeded,
          name: 'unit without DOM',
          environment: 'node',
          include: withoutDom,
          exclude: ['**/node_modules/**', ...isolated, slow],
          // Loading the contract again for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        resolve: sources,
        ssr,
        test: {
          ...seeded,
          name: 'slow',
          environment: 'node',
          include: [slow],
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: sources,
        test: {
          name: 'stories',
          // A story includes up to three runs of axe.
          testTimeout: 120_000,
          // Loading the page again for each file took a third of the run.
          isolate: false,
          setupFiles: ['virtualRows', 'modes', 'touch', 'print'].map((name) => `.storybook/${name}.ts`),
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: { executablePath: chromium(), args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
