import type { Browser } from '@playwright/test';
import { test as journey } from './journey';
import { readKept, type Kept } from './kept';
import { signIn } from './signIn';

async function keptByOwner(browser: Browser, baseURL: string): Promise<Kept> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page);
    return await readKept(page);
  } finally {
    await context.close();
  }
}

/** As `journey`, with the owner signed in already: one real sign-in a worker, what its browser keeps given to every test. */
export const test = journey.extend<object, { owner: Kept }>({
  owner: [
    async ({ browser }, use, { project }) => use(await keptByOwner(browser, project.use.baseURL ?? '')),
    { scope: 'worker', timeout: 60_000 },
  ],
  // With what the project keeps: skin, language.
  kept: async ({ owner, kept }, use) => use({ ...owner, storage: { ...owner.storage, ...kept.storage } }),
});
export { expect } from './journey';
