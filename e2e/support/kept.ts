import type { BrowserContext, Page } from '@playwright/test';

type Texts = Record<string, string>;

/** What a browser keeps of the app: the app's own few values, and the demo data with their sessions. */
export interface Kept {
  storage: Texts;
  demo: Texts;
}

export const nothing: Kept = { storage: {}, demo: {} };
const database = { name: 'larder-mock-api', store: 'texts' };

/**
 * Gives a browser what it keeps when the first page of the app begins. Playwright's `storageState` opens a page of its
 * own for that: half a second before each test.
 */
export async function keep(context: BrowserContext, { storage, demo }: Kept, origin: string) {
  if (Object.keys({ ...storage, ...demo }).length === 0) return;
  await context.addInitScript(
    ({ storage, demo, origin, database: { name, store } }) => {
      if (location.origin !== origin || localStorage.getItem('isKept')) return;
      localStorage.setItem('isKept', 'true');
      for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
      if (Object.keys(demo).length === 0) return;
      const request = indexedDB.open(name, 1);
      // The app asks later, and waits for what makes the database.
      request.onupgradeneeded = () => {
        const texts = request.result.createObjectStore(store);
        for (const [key, text] of Object.entries(demo)) texts.put(text, key);
      };
      request.onsuccess = () => request.result.close();
    },
    { storage, demo, origin, database },
  );
}

/** What the browser of a page keeps. */
export const readKept = (page: Page): Promise<Kept> =>
  page.evaluate(async ({ name, store }) => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
      });
    const opened = await answer(indexedDB.open(name, 1));
    const texts = opened.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([answer(texts.getAllKeys()), answer(texts.getAll())]);
    opened.close();
    return {
      storage: Object.fromEntries(Object.entries<string>(localStorage)),
      demo: Object.fromEntries(keys.map((key, place) => [key as string, values[place] as string])),
    };
  }, database);
