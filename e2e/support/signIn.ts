import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@larder/mock-api/accounts';
import { textsOf } from './texts';

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

interface TabSession {
  path: string;
  role: Role;
  /** Time of the demo. It runs on until the document is loaded again. */
  clock?: string;
}

/** Signs in for this tab only, so that another tab can have another user. Returns the texts in the tab's language. */
export async function signInForTab(page: Page, { path, role, clock }: TabSession) {
  await page.goto(`/login?${new URLSearchParams({ next: path, ...(clock && { clock }) })}`);
  await page.getByRole('main').waitFor();
  const t = await textsOf(page);
  const { email, password } = accountOf(role);
  await page.getByLabel(t('session.fields.email'), { exact: true }).fill(email);
  await page.getByLabel(t('session.fields.password'), { exact: true }).fill(password);
  await page.getByRole('checkbox').uncheck();
  await page.getByRole('button', { name: t('session.signIn.submit'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  return t;
}
