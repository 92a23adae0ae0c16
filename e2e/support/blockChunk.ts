import type { Page } from '@playwright/test';

/**
 * Responds with 404 to requests for a chunk until the returned function is called. Call it before the first `goto`: a
 * request in flight while routing starts or stops may never get a response.
 */
export async function blockChunk(page: Page, chunk: string) {
  let isBlocked = true;
  await page.route(`**/assets/${chunk}-*.js*`, (route) =>
    isBlocked ? route.fulfill({ status: 404 }) : route.continue(),
  );
  return () => {
    isBlocked = false;
  };
}
