import { defineConfig, devices } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { chromium, chromiumArgs } from '../tools/chromium.mjs';
import type { JourneyOptions } from './support/journey';

const root = fileURLToPath(new URL('..', import.meta.url));

const port = Number(process.env.LARDER_PORT ?? 4174);
/** In the other modes nothing waits for what moves; `light` sees it move. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;
const desk = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** Dark changes colours, Arabic words and direction: one run sees both. */
const night = {
  ...still,
  colorScheme: 'dark',
  locale: 'ar',
  kept: { storage: { skin: 'dark', i18nextLng: 'ar', direction: 'rtl' }, demo: {} },
} as const;

export default defineConfig<JourneyOptions>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes at the second try has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [
    ['list'],
    ...(process.env.LARDER_REPORT ? [['json', { outputFile: process.env.LARDER_REPORT }] as const] : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { executablePath: chromium(), args: chromiumArgs },
    // For a trace of one test: `--trace on`.
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'light', use: desk },
    // The other three modes run what is tagged for them: every control of the shell and the pages, not every journey again.
    { name: 'phone', grep: /@modes/, use: { ...phone, ...still } },
    { name: 'night', grep: /@modes/, use: { ...desk, ...night } },
    { name: 'night-phone', grep: /@modes/, use: { ...phone, ...night } },
  ],
  webServer: {
    command: `node tools/serve.mjs --port ${port}`,
    cwd: root,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
});
