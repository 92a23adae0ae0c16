import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from './jotai';
import { storedAtom } from './storedAtom';
import { failingStorage } from './testing/failingStorage';

const shelfSchema = z.object({ jars: z.int() });
let count = 0;

/** Returns a unique key, because the module caches keys across tests. */
const fresh = () => `key-${(count += 1)}`;
const shelf = (key: string) => storedAtom(key, z.nullable(shelfSchema), null);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function fromOtherTab(key: string | null, newValue: string | null) {
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

describe('a value per tab', () => {
  const byTab = (key: string) => storedAtom(key, z.nullable(shelfSchema), null, { isByTab: true });

  it('a per-tab value is stored for this tab and for new tabs', () => {
    const key = fresh();
    store.set(byTab(key), { jars: 1 });
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual(['{"jars":1}', '{"jars":1}']);
  });

  it('a per-tab value is unaffected by changes in other tabs, even if it was only read', () => {
    const [written, read] = [fresh(), fresh()];
    store.set(byTab(written), { jars: 1 });
    localStorage.setItem(read, '{"jars":1}');
    expect(store.get(byTab(read))).toEqual({ jars: 1 });
    for (const key of [written, read]) {
      fromOtherTab(key, '{"jars":2}');
      expect(store.get(byTab(key))).toEqual({ jars: 1 });
      expect(sessionStorage.getItem(key)).toBe('{"jars":1}');
    }
  });

  it('a per-tab value with the lifetime `tab` is stored only in sessionStorage', () => {
    const key = fresh();
    store.set(byTab(key), { jars: 1 }, 'tab');
    store.set(byTab(key), { jars: 2 });
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, '{"jars":2}']);
  });

  it('a per-tab value is removed from both storages', () => {
    const key = fresh();
    store.set(byTab(key), { jars: 1 });
    store.set(byTab(key), null);
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  });
});

describe('a stored atom', () => {
  it('a stored atom reads the stored value, writes to storage and removes the key on null', () => {
    const key = fresh();
    localStorage.setItem(key, '{"jars":3}');
    const atom = shelf(key);
    expect(store.get(atom)).toEqual({ jars: 3 });
    store.set(atom, { jars: 4 });
    expect(localStorage.getItem(key)).toBe('{"jars":4}');
    store.set(atom, null);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('a stored atom returns the same object at every read', () => {
    const key = fresh();
    localStorage.setItem(key, '{"jars":3}');
    const atom = shelf(key);
    expect(store.get(atom)).toBe(store.get(atom));
  });

  it.each(['{"jars":', '{"jars":"three"}', 'null', '[]', '', '"dark"', 'undefined', '\u0000', '[object Object]'])(
    'a stored atom treats the stored value %j as absent',
    (text) => {
      const key = fresh();
      localStorage.setItem(key, text);
      localStorage.setItem('neighbor', 'kept');
      expect(store.get(shelf(key))).toBeNull();
      expect(localStorage.getItem('neighbor')).toBe('kept');
    },
  );

  it('a stored atom removes an invalid stored value', () => {
    const key = fresh();
    localStorage.setItem(key, 'sepia');
    const skin = storedAtom(key, z.enum(['light', 'dark']), 'light', { format: 'text' });
    expect(store.get(skin)).toBe('light');
    expect(localStorage.getItem(key)).toBeNull();
    store.set(skin, 'dark');
    expect(localStorage.getItem(key)).toBe('dark');
  });

  it('a stored atom follows changes of another tab, including clearing storage', () => {
    const key = fresh();
    const atom = shelf(key);
    const seen = vi.fn();
    const stop = store.sub(atom, seen);
    fromOtherTab(key, '{"jars":9}');
    expect(store.get(atom)).toEqual({ jars: 9 });
    fromOtherTab(key, 'broken');
    expect(store.get(atom)).toBeNull();
    fromOtherTab(key, '{"jars":1}');
    fromOtherTab(null, null);
    expect(store.get(atom)).toBeNull();
    expect(seen).toHaveBeenCalledTimes(4);
    stop();
  });

  it('a stored atom continues in memory if writing throws', () => {
    const setItem = failingStorage('setItem');
    const atom = shelf(fresh());
    store.set(atom, { jars: 2 });
    expect(store.get(atom)).toEqual({ jars: 2 });
    expect(setItem).toHaveBeenCalled();
  });

  it('a stored atom is null if reading throws, and can still be set', () => {
    const getItem = failingStorage('getItem');
    const atom = shelf(fresh());
    expect(store.get(atom)).toBeNull();
    store.set(atom, { jars: 2 });
    expect(store.get(atom)).toEqual({ jars: 2 });
    expect(getItem).toHaveBeenCalled();
  });

  it.each([
    ['null', () => null],
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('a stored atom is null if localStorage is %s, and can still be set', (_name, get) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as unknown as () => Storage);
    const atom = shelf(fresh());
    expect(store.get(atom)).toBeNull();
    store.set(atom, { jars: 2 });
    expect(store.get(atom)).toEqual({ jars: 2 });
  });

  it('a stored atom with the lifetime `tab` stays in the tab and ignores other tabs', () => {
    const key = fresh();
    const atom = shelf(key);
    store.set(atom, { jars: 5 }, 'tab');
    expect(localStorage.getItem(key)).toBeNull();
    store.set(atom, { jars: 6 });
    expect(sessionStorage.getItem(key)).toBe('{"jars":6}');
    fromOtherTab(key, '{"jars":7}');
    expect(store.get(atom)).toEqual({ jars: 6 });
    store.set(atom, { jars: 8 }, 'lasting');
    expect(sessionStorage.getItem(key)).toBeNull();
    expect(localStorage.getItem(key)).toBe('{"jars":8}');
  });

  it('a stored atom ignores an invalid stored value of one megabyte', () => {
    const key = fresh();
    localStorage.setItem(key, 'x'.repeat(1_000_000));
    expect(store.get(shelf(key))).toBeNull();
  });
});
