import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@larder/mock-api/accounts';

export type Seat = (typeof demoAccounts)[number]['role'];

/** Labels of the form, by language. */
const words = {
  en: { email: 'Work e-mail', password: 'Password', submit: 'Sign in' },
  ar: { email: 'البريد الإلكتروني للعمل', password: 'كلمة المرور', submit: 'تسجيل الدخول' },
};

export function accountOf(seat: Seat) {
  const account = demoAccounts.find(({ role }) => role === seat);
  if (!account) throw new Error(`No demo account has the role ${seat}.`);
  return account;
}

/** Signs in with the form and waits for the next page. */
export async function signIn(page: Page, path = '/', seat: Seat = 'owner') {
  await page.goto(path === '/' ? '/login' : path);
  // The language is known once the page has rendered.
  await page.getByRole('main').waitFor();
  const language = (await page.locator('html').getAttribute('lang')) === 'ar' ? 'ar' : 'en';
  const { email, password, submit } = words[language];
  const account = accountOf(seat);
  await page.getByLabel(email).fill(account.email);
  await page.getByLabel(password, { exact: true }).fill(account.password);
  await page.getByRole('button', { name: submit, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);
}
