import { expectNoAxeViolations } from './support/axe';
import { openPage, pressOn } from './support/shellPage';
import { expect, test } from './support/signedIn';

test('a post is written, published, read and commented on with the pointer', async ({ page }) => {
  const { t, heading } = await openPage(page, '/pages/blog/list');
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${t(name)}`) });
  await expectNoAxeViolations(page, 'main');

  await page.getByRole('button', { name: t('blog.add') }).click();
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/new$/);
  await field('blog.fields.blogTitle').fill('Ice, by the kilo');
  await field('blog.fields.content').click();
  await page.keyboard.type('Two bags a night.');
  // Typed text survives a reload.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('formDrafts') ?? '')).toContain('Two bags a night.');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: t('common.draft.restore') }).click();
  await expect(field('blog.fields.blogTitle')).toHaveValue('Ice, by the kilo');
  await expect(field('blog.fields.content')).toHaveText('Two bags a night.');
  await expect(field('blog.fields.slug')).toHaveValue('ice-by-the-kilo');

  await page.getByRole('combobox', { name: new RegExp(`^${t('blog.fields.blogCategories')}`) }).click();
  await page.keyboard.type('Kitchen');
  await page.getByRole('option', { name: 'Kitchen' }).click();
  await page.keyboard.press('Escape');
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(t('blog.fields.status')) })
    .click();
  await page.getByRole('option', { name: t('blog.statuses.Published') }).click();
  await page.getByRole('button', { name: t('blog.form.saveAndView') }).click();

  await expect(heading).toHaveText('Ice, by the kilo');
  await expect(page.getByText('Two bags a night.')).toBeVisible();
  await field('blog.comments.text').fill('<b>Three</b> in July.');
  await page.getByRole('button', { name: t('blog.comments.send') }).click();
  await expect(page.getByText('<b>Three</b> in July.')).toBeVisible();
  // Scroll to the top, so that no target is partly under the navbar.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoAxeViolations(page, 'main');
});

test('a post is written and published by keyboard alone @night', async ({ page }) => {
  const { t, heading } = await openPage(page, '/pages/blog/list');
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${t(name)}`) });
  await page.keyboard.press('n');
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/new$/);

  await pressOn(field('blog.fields.blogTitle'));
  await page.keyboard.type('Salt, by the sack');
  await pressOn(field('blog.fields.content'));
  await page.keyboard.type('One sack a week.');
  await pressOn(page.getByRole('combobox', { name: new RegExp(`^${t('blog.fields.blogCategories')}`) }));
  await page.keyboard.type('Kitchen');
  await expect(page.getByRole('option', { name: 'Kitchen' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await pressOn(page.getByRole('main').getByRole('button', { name: new RegExp(t('blog.fields.status')) }), 'Enter');
  await expect(page.getByRole('option', { name: t('blog.statuses.Published') })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await pressOn(page.getByRole('button', { name: t('blog.form.saveAndView') }), 'Enter');
  await expect(heading).toHaveText('Salt, by the sack');
  await expect(page.getByText(t('blog.statuses.Draft'), { exact: true })).toHaveCount(0);

  await page.goBack();
  await expect(page).toHaveURL(/\/pages\/blog\/list$/);
});
