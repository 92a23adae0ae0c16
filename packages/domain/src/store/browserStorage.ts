import { runSafely } from './runSafely';

/** How long a value is stored: until it is removed, or until the tab closes. */
export type Lifetime = 'lasting' | 'tab';

type Listener = (keys: readonly string[]) => void;

// In-memory copy. If storage can't be written, values last until the page reloads.
const memory = new Map<string, string | null>();
/** Keys whose last write failed. Their stored value is outdated and must not be read. */
const unsaved = new Set<string>();
/** Keys with one value per tab. Values of other tabs only apply to new tabs. */
const ownKeys = new Set<string>();
const listeners = new Set<Listener>();
let listening = false;

function area(lifetime: Lifetime): Storage | null {
  try {
    return (lifetime === 'tab' ? window.sessionStorage : window.localStorage) ?? null;
  } catch {
    return null;
  }
}

function stored(key: string, lifetime: Lifetime): string | null {
  try {
    return area(lifetime)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function save(key: string, text: string | null, lifetime: Lifetime): boolean {
  try {
    const target = area(lifetime);
    if (text === null) target?.removeItem(key);
    else target?.setItem(key, text);
    return target !== null;
  } catch {
    return false;
  }
}

function isTabOnly(key: string) {
  return stored(key, 'tab') !== null;
}

function isLasting(key: string) {
  return !isTabOnly(key) || (ownKeys.has(key) && stored(key, 'lasting') !== null);
}

function readStored(key: string) {
  return stored(key, 'tab') ?? stored(key, 'lasting');
}

function notify(keys: readonly string[]) {
  if (keys.length > 0) for (const listener of listeners) runSafely(() => listener(keys));
}

function receive(event: StorageEvent) {
  if (event.storageArea && event.storageArea !== area('lasting')) return;
  const keys = (event.key === null ? [...memory.keys()] : [event.key]).filter(
    (key) => memory.has(key) && !isTabOnly(key) && !(ownKeys.has(key) && memory.get(key) !== null),
  );
  for (const key of keys) {
    // The event may be older than a write of this tab.
    memory.set(key, stored(key, 'lasting'));
    unsaved.delete(key);
  }
  notify(keys);
}

/** Returns the stored text of a key, or `null`. Never throws. */
export function readText(key: string): string | null {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const text = readStored(key);
  memory.set(key, text);
  if (text !== null && ownKeys.has(key)) save(key, text, 'tab');
  return text;
}

/** Returns the lifetime of the value that this tab has under a key. */
export function lifetimeOf(key: string): Lifetime {
  return isLasting(key) ? 'lasting' : 'tab';
}

/** Stores a value. `null` removes it. The lifetime defaults to the current one. Never throws. */
export function writeText(key: string, text: string | null, lifetime: Lifetime = lifetimeOf(key)) {
  // Don't remove a persistent value that this tab never used: it belongs to the session of other tabs.
  const movesToTab = lifetime === 'tab' && !isTabOnly(key) && (memory.get(key) ?? null) !== null;
  memory.set(key, text);
  const saved = save(key, text, lifetime);
  if (movesToTab) save(key, null, 'lasting');
  if (lifetime === 'lasting') save(key, ownKeys.has(key) ? text : null, 'tab');
  if (saved) unsaved.delete(key);
  else unsaved.add(key);
}

/** Keeps one value per tab, which survives reloads. New tabs start with the last written value. */
export function storePerTab(key: string) {
  ownKeys.add(key);
}

/** Reads keys from storage again, without waiting for the storage events of other tabs. */
export function rereadText(keys: readonly string[]) {
  const changed = keys.filter((key) => {
    const known = memory.get(key);
    return known !== undefined && !unsaved.has(key) && known !== readStored(key);
  });
  for (const key of changed) memory.set(key, readStored(key));
  notify(changed);
}

/** Calls the listener with the keys that another tab has changed. Listeners can't be removed. */
export function onForeignChange(listener: Listener) {
  if (!listening && typeof window !== 'undefined') {
    window.addEventListener('storage', receive);
    listening = true;
  }
  listeners.add(listener);
}
