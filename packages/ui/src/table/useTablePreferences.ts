import { useState } from 'react';
import { noPreferences, parsePreferences, type TablePreferences } from './preferences';

const keyOf = (name: string) => `table:${name}`;

function read(name: string | undefined): TablePreferences {
  if (!name) return noPreferences;
  try {
    return parsePreferences(window.localStorage.getItem(keyOf(name)));
  } catch {
    return noPreferences;
  }
}

function write(name: string | undefined, preferences: TablePreferences) {
  if (!name) return;
  try {
    if (preferences === noPreferences) window.localStorage.removeItem(keyOf(name));
    else window.localStorage.setItem(keyOf(name), JSON.stringify(preferences));
  } catch {
    // Storage may be full or forbidden: the choice then holds until the page is left.
  }
}

/** The reader's columns and density of a table, remembered under a name. */
export function useTablePreferences(name: string | undefined) {
  const [preferences, setPreferences] = useState(() => read(name));
  const change = (next: TablePreferences) => {
    setPreferences(next);
    write(name, next);
  };
  return [preferences, change] as const;
}
