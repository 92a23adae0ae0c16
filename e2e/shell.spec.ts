import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { signIn } from './support/signIn';
import { expect, test } from './support/signedIn';
import { textsOf } from './support/texts';

const isPhone = (width: number) => width < 768;

async function open(page: Page, path: string) {
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

test('a page offers its own actions in the palette; single keys rest where somebody writes @modes', async ({
  page,
}) => {
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
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('n?g');
  await expect(field).toHaveValue('n?g');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('keys go to pages, open the sheet, and can be changed, by pointer and by keys @modes', async ({ page }) => {
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
  await page.keyboard.press('x');
  await sheet.getByRole('button', { name: t('shell.shortcuts.change', { name, key: 'X' }) }).press('Enter');
  await page.keyboard.press('s');
  await expect(sheet.getByRole('button', { name: t('shell.shortcuts.change', { name, key: 'S' }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  await page.keyboard.press('s');
  const search = page.getByRole('combobox', { name: t('shell.search.label') });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');

  // The choice is the person's: it is there after a reload, once the server has it.
  await expect
    .poll(async () => JSON.stringify(await page.context().storageState({ indexedDB: true })))
    .toMatch(/\bsearch\W+s\b/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('s');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('appearance: every choice applies at once, a link carries them, reset takes them back @modes', async ({
  page,
  context,
}) => {
  const t = await open(page, '/apps/user/list?ui=isCustomizerOn:true');
  const width = page.viewportSize()!.width;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = page.getByRole('button', { name: t('shell.appearance.title'), exact: true });
  const panel = page.getByRole('dialog', { name: t('shell.appearance.title') });
  await tab.click();
  await expect(panel.getByRole('heading', { name: t('shell.appearance.title') })).toBeFocused();
  await expect(tab).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await tab.press('Enter');
  await expect(panel.getByRole('heading', { name: t('shell.appearance.title') })).toBeFocused();
  await expectNoAxeViolations(page);
  // Every choice by the pointer, from the last to the first, and by keys the one after it.
  const names = await panel
    .locator('input[type="radio"]')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => (radio as HTMLInputElement).name))]);
  expect(names).toHaveLength(7);
  for (const name of names) {
    const radios = panel.locator(`input[name="${name}"]`);
    for (let place = (await radios.count()) - 1; place >= 0; place -= 1) {
      await radios.nth(place).check({ force: true });
      await expect(radios.nth(place)).toBeChecked();
    }
    await radios.first().press('ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    await radios.first().check({ force: true });
  }
  const turn = panel.getByRole('switch', { name: t('shell.appearance.direction.label') });
  const before = await page.locator('html').getAttribute('dir');
  await turn.click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('dir', before === 'rtl' ? 'ltr' : 'rtl');
  await turn.press('Space');
  await expect(page.locator('html')).toHaveAttribute('dir', before ?? '');
  if (!isPhone(width)) {
    const menu = page.locator('nav[data-part="menu"]');
    const collapse = panel.getByRole('switch', { name: t('shell.appearance.isMenuCollapsed.label') });
    await collapse.press('Space');
    await expect(menu).toHaveAttribute('data-rail', 'true');
    await collapse.click({ force: true });
    await expect(menu).toHaveAttribute('data-rail', 'false');
    const hide = panel.getByRole('switch', { name: t('shell.appearance.isMenuHidden.label') });
    await hide.press('Space');
    await expect(menu).toHaveCount(0);
    await hide.click({ force: true });
    await expect(menu).toHaveCount(1);
  }

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

  await panel.getByRole('button', { name: t('shell.appearance.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('shell.appearance.copied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('ui')).toMatch(/layout:horizontal.*contentWidth:boxed/);

  await panel.getByRole('button', { name: t('shell.appearance.reset') }).press('Enter');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('[data-content-width="full"]')).toHaveCount(1);
  await page.getByRole('button', { name: t('shell.appearance.undo') }).click();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await panel.getByRole('heading').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('a link to settings counts for the visit and is not kept; page changes move as it says', async ({ page }) => {
  await page.addInitScript(() => {
    const moves = new Set<string>();
    const look = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect) moves.add(JSON.stringify(effect.getKeyframes()));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { moves });
  });
  await open(
    page,
    '/apps/user/list?ui=skin:dark,layout:horizontal,footerType:static,routerTransition:slide,nonsense:1',
  );
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(page).toHaveURL(/\/dashboard\/analytics$/);
  const moves = () => page.evaluate(() => [...(window as unknown as { moves: Set<string> }).moves].join());
  await expect.poll(moves).toContain('translateX(24px)');
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
  // The page that came has the focus: from there it goes back to the menu.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await menu.getByRole('button', { name: t('nav.sections.dashboards') }).focus();
  await page.keyboard.press(onward);
  await expect(menu.getByRole('button', { name: t('nav.sections.apps') })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: t('nav.groups.users') })).toBeFocused();
  await page.keyboard.press(onward);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
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
