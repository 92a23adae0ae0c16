import { holdLock } from './support/holdLock';
import { expect, test } from './support/journey';
import { accountOf, signIn } from './support/signIn';
import { test as signedIn } from './support/signedIn';

test('a user signs in, opens a user and signs out', async ({ page }) => {
  await page.goto('/login');
  const loadedFonts = () =>
    page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
  await expect
    .poll(loadedFonts)
    .toEqual(expect.arrayContaining([expect.stringContaining('Figtree'), expect.stringContaining('Bricolage')]));
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /service$/ })).toBeVisible();
  await expect(page.getByText('Welcome back, Maren Holt')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Users' }).click();
  await menu.getByRole('link', { name: 'All users' }).click();
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle('Users · Saltbox & Rye · Larder');

  await page
    .getByRole('grid')
    .getByRole('link', { name: /Ilse Okafor/ })
    .click();
  await expect(page).toHaveURL(/\/apps\/user\/view\/2$/);
  await expect(page.getByRole('heading', { level: 1, name: 'User details' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Ilse Okafor' })).toBeVisible();

  await page
    .getByRole('button', { name: /account of maren holt|maren holt/i })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: /Sign out/ }).press('Enter');
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() =>
      ['token', 'refreshToken', 'userData', 'restaurant'].filter((key) => localStorage.getItem(key) !== null),
    ),
  ).toEqual([]);
});

signedIn('signing out in one tab signs out the other one; signing in restores it', async ({ page, context }) => {
  await page.goto('/dashboard/analytics');
  const other = await context.newPage();
  await other.goto('/apps/user/list');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page
    .getByRole('button', { name: /maren holt/i })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(other).toHaveURL(/\/login\?next=/, { timeout: 2_000 });

  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await expect(other).toHaveURL(/\/apps\/user\/list$/);
  await expect(other.getByRole('grid').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
});

signedIn('two tabs refresh an expired token once', async ({ page, context, owner }) => {
  const other = await context.newPage();
  const stored: string[] = [];
  await context.exposeFunction('onTokenStored', (token: string) => stored.push(token));
  await context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its storage below
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (this: Storage, key, value) {
      if (key === 'refreshToken' && value !== this.getItem(key))
        (window as unknown as { onTokenStored: (token: string) => void }).onTokenStored(value);
      setItem.call(this, key, value);
    };
  });
  const releaseTo = await holdLock(context, 'larder-refresh');
  // Access tokens expire after ten minutes.
  const path = `/apps/user/list?clock=${new Date(Date.now() + 11 * 60_000).toISOString()}`;
  await Promise.all([page.goto(path), other.goto(path)]);
  await releaseTo(2);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('grid').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
    await expect(tab).toHaveURL(/\/apps\/user\/list/);
    await tab.waitForLoadState('networkidle');
  }
  const renewed = stored.filter((token) => token !== owner.storage.refreshToken);
  expect(renewed).toHaveLength(1);
  for (const tab of [page, other])
    expect(await tab.evaluate(() => localStorage.getItem('refreshToken'))).toBe(renewed[0]);
});

signedIn(
  'a session that cannot be renewed ends with one message; signing in opens the page again',
  async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('isVoid')) return;
      sessionStorage.setItem('isVoid', 'yes');
      localStorage.setItem('token', 'void');
      localStorage.setItem('refreshToken', 'void');
    });
    await page.goto('/apps/user/list?role=editor');
    await expect(page).toHaveURL(/\/login\?next=%2Fapps%2Fuser%2Flist%3Frole%3Deditor$/);
    await expect(page.getByText('Your session has ended', { exact: false })).toHaveCount(1);
    const { email, password } = accountOf('owner');
    await page.getByLabel('Work e-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/apps\/user\/list\?role=editor$/);
  },
);
