import type { Page, Route } from '@playwright/test';
import { test as journey } from './support/journey';
import { expect, test } from './support/signedIn';

const file = (language: string) => `**/assets/data/locales/${language}.json`;

/**
 * Responds to requests for a locale file with these responses, then with those of the server. Counts the requests. Call
 * before the first `goto`.
 */
async function respond(page: Page, language: string, responses: ((route: Route) => Promise<void>)[]) {
  const requests = { count: 0 };
  await page.route(file(language), async (route) => {
    requests.count += 1;
    await (responses.shift() ?? ((rest) => rest.continue()))(route);
  });
  return requests;
}

const status = (code: number) => (route: Route) => route.fulfill({ status: code, body: '' });
const text = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: /^(Language|Langue|Sprache|Idioma|Língua|اللغة)$/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
};

test('the page keeps its language while another one is slow or fails to load', async ({ page, report }) => {
  let release = () => {};
  const pending = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requests = {
    de: await respond(page, 'de', [status(404)]),
    fr: await respond(page, 'fr', [text('{"common":')]),
    pt: await respond(page, 'pt', [status(503), status(500)]),
    ar: await respond(page, 'ar', [(route) => pending.then(() => route.continue())]),
  };
  await page.goto('/apps/user/list');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const html = page.locator('html');
  const failed = page.getByRole('alert').filter({ hasText: 'The language could not be loaded.' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  for (const [language, name] of [
    ['de', 'Deutsch'],
    ['fr', 'Français'],
  ] as const) {
    await choose(page, name);
    await expect(failed).toBeVisible();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveText('Users');
    expect(requests[language].count).toBe(1);
    await failed.getByRole('button', { name: 'Try again' }).click();
    await expect(html).toHaveAttribute('lang', language);
    await expect(heading).not.toHaveText('Users');
    await choose(page, 'English');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(failed).toHaveCount(0);
  }

  // Server errors are retried without a message.
  await choose(page, 'Português');
  await expect(html).toHaveAttribute('lang', 'pt');
  expect(requests.pt.count).toBe(3);
  await choose(page, 'English');
  await expect(heading).toHaveText('Users');

  await choose(page, 'العربية');
  await expect(heading).toHaveText('Users');
  await expect(html).toHaveAttribute('dir', 'ltr');
  release();
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(html).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.reload();
  await expect(heading).toBeVisible();
  await expect(html).toHaveAttribute('dir', 'rtl');
  // The language can also be chosen with the keyboard.
  await page.getByRole('button', { name: 'اللغة' }).press('Enter');
  await page.getByRole('menuitemradio', { name: 'English' }).press('Enter');
  await expect(html).toHaveAttribute('dir', 'ltr');
  report.errors = report.errors.filter((line) => !/status of (404|500|503)/.test(line));
});

journey(
  'the app starts in English when a locale file is broken, and shows an error if English is missing too',
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
