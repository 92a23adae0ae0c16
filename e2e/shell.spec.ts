import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/journey';
import { signIn } from './support/signIn';
import { textsOf } from './support/texts';

const isPhone = (width: number) => width < 768;

async function open(page: Page, path: string) {
  await signIn(page);
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return textsOf(page);
}

test('the palette opens by its keys, runs actions, opens pages and remembers them @modes', async ({ page }) => {
  const t = await open(page, '/apps/user/list');
  const palette = page.getByRole('dialog', { name: t('shell.palette.label') });
  const field = palette.getByRole('combobox');

  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await field.fill(t('nav.pages.analyticsDashboard'));
  await expect(palette.getByRole('option', { name: t('nav.pages.analyticsDashboard') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);

  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('option').first()).toContainText(t('nav.pages.analyticsDashboard'));
  await field.fill('>');
  await expect(palette.getByText(t('shell.palette.recent'))).toHaveCount(0);
  await field.fill(t('shell.palette.actions.skin'));
  await page.keyboard.press('Enter');
  await palette.getByRole('option', { name: t('shell.appearance.skin.bordered') }).click();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'bordered');
  await expect(palette).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await field.fill('zzzz');
  await expect(palette.getByText(t('shell.palette.none'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
});

test('a page offers its own actions in the palette', async ({ page }) => {
  const t = await open(page, '/apps/user/list');
  await page.getByRole('checkbox', { name: /Ilse Okafor/ }).check();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('shell.palette.label') });
  await expect(palette.getByText(t('users.commands.selected_one', { count: 1 }))).toBeVisible();
  await palette.getByRole('option', { name: `${t('users.fields.status')}: ${t('users.statuses.pending')}` }).click();
  await expect(page).toHaveURL(/status=pending/);
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill(t('shell.palette.actions.newUser'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
});

test('keys go to pages, open the sheet, and can be changed', async ({ page }) => {
  const t = await open(page, '/apps/user/list');
  // A key that comes before the shell listens is nobody's.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(page).toHaveURL(/\/dashboard\/analytics$/, { timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: t('shell.shortcuts.title') });
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page, '[role="dialog"]');
  const name = t('shell.shortcuts.names.search');
  await sheet.getByRole('button', { name: t('shell.shortcuts.change', { name, key: '/' }) }).click();
  await page.keyboard.press('?');
  await expect(sheet.getByRole('alert')).toHaveText(
    t('shell.shortcuts.conflict', { key: '?', name: t('shell.shortcuts.names.shortcuts') }),
  );
  await page.keyboard.press('s');
  await expect(sheet.getByRole('button', { name: t('shell.shortcuts.change', { name, key: 'S' }) })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('s');
  const search = page.getByRole('combobox', { name: t('shell.search.label') });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');

  // The choice is the person's: it is there after a reload.
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('s');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('single keys rest where somebody writes', async ({ page }) => {
  await open(page, '/apps/user/list');
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('n?g');
  await expect(field).toHaveValue('n?g');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('appearance: every choice applies at once, a link carries them, reset takes them back @modes', async ({
  page,
}) => {
  const t = await open(page, '/apps/user/list');
  const width = page.viewportSize()!.width;
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(t('shell.appearance.title'));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: t('shell.appearance.title') });
  await expect(panel.getByRole('heading', { name: t('shell.appearance.title') })).toBeFocused();
  await expectNoAxeViolations(page);
  const choose = (key: string) =>
    panel.getByRole('radio', { name: t(`shell.appearance.${key}`), exact: true }).check({ force: true });

  await choose('skin.semi-dark');
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'semi-dark');
  await choose('navbarColor.primary');
  await choose('contentWidth.boxed');
  await expect(page.locator('[data-content-width="boxed"]')).toHaveCount(1);
  await panel
    .getByRole('group', { name: t('shell.appearance.footerType.label') })
    .or(panel.getByRole('radiogroup', { name: t('shell.appearance.footerType.label') }))
    .getByRole('radio')
    .first()
    .check({ force: true });
  await expect(page.getByRole('contentinfo')).toContainText('Larder');
  await choose('layout.horizontal');
  // The semi-dark skin has no menu to be dark there.
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
  await expect(page.locator('[data-menu]').first()).toHaveAttribute(
    'data-menu',
    isPhone(width) ? 'drawer' : 'horizontal',
  );

  await panel.getByRole('button', { name: t('shell.appearance.reset') }).click();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('[data-content-width="full"]')).toHaveCount(1);
  await page.getByRole('button', { name: t('shell.appearance.undo') }).click();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await panel.getByRole('heading').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a link to settings counts for the visit and is not kept', async ({ page }) => {
  await open(page, '/apps/user/list?ui=skin:dark,layout:horizontal,footerType:static,nonsense:1');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
});

test('the horizontal menu works with pointer and keys @modes', async ({ page }) => {
  test.skip(isPhone(page.viewportSize()!.width), 'There the menu is behind its button.');
  const t = await open(page, '/?ui=layout:horizontal');
  const onward = (await page.locator('html').getAttribute('dir')) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const menu = page.locator('nav[data-part="menu"]');
  await expectNoAxeViolations(page);
  await menu.getByRole('button', { name: t('nav.sections.dashboards') }).click();
  await expectNoAxeViolations(page, '[role="menu"]');
  await page.getByRole('menuitem', { name: t('nav.menu.analytics') }).click();
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
  await menu.getByRole('button', { name: t('nav.sections.dashboards') }).focus();
  await page.keyboard.press(onward);
  await expect(menu.getByRole('button', { name: t('nav.sections.apps') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: t('nav.groups.users') })).toBeFocused();
  await page.keyboard.press(onward);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
});

test('page changes move when that was chosen, and the way back to the top is there', async ({ page }) => {
  await open(page, '/?ui=routerTransition:slide&clock=2026-11-20T20:15:00Z');
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.getByRole('main').evaluate(() => window.scrollTo(0, 400));
  const button = page.getByRole('button', { name: 'Back to the top' });
  await button.click();
  await expect(button).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the demo data go back to their beginning, after a question', async ({ page }) => {
  const t = await open(page, '/apps/user/list');
  const row = page.getByRole('row', { name: /Ilse Okafor/ });
  await page.getByRole('checkbox', { name: /Ilse Okafor/ }).check();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: t('shell.palette.label') });
  await palette.getByRole('option', { name: t('users.commands.deleteSelected') }).click();
  await expect(row).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill(t('shell.palette.actions.resetDemo'));
  await page.keyboard.press('Enter');
  await palette.getByRole('option', { name: t('shell.palette.resetConfirm') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page);
  await page.goto('/apps/user/list');
  await expect(row).toBeVisible();
});
