import type { Page, Route } from '@playwright/test';
import { test as journey } from './support/journey';
import { expect, test } from './support/signedIn';

const file = (language: string) => `**/assets/data/locales/${language}.json`;

/** Answers a language's file as told, one by one, then as the server does; counts how often it was asked for. Before the page begins: see `withhold`. */
async function answerFile(page: Page, language: string, answers: ((route: Route) => Promise<void>)[]) {
  const asked = { times: 0 };
  await page.route(file(language), async (route) => {
    asked.times += 1;
    await (answers.shift() ?? ((rest) => rest.continue()))(route);
  });
  return asked;
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });
const text = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^(Language|Langue|Sprache|Idioma|Língua|اللغة)$/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
};

test('a language that is missing, broken or in trouble leaves the old one, and can be asked for again', async ({
  page,
  report,
}) => {
  const asked = {
    de: await answerFile(page, 'de', [status(404)]),
    fr: await answerFile(page, 'fr', [text('{"common":')]),
    pt: await answerFile(page, 'pt', [status(503), status(500)]),
  };
  await page.goto('/apps/user/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = page.locator('html');
  const heading = page.getByRole('heading', { level: 1 });
  const failed = page.getByRole('alert').filter({ hasText: 'The language could not be loaded. The old one stays.' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  for (const [language, name] of [
    ['de', 'Deutsch'],
    ['fr', 'Français'],
  ] as const) {
    await choose(page, name);
    await expect(failed).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveText('Users');
    expect(asked[language].times).toBe(1);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(html).toHaveAttribute('lang', language);
    await expect(heading).not.toHaveText('Users');
    await choose(page, 'English');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(failed).toHaveCount(0);
  }

  // A server in trouble is asked again by itself, without a word.
  await choose(page, 'Português');
  await expect(html).toHaveAttribute('lang', 'pt');
  expect(asked.pt.times).toBe(3);

  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  report.errors = report.errors.filter((line) => !/status of (404|500|503)/.test(line));
});

test('a slow language keeps the old one until it is there; Arabic turns the page round, and back', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerFile(page, 'ar', [(route) => held.then(() => route.continue())]);
  await page.goto('/apps/user/list');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const html = page.locator('html');
  await choose(page, 'العربية');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'ltr');
  release();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await choose(page, 'English');
  await expect(html).toHaveAttribute('dir', 'ltr');
});

journey(
  'a start in a language whose file is broken is a start in English; without English it is a failure in words',
  async ({ page, report }) => {
    await page.route(file('de'), text('<!doctype html>'));
    await page.goto('/login?lng=de');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(report.errors).toEqual([]);

    await page.route(file('en'), status(404));
    await page.goto('/login?lng=de');
    await expect(page.getByText('Dieser Teil konnte nicht geladen werden')).toBeVisible();
    await page.unroute(file('en'));
    await page.getByRole('button', { name: 'Neu laden' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    report.errors = [];
  },
);
