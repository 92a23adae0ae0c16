import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe';
import { openPage } from './support/shellPage';
import { expect, test } from './support/signedIn';

test('two tabs edit one invoice, and the second compares before it saves', async ({ page, context }) => {
  const path = '/apps/invoice/edit';
  const { t, heading } = await openPage(page, path);
  await expect(page).toHaveURL(/\/apps\/invoice\/edit\/\d+$/);
  const name = await heading.innerText();
  const note = (tab: Page) => tab.getByRole('textbox', { name: t('invoices.form.note') });
  const qty = (tab: Page) => tab.getByRole('textbox', { name: new RegExp(`^${t('invoices.fields.qty')}`) }).first();
  const saved = (tab: Page) => tab.getByText(t('invoices.form.saved', { number: name.replace(/\D/g, '') })).first();

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(note(other)).toBeVisible();
  await note(other).fill('From the other tab');
  await other.keyboard.press('Control+s');
  await expect(saved(other)).toBeVisible();

  await page.bringToFront();
  await note(page).fill('From this tab');
  await qty(page).fill('7');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(t('common.conflict.title'))).toBeVisible();
  const difference = { field: t('invoices.form.note'), from: 'From the other tab', to: 'From this tab' };
  await expect(page.getByText(t('changes.difference', difference))).toBeVisible();
  await expectNoAxeViolations(page, 'main');
  await page.getByRole('button', { name: t('common.conflict.mine') }).press('Enter');
  await expect(saved(page)).toBeVisible();

  await other.reload();
  await expect(note(other)).toHaveValue('From this tab');
  await expect(qty(other)).toHaveValue('7');
});

test('an unsaved invoice survives a reload @desks', async ({ page }) => {
  const { t } = await openPage(page, '/apps/invoice/add');
  const field = (name: string) =>
    page
      .getByLabel(new RegExp(`^${t(`invoices.fields.${name}`)}`))
      .and(page.locator('input'))
      .first();
  await field('item').fill('Oysters');
  await field('cost').fill('two');
  await page.getByRole('textbox', { name: t('invoices.form.note') }).fill('By the dozen');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('formDrafts') ?? '')).toContain('By the dozen');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: t('common.draft.restore') }).click();
  await expect(field('item')).toHaveValue('Oysters');
  await expect(field('cost')).toHaveValue('two');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(t('validation.number'), { exact: true })).toBeVisible();
  await expect(field('cost')).toHaveValue('two');
  await expectNoAxeViolations(page, 'main');
});
