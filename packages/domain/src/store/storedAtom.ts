import { safeParse, type ZodMiniType } from 'zod/mini';
import { storePerTab, onForeignChange, readText, writeText, type Lifetime } from './browserStorage';
import { runSafely } from './runSafely';
import { atom, store, type SetStateAction, type WritableAtom } from './jotai';

export interface StoredAtomOptions {
  /** `text` stores strings unchanged, `json` serializes any value. @default 'json' */
  format?: 'text' | 'json';
  /** If true, each tab has its own value. @default false */
  isByTab?: boolean;
}

/** An atom whose value is kept in browser storage. `null` removes the key. */
export type StoredAtom<T> = WritableAtom<T, [update: SetStateAction<T>, lifetime?: Lifetime], void>;

const revisions = new Map<string, WritableAtom<number, [SetStateAction<number>], void>>();

function revisionOf(key: string) {
  let revision = revisions.get(key);
  if (!revision) revisions.set(key, (revision = atom(0)));
  return revision;
}

function announce(keys: readonly string[]) {
  for (const key of keys) {
    const revision = revisions.get(key);
    if (revision) runSafely(() => store.set(revision, (count) => count + 1));
  }
}

/** Creates an atom for one storage key. The stored text is parsed with the schema. Invalid text is removed. */
export function storedAtom<T>(
  key: string,
  schema: ZodMiniType<T>,
  absent: T,
  options: StoredAtomOptions = {},
): StoredAtom<T> {
  const revision = revisionOf(key);
  if (options.isByTab) storePerTab(key);
  let parsed: { text: string | null; value: T } = { text: null, value: absent };

  function parse(text: string): T | undefined {
    try {
      const result = safeParse(schema, options.format === 'text' ? text : JSON.parse(text));
      return result.success ? result.data : undefined;
    } catch {
      return undefined;
    }
  }

  function read(): T {
    const text = readText(key);
    if (parsed.text === text) return parsed.value;
    const value = text === null ? undefined : parse(text);
    if (text !== null && value === undefined) writeText(key, null);
    parsed = { text: value === undefined ? null : text, value: value ?? absent };
    return parsed.value;
  }

  onForeignChange(announce);

  return atom(
    (get) => {
      get(revision);
      return read();
    },
    (_get, set, update: SetStateAction<T>, lifetime?: Lifetime) => {
      const value = typeof update === 'function' ? (update as (previous: T) => T)(read()) : update;
      const text =
        value === null || value === undefined
          ? null
          : options.format === 'text'
            ? String(value)
            : JSON.stringify(value);
      writeText(key, text, lifetime);
      parsed = { text, value: text === null ? absent : value };
      set(revision, (count) => count + 1);
    },
  );
}
