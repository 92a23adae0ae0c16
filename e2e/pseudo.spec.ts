import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { pseudo, type Texts } from '../tools/pseudo.mjs';
import { expect as impatient, test } from './support/journey';
import { accountOf } from './support/signIn';
import { knownWords, textsOutside } from './support/unwrapped';

// Whole loads of the app, one after another: a busy machine needs its time for each.
const expect = impatient.configure({ timeout: 20_000 });

const english = new URL('../apps/admin/public/assets/data/locales/en.json', import.meta.url);
const noon = '?clock=2026-11-20T20:15:00Z';
const known = knownWords();
const initials = /^\p{Lu}{2}$/u;

/** Those of texts that nobody knows; initials, addresses and user names are data. */
const strangers = (texts: string[]) =>
  texts
    .map((text) => text.replace(/\S*@\S+|[\p{Ll}\d]+(\.[\p{Ll}\d]+)+/gu, ''))
    .map((text) =>
      (text.match(/[\p{L}\p{M}’']{2,}/gu) ?? []).filter((word) => !known.has(word) && !initials.test(word)).join(' '),
    )
    .filter((words) => words !== '');

async function expectWrapped(page: Page, where: string) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(strangers(await textsOutside(page)), where).toEqual([]);
}

async function expectToFit(page: Page, where: string) {
  // What stands by script at this width stands a moment after the width is there.
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

test('a language of accents and brackets is all that is read, and fits on a phone', async ({ page }) => {
  test.setTimeout(120_000);
  const texts = pseudo(JSON.parse(await readFile(english, 'utf8')) as Texts);
  await page.route('**/assets/data/locales/en.json', (route) => route.fulfill({ json: texts }));
  // React Aria's own, in the reader's language; below, each language is named in itself.
  for (const word of ['Dismiss', 'Empty', 'End', 'dd', 'mm', 'yyyy']) known.add(word);
  for (const name of ['English', 'Français', 'Deutsch', 'Português', 'العربية']) known.add(name);

  const look = async (where: string) => {
    await expectWrapped(page, where);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectToFit(page, where);
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto('/login');
  await page.getByRole('main').waitFor();
  await look('sign-in');
  const { email, password } = accountOf('owner');
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await expect(page).not.toHaveURL(/login/);

  for (const path of [
    `/${noon}`,
    `/dashboard/analytics${noon}`,
    '/apps/user/list',
    '/apps/user/view/2',
    '/datatables/basic',
    '/datatables/advance',
    '/no/such/page',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(path);
  }
  for (const [where, keys] of [
    ['palette', 'Control+k'],
    ['shortcuts', '?'],
  ] as const) {
    await page.keyboard.press(keys);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(where);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  const shell = texts.shell as Record<'user' | 'appearance', Record<string, string>>;
  const account = page.getByRole('button', { name: shell.user.menu?.replace('{{name}}', 'Maren Holt') });
  await account.click();
  await expectWrapped(page, 'account menu');
  await page.getByRole('menuitem', { name: shell.appearance.title }).click();
  await expect(page.getByRole('dialog', { name: shell.appearance.title })).toBeVisible();
  await look('appearance');

  // What would be found.
  await page.evaluate(() => document.querySelector('main')?.append('Unwrappable'));
  expect(strangers(await textsOutside(page))).toEqual(['Unwrappable']);
});
