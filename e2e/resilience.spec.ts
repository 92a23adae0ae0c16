import { test as journey } from './support/journey';
import { signIn } from './support/signIn';
import { expect, test } from './support/signedIn';

const keys = ['token', 'refreshToken', 'userData', 'restaurant', 'skin', 'direction', 'menuCollapsed', 'i18nextLng'];

for (const [kind, value] of [
  ['broken JSON', '{"oops'],
  ['a foreign shape', '{"a":[1,2,3]}'],
  ['null', 'null'],
  ['a huge text', 'x'.repeat(200_000)],
] as const) {
  journey(`storage that holds ${kind} never breaks the start`, async ({ page }) => {
    await page.addInitScript(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  });
}

journey('storage that throws never breaks the start', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperties(Storage.prototype, {
      getItem: { value: refuse },
      setItem: { value: refuse },
      removeItem: { value: refuse },
    });
  });
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /service$/ })).toBeVisible();
});

test('skin, direction and collapsed menu outlive a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /dark skin/ }).click();
  await page.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  expect(await page.evaluate(() => [localStorage.getItem('skin'), localStorage.getItem('menuCollapsed')])).toEqual([
    'dark',
    'true',
  ]);
});

test('an unknown user is a not-found state with a way to the list', async ({ page }) => {
  for (const id of ['99999', '0', '-1', 'abc']) {
    await page.goto(`/apps/user/view/${id}`);
    await expect(
      page
        .getByRole('heading', { name: 'Not found' })
        .or(page.getByRole('heading', { name: /does not exist/ }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /users/i })).toBeVisible();
  }
});

test('an unknown address is a not-found page, inside the shell when signed in', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1, name: 'This page does not exist' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('with a failing server each region says so and offers a retry, and the page stays', async ({ page }) => {
  await page.goto('/apps/user/list?scenario=failing');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await page.goto('/?scenario=failing');
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('malformed search parameters fall back to the defaults', async ({ page }) => {
  await page.goto('/apps/user/list?page=minus&perPage=7&sort=sideways&sortColumn=salary');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(11);
});
