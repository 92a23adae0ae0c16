import type { Browser, BrowserContextOptions } from '@playwright/test';
import { test as journey } from './journey';
import { signIn } from './signIn';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

async function stateOfOwner(browser: Browser, baseURL: string): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: 'en-GB', serviceWorkers: 'block' });
  try {
    await signIn(await context.newPage());
    return (await context.storageState({ indexedDB: true })) as State;
  } finally {
    await context.close();
  }
}

/** Adds what a project keeps (skin, language) to what a signed-in person has. */
function merge(state: State, own: State | undefined): State {
  const [origin] = state.origins;
  const kept = own?.origins[0]?.localStorage ?? [];
  const rest = origin?.localStorage.filter(({ name }) => !kept.some((entry) => entry.name === name)) ?? [];
  return { ...state, origins: origin ? [{ ...origin, localStorage: [...rest, ...kept] }] : [] };
}

/** As `journey`, with the owner signed in already: one real sign-in a worker, its storage and demo data given to every test. */
export const test = journey.extend<object, { owner: State }>({
  owner: [
    async ({ browser }, use, { project }) => use(await stateOfOwner(browser, project.use.baseURL ?? '')),
    { scope: 'worker', timeout: 60_000 },
  ],
  storageState: async ({ owner }, use, { project }) => use(merge(owner, project.use.storageState as State | undefined)),
});
export { expect } from './journey';
