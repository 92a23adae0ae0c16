import type { BrowserContext, Page } from '@playwright/test';

type Texts = Record<string, string>;

/** Stored state of a browser: local storage, and the mock API's database with its sessions. */
export interface StoredState {
  storage: Texts;
  demo: Texts;
}

export const emptyState: StoredState = { storage: {}, demo: {} };
const database = { name: 'larder-mock-api', store: 'texts' };

/**
 * Writes stored state when the first page of the app loads. Playwright's `storageState` opens an extra page, which
 * takes half a second per test.
 */
export async function seedStorage(context: BrowserContext, { storage, demo }: StoredState, origin: string) {
  if (Object.keys({ ...storage, ...demo }).length === 0) return;
  await context.addInitScript(
    ({ storage, demo, origin, database: { name, store } }) => {
      if (location.origin !== origin || localStorage.getItem('isSeeded')) return;
      localStorage.setItem('isSeeded', 'true');
      for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text);
      if (Object.keys(demo).length === 0) return;
      const request = indexedDB.open(name, 1);
      // The app opens the database later and waits for this upgrade.
      request.onupgradeneeded = () => {
        const texts = request.result.createObjectStore(store);
        for (const [key, text] of Object.entries(demo)) texts.put(text, key);
      };
      request.onsuccess = () => request.result.close();
    },
    { storage, demo, origin, database },
  );
}

/** Reads the stored state of a page's browser. */
export const readStorage = (page: Page): Promise<StoredState> =>
  page.evaluate(async ({ name, store }) => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'));
      });
    const opened = await result(indexedDB.open(name, 1));
    const texts = opened.transaction(store).objectStore(store);
    const [keys, values] = await Promise.all([result(texts.getAllKeys()), result(texts.getAll())]);
    opened.close();
    return {
      storage: Object.fromEntries(Object.entries<string>(localStorage)),
      demo: Object.fromEntries(keys.map((key, index) => [key as string, values[index] as string])),
    };
  }, database);
