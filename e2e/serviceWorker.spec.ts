import type { Page } from '@playwright/test';
import { appendFile, rm } from 'node:fs/promises';
import { expect, test as journey } from './support/journey';
import { startOwnSite } from './support/ownSite';
import { signIn } from './support/signIn';

const test = journey.extend<{ site: Awaited<ReturnType<typeof startOwnSite>>; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures off this parameter
  site: async ({}, use) => {
    const site = await startOwnSite();
    await use(site);
    await site.remove();
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });
// Each of them loads the app three times.
test.describe.configure({ timeout: 90_000 });

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.scriptURL;
  });

test('the worker is there after the first visit, which it leaves alone, and opens the app without a network', async ({
  page,
  site,
  report,
}) => {
  await signIn(page, '/apps/user/list');
  await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await workerOf(page)).toBe(`${site.url}/sw.js`);
  expect(await page.evaluate(() => 'isFirstVisit' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('table').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
  expect(await isControlled(page)).toBe(true);

  await site.switchOff();
  await page.goto('/apps/user/list');
  await expect(page.getByRole('table').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Users ·/);
  // The browser itself writes down what it could not fetch.
  report.errors = report.errors.filter((line) => !line.includes('ERR_CONNECTION_REFUSED'));
});

test('a new version is offered, never over a form with changes, and comes with one reload', async ({ page, site }) => {
  await signIn(page, '/apps/user/view/2?tab=notifications');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await appendFile(site.file('sw.js'), '\n// The next version.\n');
  await page.reload();
  const offer = page.getByRole('status').filter({ hasText: 'A new version is ready' });
  await expect(offer).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Later' })).toBeVisible();

  const choice = page.getByRole('main').getByRole('checkbox').first();
  await choice.click();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await offer.getByRole('button', { name: 'Reload' }).click();
  const unsaved = page.getByRole('status').filter({ hasText: 'changes that are not saved' });
  await expect(unsaved).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.getByRole('button', { name: 'Discard' }).click();
  await unsaved.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isControlled(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isNewPage: true }));
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => 'isNewPage' in window)).toBe(true);
});

test('a worker whose script is gone is taken away with one reload', async ({ page, site, report }) => {
  await signIn(page, '/apps/user/list');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await rm(site.file('sw.js'));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload();
  await expect.poll(() => loads).toBe(2);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await workerOf(page)).toBeUndefined();
  expect(await isControlled(page)).toBe(false);
  expect(loads).toBe(2);
  report.errors = report.errors.filter((line) => !line.includes('status of 404'));
});
