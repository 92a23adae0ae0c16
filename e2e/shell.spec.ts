import { expectNoAxeViolations } from './support/axe';
import { test as journey } from './support/journey';
import { expectFocusWithin, openPage, pressOn, pressSequence } from './support/shellPage';
import { expect, test } from './support/signedIn';
import { signIn } from './support/signIn';
import { textsOf } from './support/texts';

test('skip links, footer, scroll button and offline banner work with pointer and keyboard @modes', async ({
  page,
  context,
  report,
}) => {
  const { t, uiText, isPhone, part, dialog } = await openPage(page, '/dashboard/analytics?ui=footerType:static');
  const skipTo = (key: 'skipToContent' | 'skipToMenu') => page.getByRole('link', { name: uiText(key) });

  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await skipTo('skipToContent').focus();
  await expect(skipTo('skipToContent')).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressOn(skipTo('skipToMenu'), 'Enter');
  await expect(isPhone ? part('menu-button') : page.locator('[data-row]:focus')).toBeFocused();

  const shortcuts = page.getByRole('contentinfo').getByRole('button', { name: t('shell.shortcuts.title') });
  const sheet = dialog(t('shell.shortcuts.title'));
  await shortcuts.click();
  await expectFocusWithin(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await pressOn(shortcuts, 'Enter');
  await expectFocusWithin(sheet);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeFocused();

  const scrollUp = page.getByRole('button', { name: uiText('scrollToTop') });
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 480 });
  const scrollDown = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  for (const activate of [() => scrollUp.click(), () => pressOn(scrollUp, 'Enter')]) {
    await scrollDown();
    await activate();
    await expect(skipTo('skipToContent')).toBeFocused();
    await expect(scrollUp).toHaveCount(0);
  }

  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: t('shell.offline.banner') });
  await expect(banner).toBeVisible();
  await expectNoAxeViolations(page);
  await banner.getByRole('button').click();
  await pressOn(banner.getByRole('button'), 'Enter');
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: t('shell.offline.back') })).toBeVisible();
  await expect(banner).toHaveCount(0);
  // Chromium logs requests that fail offline.
  report.errors = report.errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'));
});

