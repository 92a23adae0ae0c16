#!/usr/bin/env node
/** Takes `docs/screenshot.png`, the screenshot of the README, from the built app: the dashboard of the owner. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as playwright } from 'playwright';
import { chromium, chromiumArgs } from './chromium.mjs';
import { serve } from './serve.mjs';

const root = fileURLToPath(new URL('../apps/admin/dist', import.meta.url));
const picture = fileURLToPath(new URL('../docs/screenshot.png', import.meta.url));
if (!existsSync(root)) {
  process.stderr.write('The app is not built: run pnpm build.\n');
  process.exit(1);
}
const server = await serve({ root, port: 0 });
const browser = await playwright.launch({ executablePath: chromium(), args: chromiumArgs });
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    reducedMotion: 'reduce',
  });
  await page.goto(`${server.url}/login`);
  await page.locator('input[type="email"], input[name="email"]').first().fill('maren.holt@saltmarsh.example');
  await page.locator('input[type="password"]').fill('larder-demo-1');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.locator('h1').first().waitFor();
  // A busy evening in New York, after the sign-in greeting has closed.
  await page.goto(`${server.url}/?clock=2026-11-21T00:45:00Z`);
  await page.locator('h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], [data-sonner-toast]'));
  await page.screenshot({ path: picture });
  process.stdout.write(`${picture}\n`);
} finally {
  await browser.close();
  await server.close();
}
