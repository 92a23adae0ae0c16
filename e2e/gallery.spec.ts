import { galleryPaths } from './support/builtPages';
import { expect, test } from './support/signedIn';

test('every page of the gallery renders its stories in the built app', async ({ page }) => {
  test.setTimeout(400_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const path of galleryPaths) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(main.locator('[data-stage] > *').first()).toBeAttached();
      // Stories far below the fold render after a while, or when the user prints the page.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(main.getByText('This story failed')).toHaveCount(0);
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await overflow()).toBeLessThanOrEqual(0);
      expect(errors).toEqual([]);
    });
  }
});
