/** Key-value storage that persists the demo data. */
export interface MockStorage {
  get(key: string): Promise<string | null>;
  set(key: string, value: string): Promise<void>;
  remove(key: string): Promise<void>;
}

const snapshotKey = 'snapshot';
const revisionKey = 'revision';
export const setAsideKey = 'snapshot-set-aside';

const asPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB request failed'));
  });

/** Creates a storage in IndexedDB. */
export function indexedDbStorage(name = 'larder-mock-api'): MockStorage {
  const storeName = 'texts';
  let database: Promise<IDBDatabase> | undefined;
  // Discards a broken connection: the next access opens a new one.
  const forget = () => {
    database = undefined;
  };
  const open = async () => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    const opened = await asPromise(request);
    opened.onclose = forget;
    opened.onversionchange = () => {
      opened.close();
      forget();
    };
    return opened;
  };
  const begin = async (mode: IDBTransactionMode) => {
    try {
      database ??= open();
      return (await database).transaction(storeName, mode);
    } catch (cause) {
      forget();
      throw cause;
    }
  };
  const write = async (change: (store: IDBObjectStore) => void) => {
    const transaction = await begin('readwrite');
    change(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB request failed'));
    });
  };
  return {
    get: async (key) => {
      const value: unknown = await asPromise((await begin('readonly')).objectStore(storeName).get(key));
      return typeof value === 'string' ? value : null;
    },
    set: (key, value) => write((store) => store.put(value, key)),
    remove: (key) => write((store) => store.delete(key)),
  };
}

interface Snapshot<T> {
  version: number;
  data: T;
}

/** Version, migrations and validation of a snapshot. */
export interface SnapshotFormat<T> {
  version: number;
  /** `migrations[n]` migrates data from version n to n + 1. */
  migrations: Record<number, (data: Record<string, unknown>) => Record<string, unknown>>;
  fits: (data: unknown) => data is T;
}

/** Stores one versioned snapshot. If the storage fails, the data lasts until the page reloads. */
export function createSnapshots<T>(
  storage: MockStorage | null,
  { version, migrations, fits }: SnapshotFormat<T>,
  report: (message: string, cause?: unknown) => void,
) {
  // Initially undefined, so that a snapshot without a revision is loaded too.
  let known: string | null | undefined;
  let counter = 0;
  /** If true, a tab with a newer build wrote the snapshot, so this tab works in memory and doesn't overwrite it. */
  let isNewer = false;
  const reported = new Set<string>();
  const reportOnce = (message: string, cause?: unknown) => {
    if (!reported.has(message)) report(message, cause);
    reported.add(message);
  };

  function read(text: string): T | undefined {
    try {
      const snapshot = JSON.parse(text) as Snapshot<Record<string, unknown>>;
      isNewer = snapshot.version > version;
      if (isNewer) return undefined;
      let data: unknown = snapshot.data;
      for (let step = snapshot.version; step !== version; step += 1) {
        const migrate = migrations[step];
        if (!migrate) return undefined;
        data = migrate(data as Record<string, unknown>);
      }
      return fits(data) ? data : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    /** Returns the stored data if it is newer than the last read or write of this page. */
    async load(): Promise<T | undefined> {
      if (!storage) return undefined;
      try {
        const revision = await storage.get(revisionKey);
        if (revision === known) return undefined;
        const text = await storage.get(snapshotKey);
        known = revision;
        if (text === null) return undefined;
        const data = read(text);
        if (data) return data;
        if (isNewer) {
          reportOnce('The stored demo data belong to a newer version. Reload the page. Changes last for this visit.');
          return undefined;
        }
        await storage.set(setAsideKey, text);
        await storage.remove(snapshotKey);
        report('The stored demo data could not be read. It was set aside and the seed restored.');
      } catch (cause) {
        reportOnce('The stored demo data could not be accessed. Changes last until the page reloads.', cause);
      }
      return undefined;
    },
    async save(data: T): Promise<void> {
      if (!storage || isNewer) return;
      try {
        counter += 1;
        const revision = `${Date.now().toString(36)}-${counter}-${Math.random().toString(36).slice(2)}`;
        await storage.set(snapshotKey, JSON.stringify({ version, data } satisfies Snapshot<T>));
        await storage.set(revisionKey, revision);
        known = revision;
      } catch (cause) {
        reportOnce('The demo data could not be stored. Changes last until the page reloads.', cause);
      }
    },
  };
}
