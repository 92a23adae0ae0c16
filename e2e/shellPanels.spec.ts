import type { Locator, Page } from '@playwright/test';
import { shellStrings } from '../packages/ui/src/private/shellStrings';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/signedIn';
import { textsOf } from './support/texts';
import { withhold } from './support/withhold';

const pepper = 'Black peppercorns, 1 kg';
/** A page with a form that can have changes. */
const form = '/apps/user/view/5?tab=notifications';

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
    item: (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) }),
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

/** A layer that is there takes the focus a moment later; keys count from then on. */
const expectFocusWithin = (layer: Locator) =>
  expect.poll(() => layer.evaluate((element) => element.contains(document.activeElement))).toBe(true);

/** The test keyboard is an English one: letters that it lacks are told to the control themselves. */
async function typeName(page: Page, name: string) {
  if (/^[\x20-\x7e]*$/.test(name)) return page.keyboard.type(name);
  return page.evaluate((letters) => {
    for (const key of letters)
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, name);
}

test('order and notifications, by pointer @modes', async ({ page }) => {
  const { t, own, isPhone, part, item, offer, dialog } = await open(page);

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
});

test('person, look, workplace, language and sign-out, by pointer @modes', async ({ page }) => {
  const { t, own, isPhone, part, choice, item, offer, dialog } = await open(page, form);
  await part('user').click();
  await expectNoAxeViolations(page, '[role="menu"]');
  await item(t('shell.user.status.label')).click();
  await choice(t('shell.user.status.busy')).click();
  await part('user').click();
  await expect(page.getByRole('menuitem', { name: t('shell.user.status.busy') })).toBeVisible();
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

  // A form with changes asks first.
  await page.getByRole('main').getByRole('checkbox').first().click();
  await part('workplace').click();
  await expectNoAxeViolations(page, '[role="menu"]');
  await choice('Casa Alecrim').click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: t('common.discard.cancel') }).click();
  await expect(question).toHaveCount(0);
  await expect(page).toHaveTitle(/ · Saltbox & Rye · /);
  await part('workplace').click();
  await choice('Casa Alecrim').click();
  await expectNoAxeViolations(page, '[role="alertdialog"]');
  await question.getByRole('button', { name: t('common.discard.confirm') }).click();
  await expect(page).toHaveTitle(/ · Casa Alecrim · /);
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await offer(t('shell.workplace.switched', { name: 'Casa Alecrim' })).click();
  await expect(page).toHaveTitle(/ · Saltbox & Rye · /);

  if (isPhone) {
    await part('user').click();
    await item(t('shell.language.label')).click();
  } else await page.getByRole('button', { name: t('shell.language.label') }).click();
  await choice('Deutsch').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const german = await textsOf(page);
  await part('user').click();
  await item(german('shell.user.signOut')).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the tools of the navbar, by keys; each gives the focus back @modes', async ({ page }) => {
  const { t, isPhone, part, choice, item, offer, dialog } = await open(page, form);
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

  await pressOn(page.getByRole('main').getByRole('checkbox').first(), 'Space');
  const chooseKomorebi = async () => {
    await pressOn(part('workplace'), 'Enter');
    await pressOn(choice('Komorebi Table'), 'Enter');
  };
  await chooseKomorebi();
  // The question begins at the answer that loses nothing.
  await expect(focusIn(page)).toHaveText(t('common.discard.cancel'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveTitle(/ · Saltbox & Rye · /);
  await chooseKomorebi();
  await expect(focusIn(page)).toHaveText(t('common.discard.cancel'));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/ · Komorebi Table · /);
  // From a record to the list it belongs to: another page, whose heading takes the focus.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('nav.pages.userList'));
  await expect(heading).toBeFocused();

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
  const portuguese = await textsOf(page);
  await openItem(portuguese('shell.user.signOut'));
  await expect(page).toHaveURL(/\/login$/);
});

