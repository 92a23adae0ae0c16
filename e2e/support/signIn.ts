import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@larder/mock-api/accounts';

export type Role = (typeof demoAccounts)[number]['role'];

/** Labels of the form, by language. */
const labels = {
  en: { email: 'Work e-mail', password: 'Password', submit: 'Sign in' },
  ar: { email: 'البريد الإلكتروني للعمل', password: 'كلمة المرور', submit: 'تسجيل الدخول' },
};

export function accountOf(role: Role) {
  const account = demoAccounts.find((account) => account.role === role);
  if (!account) throw new Error(`No demo account has the role ${role}.`);
  return account;
}

/** Signs in with the form and waits for the next page. */
export async function signIn(page: Page, path = '/', role: Role = 'owner') {
  await page.goto(path === '/' ? '/login' : path);
  // The language is known once the page has rendered.
  await page.getByRole('main').waitFor();
  const language = (await page.locator('html').getAttribute('lang')) === 'ar' ? 'ar' : 'en';
  const { email, password, submit } = labels[language];
  const account = accountOf(role);
  await page.getByLabel(email).fill(account.email);
  await page.getByLabel(password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}
