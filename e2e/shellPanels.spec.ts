import type { Locator, Page } from '@playwright/test';
import { shellStrings } from '../packages/ui/src/private/shellStrings';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/signedIn';
import { textsOf } from './support/texts';

const pepper = 'Black peppercorns, 1 kg';

/** A signed-in page, with the texts of app and library in its language. */
async function open(page: Page, path = '/dashboard/analytics') {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const language = (await page.locator('html').getAttribute('lang')) === 'ar' ? 'ar' : 'en';
  return {
    t: await textsOf(page),
    own: (key: keyof typeof shellStrings) => shellStrings[key][language],
    isPhone: page.viewportSize()!.width < 768,
    part: (name: string) => page.locator(`[data-part="${name}"]`),
    choice: (name: string) => page.getByRole('menuitemradio', { name }),
    // What an item says at its end belongs to its name.
    item: (name: string) => page.getByRole('menuitem', { name }),
    /** What a message of these words offers. */
    offer: (words: string) => page.getByRole('status').filter({ hasText: words }).getByRole('button'),
    dialog: (name: string) => page.getByRole('dialog', { name }),
  };
}

const focusIn = (page: Page) => page.locator(':focus');
async function pressOn(control: Locator, ...keys: string[]) {
  await control.focus();
  for (const key of keys) await control.page().keyboard.press(key);
}