test('a new version and the search of the navbar, by pointer and by keys @modes', async ({ page }) => {
  // The worker itself is proven by `serviceWorker`; here one stands for it that has a new version.
  await page.addInitScript(() => {
    if (!('serviceWorker' in navigator) || sessionStorage.getItem('isNewest')) return;
    const container = navigator.serviceWorker;
    const waiting = Object.assign(new EventTarget(), {
      state: 'installed',
      postMessage() {
        sessionStorage.setItem('isNewest', 'yes');
        container.dispatchEvent(new Event('controllerchange'));
      },
    });
    const registration = Object.assign(new EventTarget(), { waiting, installing: waiting });
    Object.defineProperty(container, 'controller', { value: {} });
    Object.defineProperty(container, 'register', { value: async () => registration });
    Object.assign(window, {
      bringVersion() {
        registration.dispatchEvent(new Event('updatefound'));
        waiting.dispatchEvent(new Event('statechange'));
      },
    });
  });
  const { t, own, part, offer, dialog } = await open(page);
  await page
    .getByRole('status')
    .getByRole('button', { name: t('shell.update.later') })
    .click();
  await expect(offer(t('shell.update.ready'))).toHaveCount(0);
  const field = page.getByRole('combobox', { name: t('shell.search.label') });
  const users = t('nav.pages.userList');

  await part('search').click();
  await expect(field).toBeFocused();
  await field.fill(users.slice(0, 4));
  await expect(page.getByRole('option', { name: users })).toBeVisible();
  // It lies over the page: what it covers by half is no target while it is open.
  await expectNoAxeViolations(page, '[role="search"]');
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
  await expect(page.getByRole('status').filter({ hasText: `${users} · Saltbox & Rye · Larder` })).toHaveCount(1);

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

  await page.keyboard.press('/');
  await page.keyboard.type('a');
  await pressOn(page.getByRole('button', { name: t('shell.search.inPalette') }), 'Enter');
  await expect(dialog(t('shell.palette.label')).getByRole('combobox')).toHaveValue('a');
  await page.keyboard.press('Escape');
  await expect(dialog(t('shell.palette.label'))).toHaveCount(0);

  await page.evaluate(() => (window as unknown as { bringVersion: () => void }).bringVersion());
  await expect(page.getByRole('status').filter({ hasText: t('shell.update.ready') })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await expect(focusIn(page)).toHaveText(t('shell.update.reload'));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => 'bringVersion' in window).catch(() => true)).toBe(false);
});

test('the menu: groups, typing, the rail and the drawer, by pointer and by keys @modes', async ({ page }) => {
  const { t, own, isPhone, part, dialog } = await open(page);
  const isMirrored = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const [into, outOf] = isMirrored ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const menu = page.getByRole('navigation', { name: own('mainMenu') });
  const drawer = dialog(own('mainMenu'));
  const group = menu.getByRole('button', { name: t('nav.groups.users') });
  const list = menu.getByRole('link', { name: t('nav.menu.allUsers') });

  if (isPhone) {
    await part('menu-button').click();
    await expectNoAxeViolations(page, '[role="dialog"]');
    // Beside the drawer the page is a way out.
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

  await pressOn(group, into);
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press(into);
  await expect(list).toBeFocused();
  await page.keyboard.press('Home');
  await expect(focusIn(page)).toHaveText(t('nav.menu.sales'));
  // Typing jumps to a name.
  await typeName(page, t('nav.groups.users').slice(0, 5));
  await expect(group).toBeFocused();
  await page.keyboard.press(outOf);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press(into);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  if (isPhone) {
    await expect(drawer).toHaveCount(0);
    return;
  }
  await expect(list).toHaveAttribute('aria-current', 'page');

  const rail = page.locator('[data-menu="rail"]');
  await menu.getByRole('button', { name: own('collapseMenu') }).click();
  // What is in sight is not scrolled for: a page half under the navbar is read otherwise.
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await heading.hover();
  await heading.focus();
  await expect(menu).toHaveAttribute('data-rail', 'true');
  await expect(rail).toHaveCount(1);
  await expectNoAxeViolations(page);
  await menu.hover();
  await expect(menu).toHaveAttribute('data-peek', 'true');
  await heading.hover();
  await expect(menu).toHaveAttribute('data-rail', 'true');
  // The focus opens it as well; the pin keeps it open.
  await pressOn(page.getByRole('link', { name: own('skipToMenu') }), 'Enter');
  await expect(group).toBeFocused();
  await expect(menu).toHaveAttribute('data-peek', 'true');
  await pressOn(menu.getByRole('button', { name: own('pinMenu') }), 'Enter');
  await expect(rail).toHaveCount(0);
});

test('the menu stays where it was scrolled to, from page to page and behind the button @modes', async ({ page }) => {
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 300 });
  const { own, isPhone, part, dialog } = await open(page, '/apps/user/list');
  const menu = page.getByRole('navigation', { name: own('mainMenu') });
  const drawer = dialog(own('mainMenu'));
  const row = (id: string) => menu.locator(`[data-row="${id}"]`);
  const offset = () =>
    row('userList').evaluate((element) => {
      let box: Element | null = element;
      while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
      return Math.round(box?.scrollTop ?? -1);
    });
  const show = async () => {
    if (!isPhone) return;
    await pressOn(part('menu-button'), 'Enter');
    await expectFocusWithin(drawer);
  };
  const expectAt = async (id: string) => {
    if (isPhone) await expect(drawer).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
    await show();
    await expect(row(id)).toHaveAttribute('aria-current', 'page');
  };

  await show();
  await row('userList').hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(offset).toBeGreaterThan(20);
  const before = await offset();
  await row('userView').click();
  await expectAt('userView');
  await expect.poll(offset).toBe(before);

  // By keys: the top, then all the way down and one up.
  await pressOn(row('userList'), 'Home');
  await expect.poll(offset).toBe(0);
  await page.keyboard.press('End');
  await pressOn(row('userList'), 'ArrowUp', 'ArrowDown');
  const chosen = await offset();
  expect(chosen).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expectAt('userList');
  await expect.poll(offset).toBe(chosen);
});

