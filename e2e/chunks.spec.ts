import { expectNoAxeViolations } from './support/axe';
import { blockChunk } from './support/blockChunk';
import { openPage, pressOn, pressSequence } from './support/shellPage';
import { expect, test } from './support/signedIn';

test('a panel whose chunk is missing shows an error and loads on retry @modes', async ({ page, report }) => {
  const unblockPalette = await blockChunk(page, 'Palette');
  const unblockCart = await blockChunk(page, 'CartPanel');
  const { t, isPhone, part, item, dialog } = await openPage(page);
  const failed = page.getByRole('alert').filter({ hasText: t('errors.chunkMissing.title') });
  const palette = dialog(t('shell.palette.label'));
  await page.keyboard.press('Control+k');
  // Shown after three attempts with pauses between them.
  await expect(failed).toBeVisible({ timeout: 60_000 });
  await expectNoAxeViolations(page);
  unblockPalette();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  if (isPhone) {
    await part('user').click();
    await item(t('shell.cart.title')).click();
  } else await part('cart').click();
  const cart = dialog(t('shell.cart.title'));
  await expect(cart.getByRole('alert')).toHaveText(new RegExp(t('errors.chunkMissing.title')));
  unblockCart();
  await failed.getByRole('button', { name: t('common.retry') }).click();
  await expect(cart.getByRole('spinbutton').first()).toBeVisible();
  report.errors = report.errors.filter((line) => !/status of 404|ChunkLoadError/.test(line));
});

test('a page that fails to load, throws or is forbidden shows an error with links @modes', async ({ page, report }) => {
  const unblockUserList = await blockChunk(page, 'UserListPage');
  const { t, part } = await openPage(page);
  const heading = page.getByRole('heading', { level: 1 });
  await pressSequence(page, 'gu', () => expect(page).toHaveURL(/user\/list/, { timeout: 2000 }));
  await expect(heading).toHaveText(t('errors.chunkMissing.title'));
  await expectNoAxeViolations(page);
  unblockUserList();
  await pressOn(page.getByRole('button', { name: t('errors.reload') }), 'Enter');
  await expect(heading).toHaveText(t('nav.pages.userList'));

  // A page that throws until `isFixed` is set.
  await page.route('**/assets/-AnalyticsDashboard-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const loadAnalyticsDashboard = async () => {};
        export const AnalyticsDashboard = () => {
          if (window.isFixed) return 'It works again';
          throw new Error('An error of the page');
        };`,
    }),
  );
  await pressSequence(page, 'ga', () => expect(page).toHaveURL(/analytics/, { timeout: 2000 }));
  await expect(heading).toHaveText(t('errors.broken.title'));
  await expect(part('user')).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  const again = page.getByRole('main').getByRole('button', { name: t('errors.tryAgain') });
  await again.click();
  await expect(heading).toHaveText(t('errors.broken.title'));
  await page.evaluate(() => Object.assign(window, { isFixed: true }));
  await pressOn(again, 'Enter');
  await expect(page.getByRole('main')).toHaveText('It works again');
  report.errors = report.errors.filter(
    (line) => !/status of 404|ChunkLoadError|dynamically imported|An error of the page/.test(line),
  );

  const home = page.getByRole('main').getByRole('link', { name: t('errors.home') });
  await page.goto('/?restaurant=rst-xyz');
  await expect(heading).toHaveText(t('errors.denied.title'));
  await expectNoAxeViolations(page, 'main');
  await pressOn(home, 'Enter');
  await expect(page).toHaveURL(/\d\/$/);
  await page.goBack();
  await expect(heading).toHaveText(t('errors.denied.title'));
  await home.click();
  await expect(page).toHaveURL(/\d\/$/);
  // The ID of the current restaurant is removed from the URL.
  await page.goto('/?restaurant=rst-nyc');
  await expect(page).toHaveURL(/\d\/$/);

  await page.goto('/%E0%A4%A');
  await expect(heading).toHaveText(t('errors.notFound.title'));
  await expect(part('user')).toBeVisible();
});
