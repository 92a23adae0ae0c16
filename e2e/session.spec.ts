import { expect, test } from './support/journey';
import { accountOf, signIn } from './support/signIn';
import { test as signedIn } from './support/signedIn';

test('sign in, dashboard, users, one user, sign out', async ({ page }) => {
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
    .click();
  await page.getByRole('menuitem', { name: /Sign out/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() =>
      ['token', 'refreshToken', 'userData', 'restaurant'].filter((key) => localStorage.getItem(key) !== null),
    ),
  ).toEqual([]);
});

test('a wrong password is said by the field, and nothing typed is lost', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Work e-mail').fill(accountOf('owner').email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const email = page.getByLabel('Work e-mail');
  await expect(email).toHaveAccessibleDescription('This e-mail and password do not fit. Check both.');
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(accountOf('owner').email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not-the-password');
});

test('the first page is set in its own letters', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    )
    .toEqual(expect.arrayContaining([expect.stringContaining('Figtree'), expect.stringContaining('Bricolage')]));
});

test('an empty form names each field and goes to the first', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByLabel('Work e-mail')).toHaveAccessibleDescription('Fill this in.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Fill this in.');
  await expect(page.getByLabel('Work e-mail')).toBeFocused();
});

test('five failures in a row slow the button down', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  await page.getByLabel('Work e-mail').fill(accountOf('owner').email);
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page.getByLabel('Work e-mail')).toBeFocused();
  }
  await expect(page.getByRole('button', { name: 'Try again in 15 seconds' })).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the sign-in page is usable with the keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Work e-mail')).toBeFocused();
  await page.keyboard.type(accountOf('server').email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(accountOf('server').password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
});

test('a page asked for before sign-in opens after it', async ({ page }) => {
  await signIn(page, '/apps/user/list?role=editor');
  await expect(page).toHaveURL(/\/apps\/user\/list\?role=editor$/);
});

test('a way back to another origin is refused', async ({ page }) => {
  await signIn(page, '/login?next=%2F%2Fevil.example');
  await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
});

signedIn('a signed-in visitor of the sign-in page is sent home', async ({ page }) => {
  await page.goto('/login');
  await expect(page).toHaveURL(/\/$/);
});

signedIn('signing out in one tab signs the other out; signing in again brings it back', async ({ page, context }) => {
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

test('a person without the ability is told what is missing, in place', async ({ page }) => {
  await signIn(page, '/', 'server');
  await expect(page.getByRole('navigation', { name: 'Main menu' }).getByText('Users')).toHaveCount(0);
  await page.goto('/apps/user/list');
  await expect(page.getByRole('heading', { level: 1, name: 'This page is closed to you' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('“read” on “user”');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
});

signedIn('expired tokens are renewed behind the page, once for two tabs', async ({ page, context, owner }) => {
  const before = owner.storage.token;
  const other = await context.newPage();
  // What the browser keeps is there before two pages ask for it at once, as new to it as each other.
  const first = await context.newPage();
  await first.goto('/apps/user/list');
  await expect(first.getByRole('grid').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
  await first.close();
  await Promise.all([page.goto('/apps/user/list?scenario=expired'), other.goto('/apps/user/list?scenario=expired')]);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('grid').getByRole('link', { name: /Maren Holt/ })).toBeVisible();
    await expect(tab).toHaveURL(/\/apps\/user\/list/);
  }
  // It is a call of the shell, later than the list's, that learns of it.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(before);
});

signedIn('a session that cannot be renewed ends with one message and a way back', async ({ page }) => {
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
});