test('the session can be extended or ended one minute before it expires @modes', async ({ page }) => {
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
  await expect(question.getByRole('button', { name: t('shell.session.stay') })).toBeFocused();
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

test('shortcuts open pages and the list of shortcuts, and their changes persist @modes', async ({ page }) => {
  const { t } = await openPage(page, '/apps/user/list');
  const field = page.getByRole('searchbox');
  // The shell listens for keys once its code has loaded.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type('n?g');
  await expect(field).toHaveValue(/n\?g$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await field.blur();
  await pressSequence(page, 'gd', () => expect(page).toHaveURL(({ pathname }) => pathname === '/', { timeout: 2000 }));
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
  await page.keyboard.press('z');
  await sheet.getByRole('button', { name: t('shell.shortcuts.change', { name, key: 'Z' }) }).press('Enter');
  await page.keyboard.press('q');
  await expect(sheet.getByRole('button', { name: t('shell.shortcuts.change', { name, key: 'Q' }) })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.keyboard.press('q');
  const search = page.getByRole('combobox', { name: t('shell.search.label') });
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');

  // Wait until the mock API has stored the shortcut.
  await expect
    .poll(async () => JSON.stringify(await page.context().storageState({ indexedDB: true })))
    .toMatch(/\bsearch\W+q\b/);
  await page.reload();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('q');
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
});

test('bookmarks can be added, reordered with the keyboard and restored, and persist @desks', async ({ page }) => {
  await page.goto('/dashboard/analytics');
  await page.getByRole('main').waitFor();
  const t = await textsOf(page);
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  const star = (id: string) =>
    page.getByRole('main').getByRole('button', { name: t('shell.bookmarks.add', { title: t(`nav.pages.${id}`) }) });
  await star('analyticsDashboard').click();
  const bar = page.getByRole('navigation', { name: t('shell.bookmarks.label') });
  // New users start with bookmarks for email, chat, tasks and calendar.
  await expect(bar.getByRole('link')).toHaveCount(5);
  await pressSequence(page, 'gu', () => expect(page).toHaveURL(/\/apps\/user\/list$/, { timeout: 2000 }));
  // Navigation moves focus to the new page.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await star('userList').focus();
  await page.keyboard.press('Enter');
  const users = t('nav.pages.userList');
  const others = ['email', 'chat', 'todo', 'calendar', 'analyticsDashboard'].map((id) => t(`nav.pages.${id}`));
  const starred = page.getByRole('main').getByRole('button', { name: t('shell.bookmarks.remove', { title: users }) });
  await expect(starred).toHaveAttribute('aria-pressed', 'true');
  const names = () => bar.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
  await expect.poll(names).toEqual([...others, users]);

  await bar.getByRole('button', { name: t('shell.bookmarks.open') }).click();
  const panel = page.getByRole('dialog', { name: t('shell.bookmarks.label') });
  // The panel focuses its field once it has loaded.
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('button', { name: t('shell.bookmarks.move', { title: users }) }).focus();
  // Wait for the effect of each key before the next one.
  const target = page.locator('[role="button"]:focus');
  await page.keyboard.press('Enter');
  await expect(target).toHaveAccessibleName(isArabic ? /^أدخل/ : /^Insert/);
  await page.keyboard.press('Home');
  await expect(target).toHaveAccessibleName(isArabic ? /^أدخل قبل/ : /^Insert before/);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([users, ...others]);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect.poll(names).toEqual([users, ...others]);

  await starred.click();
  await expect.poll(names).toEqual(others);
  await page.getByRole('button', { name: t('shell.bookmarks.undo') }).click();
  await expect.poll(names).toEqual([users, ...others]);
});

test('resetting the demo data restores a deleted user', async ({ page }) => {
  const { t, dialog } = await openPage(page, '/apps/user/list');
  const row = page.getByRole('row', { name: /Ilse Okafor/ });
  const palette = dialog(t('shell.palette.label'));
  await page.getByRole('checkbox', { name: /Ilse Okafor/ }).check();
  await page.keyboard.press('Control+k');
  await palette.getByRole('option', { name: t('lists.commands.deleteSelected') }).click();
  await expect(row).toHaveCount(0);

  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill(t('shell.palette.actions.resetDemo'));
  await page.keyboard.press('Enter');
  await palette.getByRole('option', { name: t('shell.palette.resetConfirm') }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, '/apps/user/list');
  await expect(row).toBeVisible();
});

test('each tab keeps its workplace', async ({ page }) => {
  await page.goto('/apps/user/list?q=a&page=2');
  const t = await textsOf(page);
  await page.getByRole('button', { name: /Switch workplace/ }).click();
  await page.getByRole('menuitemradio', { name: 'Casa Alecrim' }).click();
  await expect(page).toHaveTitle(/ · Casa Alecrim · /);
  await expect(page).toHaveURL(/\/apps\/user\/list\?q=a$/);

  const other = await page.context().newPage();
  await other.goto('/apps/user/view/5?tab=notifications');
  await expect(other).toHaveTitle(/ · Casa Alecrim · /);
  await page.getByRole('button', { name: t('shell.workplace.undo') }).click();
  await expect(page).toHaveTitle(/ · Saltbox & Rye · /);
  await other.reload();
  await expect(other).toHaveTitle(/ · Casa Alecrim · /);
});

journey.describe('tour', () => {
  journey.use({ isNew: true });

  journey('a new user is offered the tour once and completes it with the keyboard @modes', async ({ page }) => {
    await signIn(page);
    const t = await textsOf(page);
    await page.getByRole('button', { name: t('shell.tour.start') }).click();
    const card = page.getByRole('dialog', { name: t('shell.tour.label') });
    for (const part of ['menu', 'search', 'workplace', 'notifications', 'help']) {
      const heading = card.getByRole('heading', { name: t(`shell.tour.${part}.title`), exact: true });
      await expect(heading).toBeFocused();
      if (part === 'search') await expectNoAxeViolations(page);
      await card.getByRole('button').last().focus();
      await page.keyboard.press('Enter');
    }
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: t('shell.tour.start') })).toHaveCount(0);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(t('shell.palette.actions.tour'));
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
  });
});
