import type { BrowserContext, Request } from '@playwright/test';
import { holdLock } from './support/holdLock';
import { expect, test as journey } from './support/journey';
import { startRealServer } from './support/realServer';
import { signIn } from './support/signIn';

type RealServer = Awaited<ReturnType<typeof startRealServer>>;

const test = journey.extend<{ baseURL: string }, { server: RealServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture names from this parameter
    async ({}, use) => {
      const server = await startRealServer();
      await use(server);
      await server.close();
    },
    // On a busy machine, building the app takes more than four minutes.
    { scope: 'worker', timeout: 480_000 },
  ],
  baseURL: ({ server }, use) => use(server.url),
});
// Run the tests in one worker: each worker builds the app and starts a server.
test.describe.configure({ mode: 'serial' });

/** Records the requests to the API, except preflights. */
function callsOf(context: BrowserContext, apiUrl: string) {
  const calls: Request[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(apiUrl) && request.method() !== 'OPTIONS') calls.push(request);
  });
  return { named: (path: string) => calls.filter((request) => new URL(request.url()).pathname === path) };
}

test('the app works with an HTTP server and without the mock API', async ({ page, context, server }) => {
  const scripts: string[] = [];
  context.on('request', (request) => scripts.push(request.url()));
  const { named } = callsOf(context, server.apiUrl);
  await signIn(page, '/apps/user/list');
  expect(named('/jwt/login')).toHaveLength(1);
  const table = page.getByRole('grid');
  await expect(table.getByRole('link', { name: /Maren Holt/ })).toBeVisible();

  await page.getByRole('button', { name: 'New user' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New user' });
  for (const [name, text] of [
    [/Full name/, 'Ada Fenwick'],
    [/Username/, 'ada.fenwick'],
    [/E-mail/, 'ada.fenwick@saltmarsh.example'],
    [/Contact/, '+44 20 7946 0000'],
  ] as const) {
    await dialog.getByRole('textbox', { name }).fill(text);
  }
  for (const [name, text] of [
    [/Company/, 'Fern Hall'],
    [/Country/, 'Ireland'],
  ] as const) {
    const field = dialog.getByRole('combobox', { name });
    await field.fill(text);
    await expect(page.getByRole('option', { name: text, exact: true })).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue(text);
  }
  await dialog.getByRole('button', { name: 'Add user' }).click();
  await expect(dialog).toBeHidden();
  await expect(table.getByRole('link', { name: /Ada Fenwick/ })).toBeVisible();

  await page.reload();
  await expect(table.getByRole('link', { name: /Ada Fenwick/ })).toBeVisible();
  expect(named('/apps/users/add-user')).toHaveLength(1);
  expect(scripts.filter((url) => /mock-api|installMockApi/i.test(url))).toEqual([]);

  // A request in flight during sign-out would fail, because its token is revoked.
  await page.waitForLoadState('networkidle');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page
    .getByRole('button', { name: /maren holt/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => named('/jwt/logout').length).toBe(1);
  // The server has revoked the token.
  const ask = () => fetch(`${server.apiUrl}/api/bookmarks/data`, { headers: { authorization: `Bearer ${token}` } });
  await expect.poll(async () => (await ask()).status).toBe(401);
});

test('two tabs with an expired token refresh it once', async ({ page, context, server, report }) => {
  await signIn(page);
  // A request in flight would refresh the token first.
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  const { named } = callsOf(context, server.apiUrl);
  await page.evaluate(() => localStorage.setItem('token', 'expired'));
  const releaseTo = await holdLock(context, 'larder-refresh');
  await Promise.all([page.goto('/apps/user/list'), other.goto('/apps/user/list?role=admin')]);
  await releaseTo(2);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('grid').getByRole('link').first()).toBeVisible();
    await expect(tab).toHaveURL(/\/apps\/user\/list/);
  }
  expect(named('/jwt/refresh-token')).toHaveLength(1);
  const tokens = await Promise.all([page, other].map((tab) => tab.evaluate(() => localStorage.getItem('token'))));
  expect(tokens[0]).toBe(tokens[1]);
  expect(tokens[0]).not.toBe('expired');
  // Chromium logs each 401.
  report.errors = report.errors.filter((line) => !line.includes('status of 401'));
});
