import type { Page } from '@playwright/test';
import { expect, test } from './support/signedIn';
import { textsOf } from './support/texts';

const chunkLoads = (page: Page, chunks: readonly string[]) =>
  Promise.all(
    chunks.map((chunk) => page.waitForResponse((response) => response.ok() && response.url().includes(`/${chunk}-`))),
  );

const listOf = (page: Page) => ({
  grid: page.getByRole('grid'),
  row: page.getByRole('row', { name: /Maren Holt/ }),
  columns: page.getByRole('button', { name: 'Columns', exact: true }),
  menu: page.getByRole('menu'),
  dialog: page.getByRole('dialog'),
});

test('a list works offline once the chunks of its menus and panels are prefetched', async ({
  page,
  context,
  report,
}) => {
  const prefetched = chunkLoads(page, ['tableMenus', 'ColumnFilterPanel', 'UserDrawer', 'VirtualRows']);
  await page.goto('/apps/user/list');
  const t = await textsOf(page);
  const { grid, columns, menu, dialog } = listOf(page);
  await expect(grid).toBeVisible();
  await prefetched;
  await context.setOffline(true);
  await columns.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('users.list.new') }).click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  report.errors = report.errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'));
});

test('a list stays visible while the chunks of its menus and panels are missing, and works when the connection returns', async ({
  page,
  context,
  report,
}) => {
  // The app doesn't prefetch if the browser saves data.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const firstChunks = chunkLoads(page, ['tableParts']);
  await page.goto('/apps/user/list');
  const t = await textsOf(page);
  const { grid, row, columns, menu, dialog } = listOf(page);
  await expect(row).toBeVisible();
  await firstChunks;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);

  await row.hover();
  await row.getByRole('checkbox').check();
  await columns.click();
  await grid.getByRole('columnheader').nth(1).getByRole('button').first().click();
  await grid.getByRole('columnheader').nth(1).hover();
  await grid.getByRole('columnheader').nth(1).click({ button: 'right' });
  await expect(columns).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('button', { name: t('users.list.new') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('nav.pages.userList'));
  await expect(grid).toBeVisible();
  await expect(menu).toHaveCount(0);

  const loaded = chunkLoads(page, ['tableMenus', 'UserDrawer']);
  await context.setOffline(false);
  await loaded;
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await columns.click();
  await expect(menu).toBeVisible();
  await expect(grid).toBeVisible();
  report.errors = report.errors.filter((line) => !line.includes('ERR_INTERNET_DISCONNECTED'));
});
