/** How long a written text lasts: until it is removed, or until its tab closes. */
export type Lifetime = 'lasting' | 'tab';

type Listener = (keys: readonly string[]) => void;

// What this tab knows. A storage that refuses to write costs nothing until the next load.
const memory = new Map<string, string | null>();
/** Keys whose last write did not reach the storage: reading again must not bring the old text back. */
const unsaved = new Set<string>();
/** Keys of which every tab keeps its own text: what another tab writes is for tabs to come. */
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
  if (keys.length > 0) for (const listener of listeners) listener(keys);
}

function receive(event: StorageEvent) {
  if (event.storageArea && event.storageArea !== area('lasting')) return;
  const keys = (event.key === null ? [...memory.keys()] : [event.key]).filter(
    (key) => memory.has(key) && !isTabOnly(key) && !(ownKeys.has(key) && memory.get(key) !== null),
  );
  for (const key of keys) {
    memory.set(key, event.key === null ? null : event.newValue);
    unsaved.delete(key);
  }
  notify(keys);
}

/** The text kept under a key, or null; never throws. */
export function readText(key: string): string | null {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const text = readStored(key);
  memory.set(key, text);
  if (text !== null && ownKeys.has(key)) save(key, text, 'tab');
  return text;
}

/** Keeps a text, null removes it; without a lifetime the key stays where it is. Never throws. */
export function writeText(key: string, text: string | null, lifetime: Lifetime = isLasting(key) ? 'lasting' : 'tab') {
  memory.set(key, text);
  const saved = save(key, text, lifetime);
  if (lifetime === 'tab') save(key, null, 'lasting');
  else save(key, ownKeys.has(key) ? text : null, 'tab');
  if (saved) unsaved.delete(key);
  else unsaved.add(key);
}

/** Lets every tab keep its own text of a key, through reloads too; a tab to come begins with the one written last. */
export function keepByTab(key: string) {
  ownKeys.add(key);
}

/** Reads keys from the storage once more, for the code that cannot wait for the event of another tab's write. */
export function rereadText(keys: readonly string[]) {
  const changed = keys.filter((key) => {
    const known = memory.get(key);
    return known !== undefined && !unsaved.has(key) && known !== readStored(key);
  });
  for (const key of changed) memory.set(key, readStored(key));
  notify(changed);
}

/** Calls the listener with the keys that another tab wrote or removed; for as long as the page lives. */
export function onForeignChange(listener: Listener) {
  if (!listening && typeof window !== 'undefined') {
    window.addEventListener('storage', receive);
    listening = true;
  }
  listeners.add(listener);
}
