import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { execFileSync } from 'node:child_process';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium, chromiumArgs } from './tools/chromium.mjs';
import { sourceAliases, sourceConditions } from './tools/sources.mjs';

const sources = { alias: sourceAliases, conditions: sourceConditions };

const ssr = { resolve: { conditions: ['larder-source', 'module', 'node', 'development|production'] } };

/** What starts the session, the storage and the languages of a whole browser. */
const stateful = 'http|i18n|preferences|query|session|store|workplace';

/** Tests that put other modules in the place of the real ones, or start what a page has once: each file needs a page of its own. */
const withOwnPage = [
  `packages/domain/src/+(${stateful})/**/*.test.{ts,tsx}`,
  'apps/admin/src/+(lib|shell)/**/*.test.{ts,tsx}',
];

/** Tests that need no document: making one for each of these files would take as long as they do. */
const withoutPage = [
  'packages/mock-api/src/**/*.test.ts',
  `packages/domain/src/!(${stateful})/**/*.test.ts`,
  'tools/**/*.test.mjs',
];

/**
 * One seed a commit for the property tests: what was judged before a change lands is judged alike where it lands,
 * and each change meets cases the last one did not.
 */
function seedOfCommit(): string {
  try {
    const tree = execFileSync('git', ['rev-parse', 'HEAD^{tree}'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(Number.parseInt(tree.slice(0, 7), 16));
  } catch {
    // Sources without their history.
    return '1';
  }
}

const seeded = {
  env: { LARDER_SEED: process.env.LARDER_SEED ?? seedOfCommit() },
  setupFiles: ['tools/propertySeed.ts'],
};

const withPage = { ...seeded, setupFiles: [...seeded.setupFiles, 'tools/patience.ts'] };

export default defineConfig({
  // Also read by the compiler of the .css.ts files, which loads this file anew.
  resolve: sources,
  test: {
    // One fewer than there are cores is the default: on a machine of two, one file after the other.
    maxWorkers: '100%',
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        resolve: sources,
        ssr,
        test: {
          ...withPage,
          name: 'unit',
          environment: 'happy-dom',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/src/**/*.test.{ts,tsx}'],
          exclude: [...withoutPage, ...withOwnPage],
          // Each test leaves nothing behind; reading every module anew for each file took longer than the tests.
          isolate: false,
        },
      },
      {
        plugins: [vanillaExtractPlugin()],
        resolve: sources,
        ssr,
        test: {
          ...withPage,
          name: 'unit with a page of its own',
          environment: 'happy-dom',
          include: withOwnPage,
          // A new context within one thread: a process that reads happy-dom anew for each file took as long again.
          pool: 'vmThreads',
        },
      },
      {
        resolve: sources,
        ssr,
        test: {
          ...seeded,
          name: 'unit without a page',
          environment: 'node',
          include: withoutPage,
          // Each test makes a server of its own; reading the whole contract anew for every file took longer than the tests.
          isolate: false,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        resolve: sources,
        test: {
          name: 'stories',
          // axe reads every story four times; a machine of two busy cores needs a while for the largest.
          testTimeout: 45_000,
          // A story leaves nothing behind; loading the page anew for each file took as long as a third of the run.
          isolate: false,
          // axe in the dark skin, right to left and on a phone, after each story.
          setupFiles: ['.storybook/virtualRows.ts', '.storybook/modes.ts', '.storybook/finger.ts'],
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