test('around the page: skip links, star, foot, way to the top, no network @modes', async ({
  page,
  context,
  report,
}) => {
  const { t, own, isPhone, part, offer, dialog } = await open(page, '/dashboard/analytics?ui=footerType:static');
  const main = page.getByRole('main');
  const skipTo = (key: 'skipToContent' | 'skipToMenu') => page.getByRole('link', { name: own(key) });

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await skipTo('skipToContent').focus();
  await expect(skipTo('skipToContent')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();
  await pressOn(skipTo('skipToMenu'), 'Enter');
  await expect(isPhone ? part('menu-button') : page.locator('[data-row]:focus')).toBeFocused();

  const title = t('nav.pages.analyticsDashboard');
  const star = main.getByRole('button', { name: t('shell.bookmarks.add', { title }) });
  const unstar = main.getByRole('button', { name: t('shell.bookmarks.remove', { title }) });
  await star.click();
  await expect(unstar).toHaveAttribute('aria-pressed', 'true');
  await pressOn(unstar, 'Enter');
  await expect(star).toBeVisible();
  await offer(t('shell.bookmarks.removed', { title })).click();
  await expect(unstar).toBeVisible();

  const foot = page.getByRole('contentinfo');
  const keys = foot.getByRole('button', { name: t('shell.shortcuts.title') });
  const sheet = dialog(t('shell.shortcuts.title'));
  await keys.click();
  await expectFocusWithin(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await pressOn(keys, 'Enter');
  await expectFocusWithin(sheet);
  await page.keyboard.press('Escape');
  await expect(keys).toBeFocused();

  const up = page.getByRole('button', { name: own('scrollToTop') });
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 480 });
  const goDown = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await goDown();
  await up.click();
  await expect(skipTo('skipToContent')).toBeFocused();
  await expect(up).toHaveCount(0);
  await goDown();
  await pressOn(up, 'Enter');
  await expect(skipTo('skipToContent')).toBeFocused();
  await expect(up).toHaveCount(0);

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: t('shell.offline.banner') });
  await expect(banner).toBeVisible();
  await expectNoAxeViolations(page);
  await banner.getByRole('button').click();
  await pressOn(banner.getByRole('button'), 'Enter');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('shell.offline.back') })).toBeVisible();
  await expect(banner).toHaveCount(0);
  // The browser itself writes down what it could not fetch.
  report.errors = report.errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'));
});

test('a panel whose code does not come says so and can be fetched again; the shell stands @modes', async ({
  page,
  report,
}) => {
  const findPalette = await withhold(page, 'Palette');
  const findCart = await withhold(page, 'CartPanel');
  const { t, isPhone, part, item, dialog } = await open(page);
  const lost = page.getByRole('alert').filter({ hasText: t('errors.chunkMissing.title') });
  const palette = dialog(t('shell.palette.label'));
  await page.keyboard.press('Control+k');
  // Said after three tries with pauses between them; the other worker may be at something heavy.
  await expect(lost).toBeVisible({ timeout: 20_000 });
  await expectNoAxeViolations(page);
  findPalette();
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
  await expect(dialog(t('shell.cart.title')).getByRole('alert')).toHaveText(new RegExp(t('errors.chunkMissing.title')));
  findCart();
  await lost.getByRole('button', { name: t('common.retry') }).click();
  await expect(dialog(t('shell.cart.title')).getByRole('spinbutton').first()).toBeVisible();
  report.errors = report.errors.filter((line) => !/status of 404|PageLoadError/.test(line));
});

