import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { coreStrings } from '../packages/ui/src/private/strings/coreStrings';
import { tableStrings } from '../packages/ui/src/private/strings/tableStrings';
import { expectNoAxeViolations } from './support/axe';
import { signIn } from './support/signIn';
import { expect, test } from './support/signedIn';
import { textsOf } from './support/texts';

const people = [
  'Full name;Username;E-mail;Contact;Company;Country;Role;Restaurants',
  'Dana Ashworth;dana.ashworth;dana@quaystreet.example;+44 20 7946 0018;Quay Street;Wales;Editor;Casa Alecrim',
  '=HYPERLINK("x");formula;formula@quaystreet.example;+44 20 7946 0019;Quay Street;Wales;Editor;Casa Alecrim',
].join('\r\n');

test('an import and an edited cell persist, export safely and can be undone after a reload', async ({ page }) => {
  // The print dialog can't be tested, so record what would be printed.
  await page.addInitScript(() => {
    window.print = () => Object.assign(window.top!, { printed: document.body.innerText });
  });
  await page.goto('/apps/user/list');
  const t = await textsOf(page);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  await page.getByRole('button', { name: t('lists.import.label') }).click();
  const dialog = page.getByRole('dialog', { name: t('users.import.title') });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(people) });
  await dialog.getByRole('button', { name: t('lists.import.check') }).click();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: t('lists.import.commit_other', { count: 2 }) }).click();
  await expect(dialog).toBeHidden();
  await expect(row('Dana Ashworth')).toBeVisible();

  // Uses the keyboard, because toasts cover the page header for a while.
  const save = async (item: string) => {
    await page
      .getByRole('button', { name: t('lists.export.label'), exact: true })
      .first()
      .press('Enter');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: t(item) }).press('Enter'),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path()) };
  };
  const csv = await save('lists.export.csv');
  expect(csv.name).toMatch(/^larder-users-\d{4}-\d\d-\d\d\.csv$/);
  expect(csv.text.toString()).toContain(`"'=HYPERLINK(""x"")"`);
  const workbook = await save('lists.export.xlsx');
  expect(workbook.text.subarray(0, 2).toString()).toBe('PK');
  await page
    .getByRole('button', { name: t('lists.export.label'), exact: true })
    .first()
    .press('Enter');
  await page.getByRole('menuitem', { name: t('lists.export.print') }).press('Enter');
  await page.waitForFunction(() => String(Reflect.get(window, 'printed')).includes('Dana Ashworth'));

  // The printed page has the table with its header, and no controls.
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByRole('columnheader', { name: t('users.fields.email') })).toBeVisible();
  await expect(main.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(main.getByRole('checkbox')).toHaveCount(0);
  await expect(main.getByRole('button', { name: t('lists.export.label'), exact: true })).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  await page.reload();
  await expect(row('Dana Ashworth')).toBeVisible();
  const panel = page.getByRole('dialog', { name: t('changes.title') });
  const undo = async (what: string) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /Maren Holt/ })
      .click();
    await page.getByRole('menuitem', { name: t('changes.title') }).click();
    const change = panel.getByRole('listitem').filter({ hasText: what });
    await panel.getByRole('button', { name: t('changes.undoThis', { what }) }).press('Enter');
    await expect(change.getByText(t('changes.isUndone'))).toBeVisible();
  };
  await undo(t('users.import.done_other', { count: 2 }));
  // Scroll to the top, so that no target is partly under the navbar.
  await page.evaluate(() => scrollTo(0, 0));
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(row('Maren Holt')).toBeVisible();
  await expect(row('Dana Ashworth')).toHaveCount(0);

  await page.goto('/datatables/basic');
  const table = page.getByRole('grid', { name: t('datatables.editable.title') });
  const city = table.locator('[data-edit="city"]').first();
  const before = await city.innerText();
  const name = await table.getByRole('rowheader').first().locator('bdi').innerText();
  await city.click();
  await city.getByRole('textbox').fill('Sandhaven');
  await city.getByRole('textbox').press('Enter');
  await expect(city).toHaveText('Sandhaven');
  await page.reload();
  await expect(city).toHaveText('Sandhaven');
  await undo(t('datatables.editable.changed', { name }));
  await page.keyboard.press('Escape');
  await expect(city).toHaveText(before);

  // A virtual list renders all rows for printing.
  const long = page.getByRole('grid', { name: t('datatables.many.title') }).locator('[data-row]');
  const rowsWhile = async (event: string) => {
    await page.evaluate((type) => dispatchEvent(new Event(type)), event);
    return long.count();
  };
  await expect.poll(() => rowsWhile('beforeprint')).toBe(120);
  expect(await rowsWhile('afterprint')).toBeLessThan(40);
});

