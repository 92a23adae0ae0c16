import { useState } from 'react';
import { useOwnOrGiven } from '../private/useOwnOrGiven';
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

/** The reader's columns and density of a table: their owner's, or remembered here under a name. */
export function useTablePreferences(
  name: string | undefined,
  given: TablePreferences | undefined,
  onChange: ((preferences: TablePreferences) => void) | undefined,
) {
  const [initial] = useState(() => read(name));
  return useOwnOrGiven(given, initial, (next) => {
    write(name, next);
    onChange?.(next);
  });
}
