import type { Page } from '@playwright/test';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/axe';
import { expect as baseExpect, test as journey } from './support/journey';
import { startIsolatedSite } from './support/isolatedSite';
import { signIn } from './support/signIn';

// Each test loads the app several times.
const expect = baseExpect.configure({ timeout: 60_000 });

const test = journey.extend<{ site: Awaited<ReturnType<typeof startIsolatedSite>>; baseURL: string }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this parameter
  site: async ({}, use) => {
    const site = await startIsolatedSite();
    await use(site);
    await site.remove();
  },
  baseURL: ({ site }, use) => use(site.url),
});
test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 120_000 });

const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);
const workerOf = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.active?.scriptURL;
  });

test('the service worker starts after the first visit and opens the app offline', async ({
  page,
  context,
  site,
  report,
}) => {
  await signIn(page, '/apps/user/list');
  await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await workerOf(page)).toBe(`${site.url}/sw.js`);
  expect(await page.evaluate(() => 'isFirstVisit' in window)).toBe(true);
  const precached = await page.evaluate(async () => {
    const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)));
    return (await Promise.all(caches.map((cache) => cache.keys()))).flat().map(({ url }) => url);
  });
  expect(precached).toContainEqual(expect.stringContaining('/assets/tableMenus-'));
  await page.reload();
  await expect(page.getByRole('grid').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
  expect(await isControlled(page)).toBe(true);

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: 'You are offline. Showing saved data.' });
  await banner.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: 'Back online' })).toBeVisible();
  await expect(banner).toHaveCount(0);

  await site.stop();
  await page.goto('/apps/user/list');
  await expect(page.getByRole('grid').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
  await expect(page).toHaveTitle(/^Users ·/);
  // Chromium logs requests that fail offline.
  report.errors = report.errors.filter((line) => !/ERR_(CONNECTION_REFUSED|INTERNET_DISCONNECTED|FAILED)/.test(line));
});

test('a new version is offered, waits for unsaved changes and reloads once', async ({ page, site }) => {
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
  const unsaved = page.getByRole('status').filter({ hasText: 'unsaved changes' });
  await expect(unsaved).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.getByRole('button', { name: 'Discard' }).click();
  await expectNoAxeViolations(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Reload');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => 'isSamePage' in window).catch(() => true)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isControlled(page)).toBe(true);
  await page.evaluate(() => Object.assign(window, { isNewPage: true }));
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => 'isNewPage' in window)).toBe(true);
});

test('a service worker without a script is unregistered and the page reloads once', async ({ page, site, report }) => {
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

test('a page whose chunk is missing after a deploy reloads once, then shows an error', async ({
  page,
  site,
  report,
}) => {
  await signIn(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  // Deploy a version with another entry script and without the chunk of the user list.
  const html = await readFile(site.file('index.html'), 'utf8');
  const [, script = ''] = /<script type="module"[^>]* src="\/(assets\/[^"]+)"/.exec(html) ?? [];
  const next = script.replace('assets/', 'assets/next-');
  // Other chunks import the old script.
  await writeFile(site.file(next), `import '/${script}';`);
  await writeFile(site.file('index.html'), html.replaceAll(script, next));
  const worker = await readFile(site.file('sw.js'), 'utf8');
  await writeFile(
    site.file('sw.js'),
    worker.replaceAll(script, next).replace(/(index\.html.{1,20}revision:.)\w{8}/, '$1newer123'),
  );
  for (const name of await readdir(site.file('assets')))
    if (/^UserListPage-.*\.js$/.test(name)) await rm(site.file(`assets/${name}`));

  let loads = 0;
  page.on('load', () => (loads += 1));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Users' }).click();
  await menu.getByRole('link', { name: 'All users' }).click();
  // The new worker precaches files before it activates.
  await expect.poll(() => loads, { timeout: 50_000 }).toBe(1);
  await expect(page.getByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  expect(
    await page.evaluate(() => document.querySelector('script[src]:not([src="/boot.js"])')?.getAttribute('src')),
  ).toBe(`/${next}`);
  await page.waitForLoadState('networkidle');
  expect(loads).toBe(1);
  report.errors = report.errors.filter(
    (line) => !/status of 404|dynamically imported module|ChunkLoadError/.test(line),
  );
});
