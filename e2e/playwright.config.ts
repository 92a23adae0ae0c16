import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromium, chromiumArgs } from '../tools/chromium.mjs';
import type { JourneyOptions } from './support/journey';

const root = fileURLToPath(new URL('..', import.meta.url));

const port = Number(process.env.LARDER_PORT ?? 4174);
/** Only `light` runs with motion. */
const reducedMotion = { contextOptions: { reducedMotion: 'reduce' } } as const;
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Combines the dark skin (colors) and Arabic (texts and direction) in one mode. */
const night = {
  ...reducedMotion,
  colorScheme: 'dark',
  locale: 'ar',
  stored: { storage: { skin: 'dark', i18nextLng: 'ar', direction: 'rtl' }, demo: {} },
} as const;

export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // `npm test` reruns failed tests one by one and reports them as flaky, see `tools/rerun.mjs`.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Allows for busy machines.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [
    ['list'],
    ...(process.env.LARDER_REPORT ? [['json', { outputFile: process.env.LARDER_REPORT }] as const] : []),
  ],
  use: {
    // Without this, an action waits until the test times out.
    actionTimeout: 60_000,
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: chromium(), args: chromiumArgs },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'light', grepInvert: /@night/, use: desk },
    // Tests tagged @modes also run in the opposite mode: dark, Arabic, phone (docs/decisions/0005).
    { name: 'night-phone', grep: /@modes|@night-phone/, use: { ...phone, ...night } },
    // Tests tagged @desks need a wide screen.
    { name: 'night', grep: /@desks|@night$/, use: { ...desk, ...night } },
  ],
  webServer: {
    command: `node tools/serve.mjs --port ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
