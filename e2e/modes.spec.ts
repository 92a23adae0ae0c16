import { expectNoAxeViolations } from './support/axe';
import { test as journey } from './support/journey';
import { expect, test } from './support/signedIn';

const noon = '?clock=2026-11-20T20:15:00Z';

journey('the sign-in page is accessible @modes', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: /owner|المالك/i })).toBeVisible();
  await expectNoAxeViolations(page);
});

for (const [name, path] of [
  ['sales dashboard', `/${noon}`],
  ['analytics dashboard', `/dashboard/analytics${noon}`],
  ['list of users', '/apps/user/list'],
  ['page of one user', '/apps/user/view/1'],
  ['basic data tables', '/datatables/basic'],
  ['advanced data table', '/datatables/advance'],
  ['not-found page', '/no/such/page'],
] as const) {
  test(`the ${name} is accessible and fits its width @modes`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(page).toHaveTitle(/\S · Saltbox & Rye · Larder$/);
    // What is no page of the table has no place in it.
    const trail = page.getByRole('main').locator('header nav [aria-current="page"]');
    await expect(trail).toHaveCount(path.startsWith('/no/') ? 0 : 1);
    await expectNoAxeViolations(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
