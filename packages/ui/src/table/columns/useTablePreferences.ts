import { useLayoutEffect, useRef, useState } from 'react';
import type { TablePreferenceOptions, TablePreferences } from '../tableTypes';
import { noPreferences, parsePreferences } from './preferences';

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
    // Storage may be full or disabled: preferences then last until the page is closed.
  }
}

/** Manages the user's columns and row height: controlled, or stored in state and localStorage. */
export function useTablePreferences({ value, onValueChange, storageKey }: TablePreferenceOptions) {
  const [uncontrolled, setUncontrolled] = useState(() => read(storageKey));
  const preferences = value ?? uncontrolled;
  // One event may change several slices, each based on the previous change.
  const latest = useRef(preferences);
  useLayoutEffect(() => {
    latest.current = preferences;
  });
  const change = (next: (now: TablePreferences) => TablePreferences) => {
    latest.current = next(latest.current);
    if (value === undefined) setUncontrolled(latest.current);
    write(storageKey, latest.current);
    onValueChange?.(latest.current);
  };
  return [preferences, change] as const;
}
