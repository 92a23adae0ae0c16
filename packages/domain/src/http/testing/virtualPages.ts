import { vi } from 'vitest';
import { createVirtualStorage } from './virtualStorage';
import { createVirtualTime } from './virtualTime';

const maxTabs = 3;
/** The clock of all tabs. */
export const time = createVirtualTime();
export const storage = createVirtualStorage(time, maxTabs);
/** If true, reporting an error throws. */
export const reporter = { throws: false };

/** Loads one copy of the modules for each tab, with its timers, storage and events. */
export async function loadPages() {
  const tabStorages = Array.from({ length: maxTabs }, () => new Map<string, string>());
  const areaOf = (texts: Map<string, string>) => ({
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => texts.set(key, value),
    removeItem: (key: string) => texts.delete(key),
  });
  vi.stubGlobal('window', {
    get localStorage() {
      return storage.areas[time.tab];
    },
    get sessionStorage() {
      return areaOf(tabStorages[time.tab]!);
    },
    addEventListener: (_type: string, handler: (event: StorageEvent) => void) => storage.listen(time.tab, handler),
  });
  vi.stubGlobal('setTimeout', (run: () => void, delay?: number) => time.setTimeout(run, delay));
  vi.stubGlobal('clearTimeout', (timer: number) => time.clearTimeout(timer));
  vi.stubGlobal('reportError', () => {
    if (reporter.throws) throw new Error('reporter');
  });
  const pages = [];
  for (time.tab = 0; time.tab < maxTabs; time.tab += 1) {
    vi.resetModules();
    const session = await import('../../store/session');
    const { createHttpClient } = await import('../axiosClient');
    const { refreshAhead } = await import('../refresh');
    pages.push({ ...session, createHttpClient, refreshAhead });
  }
  return pages;
}

export type Page = Awaited<ReturnType<typeof loadPages>>[number];