test('a page that does not come, breaks or is denied, and an address that cannot be read, are said in words @modes', async ({
  page,
  report,
}) => {
  const findUserList = await withhold(page, 'UserListPage');
  const { t, part } = await open(page);
  const heading = page.getByRole('heading', { level: 1 });
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(heading).toHaveText(t('errors.chunkMissing.title'));
  await expectNoAxeViolations(page);
  findUserList();
  await pressOn(page.getByRole('button', { name: t('errors.reload') }), 'Enter');
  await expect(heading).toHaveText(t('nav.pages.userList'));

  // A page with a fault, until it is mended.
  await page.route('**/assets/AnalyticsDashboardPage-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const loadAnalyticsDashboard = async () => {};
        export const AnalyticsDashboardPage = () => {
          if (window.isMended) return 'It stands again';
          throw new Error('A fault of the page');
        };`,
    }),
  );
  await page.keyboard.press('g');
  await page.keyboard.press('a');
  await expect(heading).toHaveText(t('errors.broken.title'));
  await expect(part('user')).toBeVisible();
  await expectNoAxeViolations(page);
  const again = page.getByRole('main').getByRole('button', { name: t('errors.tryAgain') });
  await again.click();
  await expect(heading).toHaveText(t('errors.broken.title'));
  await page.evaluate(() => Object.assign(window, { isMended: true }));
  await pressOn(again, 'Enter');
  await expect(page.getByRole('main')).toHaveText('It stands again');
  report.errors = report.errors.filter(
    (line) => !/status of 404|PageLoadError|dynamically imported|A fault of the page/.test(line),
  );

  const home = page.getByRole('main').getByRole('link', { name: t('errors.home') });
  await page.goto('/?restaurant=rst-xyz');
  await expect(heading).toHaveText(t('errors.denied.title'));
  await expect(page.getByRole('alert')).toHaveText(
    new RegExp(t('errors.denied.description', { action: 'read', subject: 'dashboard' })),
  );
  await expectNoAxeViolations(page);
  await pressOn(home, 'Enter');
  await expect(page).toHaveURL(/\d\/$/);
  await page.goBack();
  await expect(heading).toHaveText(t('errors.denied.title'));
  await home.click();
  await expect(page).toHaveURL(/\d\/$/);

  await page.goto('/%E0%A4%A');
  await expect(heading).toHaveText(t('errors.notFound.title'));
  await expect(part('user')).toBeVisible();
  await home.click();
  await expect(page).toHaveURL(/\d\/$/);
});

test('the dashboards show the restaurant of their address; one outside the workplaces is denied in place', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const heading = main.getByRole('heading', { level: 1 });
  for (const path of ['/', '/dashboard/analytics']) {
    const { t } = await open(page, `${path}?restaurant=rst-lis`);
    const header = main.locator('header');
    await expect(header).toContainText('Casa Alecrim');
    await expect(page).toHaveTitle(/ · Casa Alecrim · /);
    // What it sold is told in its own money.
    if (path === '/') await expect(main).toContainText('€');
    const back = header.getByRole('link', { name: t('dashboard.backToRestaurant', { name: 'Saltbox & Rye' }) });
    await pressOn(back, 'Enter');
    await expect(back).toHaveCount(0);
    await expect(heading).toBeFocused();
    await expect(main).not.toContainText('€');
    await expect(page).toHaveTitle(/ · Saltbox & Rye · /);
    await expect(page).not.toHaveURL(/restaurant/);

    await page.goto(`${path}?restaurant=rst-xyz`);
    await expect(heading).toHaveText(t('errors.denied.title'));
    await expect(page.getByRole('alert')).toContainText('“read” on “dashboard”');
    await expect(page).toHaveURL(/\?restaurant=rst-xyz$/);
    await main.getByRole('link', { name: t('errors.home') }).click();
    await expect(main).toContainText('$');
  }
  // The current one's own id says nothing.
  await page.goto('/?restaurant=rst-nyc');
  await expect(page).toHaveURL(/\d\/$/);
});

test('a minute before its end the session asks, by pointer and by keys @modes', async ({ page }) => {
  const fortnight = 14 * 24 * 60 * 60_000;
  await page.addInitScript((age) => {
    if (sessionStorage.getItem('aged')) return;
    sessionStorage.setItem('aged', 'yes');
    localStorage.setItem('renewedAt', String(Date.now() - age));
  }, fortnight - 50_000);
  await page.goto('/dashboard/analytics');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  const t = await textsOf(page);
  const stay = question.getByRole('button', { name: t('shell.session.stay') });
  await expect(stay).toBeFocused();
  await expectNoAxeViolations(page, '[role="alertdialog"]');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);

  await page.evaluate((age) => {
    localStorage.setItem('renewedAt', String(Date.now() - age));
  }, fortnight - 50_000);
  await page.reload();
  await question.getByRole('button', { name: t('shell.user.signOut') }).click();
  await expect(page).toHaveURL(/\/login/);
});
