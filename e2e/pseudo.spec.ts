import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { pseudo, type Texts } from '../tools/pseudo.mjs';
import { expect as baseExpect, test } from './support/journey';
import { builtPaths } from './support/builtPages';
import { expectReady, push } from './support/navigate';
import { accountOf } from './support/signIn';
import { knownWords, textsOutside } from './support/untranslated';

// Other tests run at the same time.
const expect = baseExpect.configure({ timeout: 60_000 });

const english = new URL('../apps/admin/public/assets/data/locales/en.json', import.meta.url);
const known = knownWords();
const initials = /^\p{Lu}{2}$/u;

/** Filters out known words and data such as initials, addresses and user names. */
const unknownWords = (texts: string[]) =>
  texts
    .map((text) => text.replace(/\S*@\S+|[\p{Ll}\d]+(\.[\p{Ll}\d]+)+/gu, ''))
    .map((text) =>
      (text.match(/[\p{L}\p{M}’']{2,}/gu) ?? []).filter((word) => !known.has(word) && !initials.test(word)).join(' '),
    )
    .filter((words) => words !== '');

async function expectTranslated(page: Page, where: string) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(unknownWords(await textsOutside(page)), where).toEqual([]);
}

async function expectToFit(page: Page, where: string) {
  // Scripts respond to a new width asynchronously.
  const over = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .slice(-3)
        .map((element) => element.outerHTML.slice(0, 160));
    });
  await expect
    .configure({ soft: true })
    .poll(over, { message: `${where} at 390` })
    .toEqual([]);
}

/** The sign-in pages. For signed-in users, they only show the current account. */
const signInPaths = [
  '/login',
  '/register',
  '/forgot-password',
  '/pages/reset-password-basic?token=demo-token',
  '/pages/verify-email-basic',
  '/pages/two-steps-basic',
];

test('every page is translated and fits a phone with texts 40% longer', async ({ page }) => {
  test.setTimeout(900_000);
  const texts = pseudo(JSON.parse(await readFile(english, 'utf8')) as Texts);
  await page.route('**/assets/data/locales/en.json', (route) => route.fulfill({ json: texts }));
  // React Aria's own English strings, and the names of the languages.
  for (const word of ['Dismiss', 'Empty', 'End', 'dd', 'mm', 'yyyy']) known.add(word);
  // Days and time zones, which `Intl` names, and React Aria's name of today.
  const days = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su', 'Yesterday', 'Today', 'Tomorrow'];
  for (const word of [...days, 'GMT', 'Eastern']) known.add(word);
  // A format of the icons.
  known.add('JSX');
  for (const name of ['English', 'Français', 'Deutsch', 'Português', 'العربية']) known.add(name);

  const check = async (where: string) => {
    await expectTranslated(page, where);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFit(page, where);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  for (const path of signInPaths) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await check(path);
  }
  await page.goto('/login');
  const { email, password } = accountOf('owner');
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/login/);

  for (const path of builtPaths) {
    await push(page, path);
    await expectReady(page);
    await check(path);
  }
  for (const [where, keys] of [
    ['palette', 'Control+k'],
    ['shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    await check(where);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const shell = texts.shell as Record<'user' | 'appearance', Record<string, string>>;
  const account = page.getByRole('button', { name: shell.user.menu?.replace('{{name}}', 'Maren Holt') });
  await account.click();
  await expectTranslated(page, 'account menu');
  await page.getByRole('menuitem', { name: shell.appearance.title }).click();
  await expect(page.getByRole('dialog', { name: shell.appearance.title })).toBeVisible();
  await check('appearance');

  // Checks that untranslated texts are detected.
  await page.evaluate(() => document.querySelector('main')?.append('Untranslated'));
  expect(unknownWords(await textsOutside(page))).toEqual(['Untranslated']);
});
