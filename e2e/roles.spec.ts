import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/journey';
import { pressOn } from './support/shellPage';
import { signInForTab } from './support/signIn';

test('a role that the owner creates by keyboard applies in the open tab of its members', async ({ page, context }) => {
  const other = await context.newPage();
  const t = await signInForTab(other, { path: '/apps/user/list', role: 'server' });
  const heading = other.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(t('errors.denied.title'));

  await signInForTab(page, { path: '/apps/roles', role: 'owner' });
  await expect(page.getByRole('region', { name: t('access.roles.support') })).toBeVisible();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: t('roles.add') });
  await dialog.getByLabel(t('roles.fields.name')).fill('Floor');
  await dialog.getByRole('combobox', { name: t('roles.fields.memberRoles') }).focus();
  await page.keyboard.type(t('users.roles.subscriber'));
  await expect(page.getByRole('option', { name: t('users.roles.subscriber') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const read = t('roles.matrix.cell', { subject: t('access.subjects.user'), right: t('roles.rights.read') });
  await pressOn(dialog.getByRole('checkbox', { name: read }), 'Space');
  await expectNoAxeViolations(page, '[role="dialog"]');
  await pressOn(dialog.getByRole('button', { name: t('roles.add') }), 'Enter');
  await expect(page.getByRole('region', { name: 'Floor' })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  // The page denied to the server role now opens without a reload.
  await expect(heading).toHaveText(t('nav.pages.userList'));

  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText(t('errors.denied.title'));
});
