import type { Browser } from '@playwright/test';
import { test as journey } from './journey';
import { readStorage, type StoredState } from './seedStorage';
import { signIn } from './signIn';

async function signInAsOwner(browser: Browser, baseURL: string): Promise<StoredState> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page);
    return await readStorage(page);
  } finally {
    await context.close();
  }
}

/** Like `journey`, but the owner is signed in. Each worker signs in once; its tests start from the stored state. */
export const test = journey.extend<object, { owner: StoredState }>({
  owner: [
    async ({ browser }, use, { project }) => use(await signInAsOwner(browser, project.use.baseURL ?? '')),
    { scope: 'worker', timeout: 60_000 },
  ],
  // Merges the skin and language of the Playwright project into the owner's state.
  stored: async ({ owner, stored }, use) => use({ ...owner, storage: { ...owner.storage, ...stored.storage } }),
});
export { expect } from './journey';
