import { expectNoAxeViolations } from './support/axe';
import { expectFocusWithin, openPage, pressOn, typeText } from './support/shellPage';
import { expect, test } from './support/signedIn';

test('the menu opens groups, finds rows by typing, collapses and works as a drawer @modes', async ({ page }) => {
  const { t, uiText, isPhone, part, dialog, heading } = await openPage(page);
  const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const [forward, backward] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const menu = page.getByRole('navigation', { name: uiText('mainMenu') });
  const drawer = dialog(uiText('mainMenu'));
  const group = menu.getByRole('button', { name: t('nav.groups.users') });
  const list = menu.getByRole('link', { name: t('nav.menu.allUsers') });

  if (isPhone) {
    await part('menu-button').click();
    await expectNoAxeViolations(page, '[role="dialog"]');
    // A press next to the drawer closes it.
    await page.mouse.click(isMirrored ? 5 : 385, 700);
    await expect(drawer).toHaveCount(0);
    await pressOn(part('menu-button'), 'Enter');
    await expectFocusWithin(drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(part('menu-button')).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await group.click();
  await expect(list).toBeVisible();
  await group.click();
  await expect(list).toHaveCount(0);

  await pressOn(group, forward);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press(forward);
  await expect(list).toBeFocused();
  await page.keyboard.press('Home');
  await expect(page.locator(':focus')).toHaveText(t('nav.menu.sales'));
  await typeText(page, t('nav.groups.users').slice(0, 5));
  await expect(group).toBeFocused();
  await page.keyboard.press(backward);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press(forward);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await expect(heading).toBeFocused();
  if (isPhone) {
    await expect(drawer).toHaveCount(0);
    return;
  }
  await expect(list).toHaveAttribute('aria-current', 'page');

  const rail = page.locator('[data-menu="rail"]');
  // `hover` scrolls the page while the menu covers its target, which would move content under the navbar.
  const leaveMenu = () => page.mouse.move(page.viewportSize()!.width / 2, 400);
  await menu.getByRole('button', { name: uiText('collapseMenu') }).click();
  await leaveMenu();
  await heading.focus();
  await expect(menu).toHaveAttribute('data-rail', 'true');
  await expect(rail).toHaveCount(1);
  await expectNoAxeViolations(page);
  await menu.hover();
  await expect(menu).toHaveAttribute('data-peek', 'true');
  await leaveMenu();
  await expect(menu).toHaveAttribute('data-rail', 'true');
  // Focus opens the rail too. The pin keeps it open.
  await pressOn(page.getByRole('link', { name: uiText('skipToMenu') }), 'Enter');
  await expect(group).toBeFocused();
  await expect(menu).toHaveAttribute('data-peek', 'true');
  await pressOn(menu.getByRole('button', { name: uiText('pinMenu') }), 'Enter');
  await expect(rail).toHaveCount(0);
});

test('the menu keeps its scroll offset when the page changes @modes', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 300 });
  const { uiText, isPhone, part, dialog, heading } = await openPage(page, '/apps/user/list');
  const menu = page.getByRole('navigation', { name: uiText('mainMenu') });
  const drawer = dialog(uiText('mainMenu'));
  const row = (id: string) => menu.locator(`[data-row="${id}"]`);
  const offset = () =>
    row('userList').evaluate((element) => {
      let box: Element | null = element;
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      return Math.round(box?.scrollTop ?? -1);
    });
  const showMenu = async () => {
    if (!isPhone) return;
    await pressOn(part('menu-button'), 'Enter');
    await expectFocusWithin(drawer);
  };
  const expectPage = async (id: string) => {
    if (isPhone) await expect(drawer).toHaveCount(0);
    await expect(heading).toBeFocused();
    await showMenu();
    await expect(row(id)).toHaveAttribute('aria-current', 'page');
  };

  await showMenu();
  await row('userList').hover();
  await page.mouse.wheel(0, 40);
  await expect.poll(offset).toBeGreaterThan(20);
  const before = await offset();
  await row('userView').click();
  await expectPage('userView');
  await expect.poll(offset).toBe(before);

  await pressOn(row('userList'), 'Home');
  await expect.poll(offset).toBe(0);
  await page.keyboard.press('End');
  await pressOn(row('userList'), 'ArrowUp', 'ArrowDown');
  const chosen = await offset();
  expect(chosen).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expectPage('userList');
  await expect.poll(offset).toBe(chosen);
});

test('the horizontal menu works with pointer and keyboard @desks', async ({ page }) => {
  const { t, part, heading, item } = await openPage(page, '/?ui=layout:horizontal');
  const forward = (await page.locator('html').getAttribute('dir')) === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const group = (name: string) => part('menu').getByRole('button', { name: t(`nav.sections.${name}`) });
  await expectNoAxeViolations(page);
  await group('dashboards').click();
  await expectNoAxeViolations(page, '[role="menu"]');
  await item(t('nav.menu.analytics')).click();
  // Navigation moves focus to the new page.
  await expect(heading).toBeFocused();
  await group('dashboards').focus();
  await page.keyboard.press(forward);
  await expect(group('restaurant')).toBeFocused();
  await page.keyboard.press(forward);
  await expect(group('apps')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.pages.email'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.pages.chat'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.pages.todo'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.pages.calendar'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.groups.invoices'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.groups.shop'))).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item(t('nav.groups.users'))).toBeFocused();
  await page.keyboard.press(forward);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
});
