import { expectNoAxeViolations } from './support/axe';
import { builtPaths, isPublic, notFoundPath } from './support/builtPages';
import { expect, test } from './support/signedIn';

/** Pages per test. One test for all would hide which page failed, and one per page would be slow. */
const perTest = 10;

/** Pages without breadcrumbs: apps that fill the shell, and the page without a shell. */
const withoutTrail = ['/apps/email', '/apps/chat', '/apps/calendar', '/page-layout/layout-blank'];

for (let first = 0; first < builtPaths.length; first += perTest) {
  const paths = builtPaths.slice(first, first + perTest);
  test(`pages ${first + 1} to ${first + paths.length} open in the built app, fit their width and are accessible @modes`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(page).toHaveTitle(/\S · Saltbox & Rye · Larder$/);
        const trail = page.getByRole('main').locator('header nav [aria-current="page"]');
        const hasTrail =
          path !== notFoundPath &&
          !isPublic(path) &&
          !withoutTrail.includes(new URL(path, 'http://localhost').pathname);
        await expect(trail).toHaveCount(hasTrail ? 1 : 0);
        // The shell is the same on every page, so check it once.
        await expectNoAxeViolations(page, path === builtPaths[0] ? undefined : 'main');
        const overflow = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect(await overflow()).toBeLessThanOrEqual(0);
      });
    }
  });
}
