import { expectNoAxeViolations } from './support/axe';
import { openPage, pressSequence } from './support/shellPage';
import { expect, test } from './support/signedIn';

test('appearance settings apply immediately, persist, and can be copied as a link and reset @modes', async ({
  page,
  context,
}) => {
  const { t, isPhone, dialog } = await openPage(page, '/apps/user/list?ui=isCustomizerOn:true');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tab = page.getByRole('button', { name: t('shell.appearance.title'), exact: true });
  const panel = dialog(t('shell.appearance.title'));
  await tab.click();
  await expect(panel.getByRole('heading', { name: t('shell.appearance.title') })).toBeFocused();
  await expect(tab).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await tab.press('Enter');
  await expect(panel.getByRole('heading', { name: t('shell.appearance.title') })).toBeFocused();
  await expectNoAxeViolations(page);
  // Chooses every option by pointer, from the last to the first, then the second one by keyboard.
  const names = await panel
    .locator('input[type="radio"]')
    .evaluateAll((radios) => [...new Set(radios.map((radio) => (radio as HTMLInputElement).name))]);
  expect(names).toHaveLength(7);
  for (const name of names) {
    const radios = panel.locator(`input[name="${name}"]`);
    for (let index = (await radios.count()) - 1; index >= 0; index -= 1) {
      await radios.nth(index).check({ force: true });
      await expect(radios.nth(index)).toBeChecked();
    }
    await radios.first().press('ArrowDown');
    await expect(radios.nth(1)).toBeChecked();
    await radios.first().check({ force: true });
  }
  const direction = panel.getByRole('switch', { name: t('shell.appearance.direction.label') });
  const before = await page.locator('html').getAttribute('dir');
  await direction.click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('dir', before === 'rtl' ? 'ltr' : 'rtl');
  await direction.press('Space');
  await expect(page.locator('html')).toHaveAttribute('dir', before ?? '');
  if (!isPhone) {
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
  // The semi-dark skin needs a vertical menu.
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
  await expect(page.locator('[data-menu]').first()).toHaveAttribute('data-menu', isPhone ? 'drawer' : 'horizontal');

  await panel.getByRole('button', { name: t('shell.appearance.copy') }).click();
  await expect(page.getByRole('status').filter({ hasText: t('shell.appearance.copied') })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).searchParams.get('ui')).toMatch(/layout:horizontal.*contentWidth:boxed/);

  await panel.getByRole('button', { name: t('shell.appearance.reset') }).press('Enter');
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.locator('[data-content-width="full"]')).toHaveCount(1);
  await page.getByRole('button', { name: t('shell.appearance.undo') }).click();
  await expect(page.getByRole('contentinfo')).toHaveCount(1);

  // The skin survives a reload.
  await choose('skin.bordered');
  await panel.getByRole('heading').first().focus();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'bordered');
});

test('the settings of a link apply until the page is reloaded, including the page transition', async ({ page }) => {
  await page.addInitScript(() => {
    const moves = new Set<string>();
    const record = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect) moves.add(JSON.stringify(effect.getKeyframes()));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
    Object.assign(window, { moves });
  });
  await openPage(
    page,
    '/apps/user/list?ui=skin:dark,layout:horizontal,footerType:static,routerTransition:slide,nonsense:1',
  );
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'dark');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await pressSequence(page, 'ga', () => expect(page).toHaveURL(/\/dashboard\/analytics$/, { timeout: 2000 }));
  const moves = () => page.evaluate(() => [...(window as unknown as { moves: Set<string> }).moves].join());
  await expect.poll(moves).toContain('translateX(24px)');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-skin', 'light');
});