test('going back restores the rows, scroll offset, selection and focus of a list', async ({ page }) => {
  await page.goto('/apps/user/list?perPage=50');
  const rows = page.locator('[data-row]');
  await expect(rows.nth(30)).toBeVisible();
  await rows.getByRole('checkbox').nth(2).check();
  const link = rows.getByRole('link').nth(20);
  const name = (await link.textContent()) ?? '';
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page).toHaveURL(/\/apps\/user\/view\//);
  await page.goBack();
  await expect(page).toHaveURL(/perPage=50$/);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-row]')?.textContent))
    .toContain(name);
  await expect(rows.getByRole('checkbox', { checked: true })).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('two users of one browser see and undo only their own changes', async ({ page }) => {
  // Signs in twice and loads five pages.
  test.slow();
  await page.goto('/apps/user/list');
  const t = await textsOf(page);
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });
  const account = page.getByRole('banner').getByRole('button', { name: /Maren Holt|Ilse Okafor/ });
  const changes = page.getByRole('dialog', { name: t('changes.title') });
  const offer = page.getByText(t('changes.undo'), { exact: true });
  const wide = page.getByRole('region', { name: t('datatables.wide.title') });
  const column = (id: string) => wide.getByRole('columnheader', { name: t(`datatables.columns.${id}`) });
  const openChanges = async () => {
    await account.click();
    await page.getByRole('menuitem', { name: t('changes.title') }).click();
  };
  const signInAs = async (role: 'owner' | 'manager') => {
    await account.click();
    await page.getByRole('menuitem', { name: /Sign out/ }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(offer).toHaveCount(0);
    await signIn(page, '/datatables/basic', role);
    await expect(column('full_name')).toBeVisible();
  };
  const deleted = 'Tomás Reyes';
  await page.getByRole('button', { name: tableStrings.actionsFor.en.replace('{name}', deleted) }).click();
  await page.getByRole('menuitem', { name: t('users.actions.delete') }).click();
  await expect(row(deleted)).toHaveCount(0);
  // The row disappears before the response, the undo button appears after it.
  await expect(offer).toBeVisible();
  await page.goto('/datatables/basic');
  await expect(column('city')).toBeVisible();
  await wide.getByRole('button', { name: tableStrings.columns.en, exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: t('datatables.columns.city') }).click();
  await expect(column('city')).toHaveCount(0);
  await page.keyboard.press('Escape');

  await signInAs('manager');
  await expect(column('city')).toBeVisible();
  await page.keyboard.press('Control+z');
  await openChanges();
  await expect(changes.getByText(t('changes.empty'))).toBeVisible();
  await changes.getByRole('button', { name: coreStrings.close.en }).click();

  await signInAs('owner');
  await expect(column('city')).toHaveCount(0);
  await openChanges();
  await changes
    .getByRole('button', { name: t('changes.undoThis', { what: t('users.toasts.deleted', { name: deleted }) }) })
    .click();
  await expect(changes.getByText(t('changes.isUndone'))).toBeVisible();
  await page.goto('/apps/user/list');
  await expect(row(deleted)).toBeVisible();
});

test('undo asks before it overwrites a newer change of another tab', async ({ page, context }) => {
  const name = 'Bea Lindqvist';
  await page.goto('/apps/user/list');
  const t = await textsOf(page);
  const row = (tab: Page) => tab.getByRole('row', { name: new RegExp(name) });

  await page.getByRole('button', { name: tableStrings.actionsFor.en.replace('{name}', name) }).click();
  await page.getByRole('menuitem', { name: t('users.actions.deactivate') }).click();
  await expect(page.getByText(t('users.toasts.deactivated', { name })).first()).toBeVisible();

  const other = await context.newPage();
  await other.goto('/apps/user/list');
  await expect(row(other)).toContainText(t('users.statuses.inactive'));
  await row(other).getByRole('checkbox').check();
  await other
    .getByRole('group', { name: /selection/i })
    .getByRole('button', { name: t('users.fields.status') })
    .click();
  await other.getByRole('menuitem', { name: t('users.statuses.pending') }).click();
  await expect(other.getByText(t('users.toasts.changed', { name })).first()).toBeVisible();

  await page.bringToFront();
  await page.keyboard.press('Control+z');
  const question = page.getByRole('alertdialog', { name: t('changes.conflict.title') });
  await expect(question).toContainText(name);
  await expect(question).toContainText(
    t('changes.difference', {
      field: t('users.fields.status'),
      from: t('users.statuses.pending'),
      to: t('users.statuses.active'),
    }),
  );
  await expectNoAxeViolations(page);
  await question.getByRole('button', { name: t('changes.conflict.anyway') }).click();
  await expect(row(page)).toContainText(t('users.statuses.active'));
});
