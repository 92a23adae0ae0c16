import { expect, test } from './support/journey';
import { signIn } from './support/signIn';

const keys = ['token', 'refreshToken', 'userData', 'restaurant', 'skin', 'direction', 'menuCollapsed', 'i18nextLng'];

test('the app starts with invalid values in localStorage', async ({ page }) => {
  await page.goto('/login');
  for (const value of ['{"oops', '{"a":[1,2,3]}', 'null', 'x'.repeat(200_000)]) {
    await page.evaluate(
      ([names, text]) => {
        for (const name of names) localStorage.setItem(name, text);
      },
      [keys, value] as const,
    );
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  }
});

test('the app works when storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperties(Storage.prototype, {
      getItem: { value: deny },
      setItem: { value: deny },
      removeItem: { value: deny },
    });
  });
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: /service$/ })).toBeVisible();
});