test('the tools of the navbar, by pointer @modes', async ({ page }) => {
  const { t, own, isPhone, part, choice, item, offer, dialog } = await open(page);

  // On a phone the order waits in the menu of the person.
  if (isPhone) {
    await part('user').click();
    await item(t('shell.cart.title')).click();
  } else await part('cart').click();
  const cart = dialog(t('shell.cart.title'));
  const amount = cart.getByRole('spinbutton', { name: t('shell.cart.quantity', { name: pepper }) });
  await expect(amount).toHaveAttribute('aria-valuenow', '2');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await cart
    .getByRole('group')
    .first()
    .getByRole('button', { name: own('oneMore') })
    .click();
  await expect(amount).toHaveAttribute('aria-valuenow', '3');
  await cart.getByRole('button', { name: t('shell.cart.remove', { name: pepper }) }).click();
  await expect(amount).toHaveCount(0);
  await offer(t('shell.cart.removed', { name: pepper })).click();
  await expect(amount).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Escape');
  await expect(cart).toHaveCount(0);

  await part('notifications').click();
  const news = dialog(t('shell.notifications.title'));
  const first = news.getByRole('listitem').first();
  await first.getByRole('button', { name: t('shell.notifications.markRead') }).click();
  await expect(first.getByRole('button', { name: t('shell.notifications.markUnread') })).toBeVisible();
  await expectNoAxeViolations(page, '[role="dialog"]');
  const count = await news.getByRole('listitem').count();
  const title = (await first.locator('bdi').first().textContent()) ?? '';
  await first.getByRole('button', { name: t('shell.notifications.dismiss') }).click();
  await expect(news.getByRole('listitem')).toHaveCount(count - 1);
  await offer(t('shell.notifications.dismissed', { title })).click();
  await expect(news.getByRole('listitem')).toHaveCount(count);
  const system = news.getByRole('switch', { name: t('shell.notifications.system') });
  await system.click();
  await expect(news.getByRole('list')).toHaveCount(1);
  await system.click();
  await news.getByRole('button', { name: t('shell.notifications.markAllRead') }).click();
  await expect(news.getByRole('button', { name: t('shell.notifications.markAllRead') })).toHaveCount(0);
  await page.keyboard.press('Escape');

  await part('user').click();
  await expectNoAxeViolations(page, '[role="menu"]');
  await item(t('shell.user.status.label')).click();
  await choice(t('shell.user.status.busy')).click();
  await part('user').click();
  await expect(item(t('shell.user.status.busy'))).toBeVisible();
  await item(t('shell.shortcuts.title')).click();
  const sheet = dialog(t('shell.shortcuts.title'));
  await sheet.getByRole('button', { name: own('close') }).click();
  await expect(sheet).toHaveCount(0);

  await part('user').click();
  await item(t('shell.appearance.title')).click();
  const panel = dialog(t('shell.appearance.title'));
  await panel.getByRole('button', { name: own('close') }).click();
  await expect(panel).toHaveCount(0);

  const skin = page.locator('html');
  const before = (await skin.getAttribute('data-skin')) === 'dark' ? 'dark' : 'light';
  const other = before === 'dark' ? 'light' : 'dark';
  for (const [to, key] of [
    [other, other === 'dark' ? 'toDark' : 'toLight'],
    [before, before === 'dark' ? 'toDark' : 'toLight'],
  ] as const) {
    if (isPhone) await part('user').click();
    await (isPhone ? item(t(`shell.skin.${key}`)) : page.getByRole('button', { name: t(`shell.skin.${key}`) })).click();
    await expect(skin).toHaveAttribute('data-skin', to);
  }

  await part('workplace').click();
  await expectNoAxeViolations(page, '[role="menu"]');
  await choice('Casa Alecrim').click();
  await expect(page).toHaveTitle(/ · Casa Alecrim · /);
  await offer(t('shell.workplace.switched', { name: 'Casa Alecrim' })).click();
  await expect(page).toHaveTitle(/ · Saltbox & Rye · /);

  if (isPhone) {
    await part('user').click();
    await item(t('shell.language.label')).click();
  } else await page.getByRole('button', { name: t('shell.language.label') }).click();
  await choice('Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('the tools of the navbar, by keys; each gives the focus back @modes', async ({ page }) => {
  const { t, isPhone, part, choice, item, offer, dialog } = await open(page);
  const openItem = async (name: string) => {
    await pressOn(part('user'), 'Enter');
    await pressOn(item(name), 'Enter');
  };

  if (isPhone) await openItem(t('shell.cart.title'));
  else await pressOn(part('cart'), 'Enter');
  const cart = dialog(t('shell.cart.title'));
  const amount = cart.getByRole('spinbutton', { name: t('shell.cart.quantity', { name: pepper }) });
  await pressOn(amount, 'ArrowUp');
  await expect(amount).toHaveAttribute('aria-valuenow', '3');
  await page.keyboard.press('Tab');
  await expect(focusIn(page)).toHaveAccessibleName(t('shell.cart.remove', { name: pepper }));
  await page.keyboard.press('Enter');
  await expect(amount).toHaveCount(0);
  // The next line's own control has the focus; the way back is a key away.
  await expect(focusIn(page)).toHaveAttribute('data-control', 'remove');
  await expect(offer(t('shell.cart.removed', { name: pepper }))).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(amount).toHaveAttribute('aria-valuenow', '3');
  await pressOn(amount, 'Escape');
  await expect(cart).toHaveCount(0);
  await expect(part(isPhone ? 'user' : 'cart')).toBeFocused();

  await pressOn(part('notifications'), 'Enter');
  const news = dialog(t('shell.notifications.title'));
  const link = news.getByRole('listitem').first().locator('a, button').first();
  await link.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(focusIn(page)).toHaveAccessibleName(t('shell.notifications.markUnread'));
  const count = await news.getByRole('listitem').count();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(news.getByRole('listitem')).toHaveCount(count - 1);
  await expect(focusIn(page)).toHaveAccessibleName(t('shell.notifications.dismiss'));
  await pressOn(news.getByRole('switch'), 'Space');
  await expect(news.getByRole('list')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(part('notifications')).toBeFocused();

  await pressOn(part('user'), 'Enter');
  await pressOn(item(t('shell.user.status.label')), 'Enter');
  await pressOn(choice(t('shell.user.status.away')), 'Enter');
  await expect(part('user')).toBeFocused();
  await page.keyboard.press('?');
  const sheet = dialog(t('shell.shortcuts.title'));
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(part('user')).toBeFocused();

  await pressOn(part('workplace'), 'Enter');
  await pressOn(choice('Komorebi Table'), 'Enter');
  await expect(page).toHaveTitle(/ · Komorebi Table · /);

  const root = page.locator('html');
  const wasDark = (await root.getAttribute('data-skin')) === 'dark';
  const skin = t(`shell.skin.${wasDark ? 'toLight' : 'toDark'}`);
  if (isPhone) await openItem(skin);
  else await pressOn(page.getByRole('button', { name: skin }), 'Space');
  await expect(root).toHaveAttribute('data-skin', wasDark ? 'light' : 'dark');

  if (isPhone) await openItem(t('shell.language.label'));
  else await pressOn(page.getByRole('button', { name: t('shell.language.label') }), 'Enter');
  await pressOn(choice('Português'), 'Enter');
  await expect(root).toHaveAttribute('lang', 'pt');
});

test('the search of the navbar, by pointer and by keys @modes', async ({ page }) => {
  const { t, own, part } = await open(page);
  const field = page.getByRole('combobox', { name: t('shell.search.label') });
  const users = t('nav.pages.userList');

  await part('search').click();
  await expect(field).toBeFocused();
  await field.fill(users.slice(0, 4));
  await expect(page.getByRole('option', { name: users })).toBeVisible();
  await expectNoAxeViolations(page);
  await page
    .getByRole('search')
    .getByRole('button', { name: own('close') })
    .click();
  await expect(field).toHaveCount(0);
  await part('search').click();
  await field.fill(users);
  await page.getByRole('option', { name: users }).click();
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(users);
  await expect(heading).toBeFocused();

  await page.goBack();
  await expect(heading).not.toHaveText(users);
  await expect(heading).toBeFocused();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('a');
  const options = page.locator('[role="option"]:not([aria-disabled])');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('End');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
});
