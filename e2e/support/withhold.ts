import type { Page } from '@playwright/test';

/**
 * Keeps a part of the app's code from a page, as a server does that has it no longer, until the answer is called.
 * To be asked for before the page begins: where Playwright begins or ends to look at requests during a visit, one that
 * is on its way may stay without an answer.
 */
export async function withhold(page: Page, chunk: string) {
  let isGone = true;
  await page.route(`**/assets/${chunk}-*.js`, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()));
  return () => {
    isGone = false;
  };
}
