import * as z from 'zod/mini';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { store } from './jotai';
import { storedAtom } from './storedAtom';

const shelfSchema = z.object({ jars: z.int() });
let count = 0;

/** A key of its own for every test: what a tab knows of a key outlives the test. */
const fresh = () => `key-${(count += 1)}`;
const shelf = (key: string) => storedAtom(key, z.nullable(shelfSchema), null);

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

function fromOtherTab(key: string | null, newValue: string | null) {
  if (key !== null && newValue !== null) localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

describe('a value by tab', () => {
  const byTab = (key: string) => storedAtom(key, z.nullable(shelfSchema), null, { isByTab: true });

  it('is kept for tabs to come and for this one', () => {
    const key = fresh();
    store.set(byTab(key), { jars: 1 });
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual(['{"jars":1}', '{"jars":1}']);
  });

  it('stays when another tab changes its own, also when that was read only', () => {
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

  it('of a visit that is not to last is kept by the tab alone', () => {
    const key = fresh();
    store.set(byTab(key), { jars: 1 }, 'tab');
    store.set(byTab(key), { jars: 2 });
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, '{"jars":2}']);
  });

  it('is gone everywhere when it is removed', () => {
    const key = fresh();
    store.set(byTab(key), { jars: 1 });
    store.set(byTab(key), null);
    expect([localStorage.getItem(key), sessionStorage.getItem(key)]).toEqual([null, null]);
  });
});

describe('a stored atom', () => {
  it('reads what is stored, writes through, and removes on null', () => {
    const key = fresh();
    localStorage.setItem(key, '{"jars":3}');
    const atom = shelf(key);
    expect(store.get(atom)).toEqual({ jars: 3 });
    store.set(atom, { jars: 4 });
    expect(localStorage.getItem(key)).toBe('{"jars":4}');
    store.set(atom, null);
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('gives the same object until the text changes', () => {
    const key = fresh();
    localStorage.setItem(key, '{"jars":3}');
    const atom = shelf(key);
    expect(store.get(atom)).toBe(store.get(atom));
  });

  it.each(['{"jars":', '{"jars":"three"}', 'null', '[]', '', '"dark"', 'undefined', '\u0000', '[object Object]'])(
    'treats %j as absent',
    (text) => {
      const key = fresh();
      localStorage.setItem(key, text);
      localStorage.setItem('neighbour', 'kept');
      expect(store.get(shelf(key))).toBeNull();
      expect(localStorage.getItem('neighbour')).toBe('kept');
    },
  );

  it('removes what does not fit', () => {
    const key = fresh();
    localStorage.setItem(key, 'sepia');
    const skin = storedAtom(key, z.enum(['light', 'dark']), 'light', { format: 'text' });
    expect(store.get(skin)).toBe('light');
    expect(localStorage.getItem(key)).toBeNull();
    store.set(skin, 'dark');
    expect(localStorage.getItem(key)).toBe('dark');
  });

  it('follows another tab, and its clearing of everything', () => {
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

  it('goes on in memory when writing throws', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const atom = shelf(fresh());
    store.set(atom, { jars: 2 });
    expect(store.get(atom)).toEqual({ jars: 2 });
  });

  it('is absent when reading throws', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const atom = shelf(fresh());
    expect(store.get(atom)).toBeNull();
    store.set(atom, { jars: 2 });
    expect(store.get(atom)).toEqual({ jars: 2 });
  });

  it.each([
    ['null', () => null],
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
  ])('works where localStorage is %s', (_name, get) => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(get as unknown as () => Storage);
    const atom = shelf(fresh());
    expect(store.get(atom)).toBeNull();
    store.set(atom, { jars: 2 });
    expect(store.get(atom)).toEqual({ jars: 2 });
  });

  it('kept for the tab alone, it stays there and hears no other tab', () => {
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

  it('takes a megabyte', () => {
    const key = fresh();
    localStorage.setItem(key, 'x'.repeat(1_000_000));
    expect(store.get(shelf(key))).toBeNull();
  });
});
