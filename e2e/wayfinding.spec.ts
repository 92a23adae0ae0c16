import { expectNoAxeViolations } from './support/axe';
import { expect, test as journey } from './support/journey';
import { signIn } from './support/signIn';
import { test } from './support/signedIn';
import { textsOf } from './support/texts';

test('the star of a page bookmarks it; bookmarks are arranged by keys and stay so; a removal is taken back @modes', async ({
  page,
}) => {
  test.skip(page.viewportSize()!.width < 768, 'There bookmarks are in the palette.');
  await page.goto('/dashboard/analytics');
  await page.getByRole('main').waitFor();
  const t = await textsOf(page);
  const isArabic = (await page.locator('html').getAttribute('lang')) === 'ar';
  const star = (target: string) =>
    page.getByRole('main').getByRole('button', { name: t('shell.bookmarks.add', { title: t(`nav.pages.${target}`) }) });
  await star('analyticsDashboard').click();
  const bar = page.getByRole('navigation', { name: t('shell.bookmarks.label') });
  await expect(bar.getByRole('link')).toHaveCount(1);
  await page.keyboard.press('g');
  await page.keyboard.press('u');
  await expect(page).toHaveURL(/\/apps\/user\/list$/);
  // The page that came takes the focus first.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await star('userList').focus();
  await page.keyboard.press('Enter');
  const users = t('nav.pages.userList');
  const starred = page.getByRole('main').getByRole('button', { name: t('shell.bookmarks.remove', { title: users }) });
  await expect(starred).toHaveAttribute('aria-pressed', 'true');
  const names = () => bar.getByRole('link').evaluateAll((links) => links.map((link) => link.ariaLabel));
  await expect.poll(names).toEqual([t('nav.pages.analyticsDashboard'), users]);

  await bar.getByRole('button', { name: t('shell.bookmarks.open') }).click();
  const panel = page.getByRole('dialog', { name: t('shell.bookmarks.label') });
  // The panel gives the focus to its field when it has come.
  await expect(panel.getByRole('searchbox')).toBeFocused();
  await panel.getByRole('button', { name: t('shell.bookmarks.move', { title: users }) }).focus();
  // Lifted, then over the other place: each key has its effect before the next one.
  const place = page.locator('[role="button"]:focus');
  await page.keyboard.press('Enter');
  await expect(place).toHaveAccessibleName(isArabic ? /^أدخل/ : /^Insert/);
  await page.keyboard.press('Home');
  await expect(place).toHaveAccessibleName(isArabic ? /^أدخل قبل/ : /^Insert before/);
  await page.keyboard.press('Enter');
  await expect.poll(names).toEqual([users, t('nav.pages.analyticsDashboard')]);
  await expectNoAxeViolations(page);
  await page.reload();
  await expect.poll(names).toEqual([users, t('nav.pages.analyticsDashboard')]);

  await starred.click();
  await expect.poll(names).toEqual([t('nav.pages.analyticsDashboard')]);
  await page.getByRole('button', { name: t('shell.bookmarks.undo') }).click();
  await expect.poll(names).toEqual([users, t('nav.pages.analyticsDashboard')]);
});

test('another workplace: the list stays, every tab has its own', async ({ page }) => {
  await page.goto('/apps/user/list?q=a&page=2');
  const t = await textsOf(page);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: /Switch workplace/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('Casa Alecrim');
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

journey.describe('somebody new', () => {
  journey.use({ isNew: true });

  journey('is offered the tour once, and walks it by keys @modes', async ({ page }) => {
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

journey('an unknown address is said to be one, without the shell for who is signed out', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/no\/such\/page$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
