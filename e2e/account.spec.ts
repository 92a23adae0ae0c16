import type { Page } from '@playwright/test';
import { demoCode, demoTwoStepAccount } from '@larder/mock-api/accounts';
import { expectNoAxeViolations } from './support/axe';
import { expect, test } from './support/journey';
import { accountOf } from './support/signIn';
import { textsOf } from './support/texts';

const newPassword = 'quince-jelly-1';

async function openEntry(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('main').waitFor();
  const t = await textsOf(page);
  return {
    t,
    heading: (key: string) => page.getByRole('heading', { level: 1, name: t(key) }),
    field: (key: string) => page.getByLabel(t(key), { exact: true }),
    button: (key: string) => page.getByRole('button', { name: t(key), exact: true }),
    link: (key: string) => page.getByRole('link', { name: t(key), exact: true }),
  };
}

/** Returns the URL and the browser's storage, which must never contain a password or code. */
const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([window.location.href, Object.entries(localStorage), Object.entries(sessionStorage)]),
  );

test('a user registers, corrects the email address and confirms it @modes', async ({ page }) => {
  const { t, heading, field, button, link } = await openEntry(page, '/login?next=%2Ftoday');
  await link('session.signIn.register').click();
  await expect(field('session.fields.username')).toBeFocused();
  await page.keyboard.type('dana.quay');
  await field('session.fields.email').fill('dana@quaystreet.example');
  await field('session.fields.password').fill(newPassword);
  await page.getByRole('checkbox').press('Space');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');

  await expect(heading('session.verifyEmail.title')).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/verify-email-cover\?next=%2Ftoday$/);
  expect(await stored(page)).not.toContain(newPassword);
  await button('session.verifyEmail.change').click();
  await field('session.fields.email').fill('dana.quay@quaystreet.example');
  await field('session.fields.email').press('Enter');
  await link('session.demo.open').click();
  await expect(page.getByText(t('session.verifyEmail.confirmed'))).toBeVisible();
  await expect(page.getByText('dana.quay@quaystreet.example')).toBeVisible();
  await link('session.signedIn.home').click();
  await expect(heading('nav.pages.today')).toBeVisible();
});

test('a user resets the password and signs in with the new one', async ({ page }) => {
  const { t, heading, field, link, button } = await openEntry(page, '/login');
  const { email } = accountOf('owner');
  await link('session.signIn.forgot').press('Enter');
  await expect(field('session.fields.email')).toBeFocused();
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('session.forgotPassword.sent'))).toBeVisible();
  await link('session.demo.open').press('Enter');

  await expect(field('session.fields.newPassword')).toBeFocused();
  // The token is removed from the URL, but survives a reload.
  await expect(page).toHaveURL(/\/pages\/reset-password-cover$/);
  await page.reload();
  await expect(field('session.fields.newPassword')).toBeFocused();
  await page.keyboard.type(newPassword);
  await field('session.fields.repeat').fill(newPassword);
  await field('session.fields.repeat').press('Enter');
  await expect(page.getByText(t('session.resetPassword.done'))).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/login-cover$/);
  await field('session.fields.email').fill(email);
  await field('session.fields.password').fill(newPassword);
  await button('session.signIn.submit').click();
  await expect(page).toHaveURL(/\/$/);
  await expect(heading('session.signIn.title')).toHaveCount(0);
  expect(await stored(page)).not.toContain(newPassword);
});

test('a user with two-step sign-in gets a new code by another method', async ({ page }) => {
  const { t, field, button } = await openEntry(page, '/login?next=%2Ftoday');
  await button('session.demo.useTwoSteps').click();
  await expect(field('session.fields.email')).toHaveValue(demoTwoStepAccount.email);
  await page.keyboard.press('Enter');

  const code = field('session.twoSteps.code');
  await expect(code).toBeFocused();
  await page.keyboard.type('000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(code).toHaveValue('');
  await expectNoAxeViolations(page);
  // The sign-in survives a reload.
  await page.reload();
  await expect(code).toBeFocused();
  await button('session.twoSteps.other').press('Enter');
  await button('session.twoSteps.methods.email').press('Enter');
  await expect(page.getByText(t('session.twoSteps.lead.email'))).toBeVisible();
  await expect(code).toBeFocused();
  await page.keyboard.type(demoCode);
  await expect(page).toHaveURL(/\/today$/);
  expect(await stored(page)).not.toContain(demoCode);
});
