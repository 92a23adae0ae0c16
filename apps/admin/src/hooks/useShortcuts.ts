import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hasOpenOverlay } from '../lib/overlayObserver';
import { chordOf, isSingleKey, keysOf, shortcutIds, type KeyMap, type ShortcutId } from '../lib/shortcuts';

export interface ShortcutSettings {
  /** If true, single-key shortcuts are enabled. */
  isOn: boolean;
  /** Keys that the user chose. */
  keyMap: KeyMap;
}

interface Registration {
  level: 'page' | 'shell';
  handlers: Partial<Record<ShortcutId, () => void>>;
}

/** Maximum time in ms between the keys of a two-key sequence. */
const pairWithin = 1200;

const registrations = new Set<Registration>();
const listeners = new Set<() => void>();
let settings: ShortcutSettings = { isOn: true, keyMap: {} };
let active: readonly ShortcutId[] = [];

function notifyListeners() {
  active = shortcutIds.filter((id) => handlerOf(id));
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/**
 * Returns the handler of a shortcut. Those of the page take precedence over those of the shell: `/` focuses the page's
 * search field, if any.
 */
function handlerOf(id: ShortcutId) {
  const candidates = [...registrations].filter(({ handlers }) => handlers[id]);
  return (candidates.findLast(({ level }) => level === 'page') ?? candidates.at(-1))?.handlers[id];
}

const isTextField = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"]',
  ) !== null;

/** First key of a sequence, and the time when it was pressed. */
let first: { chord: string; at: number } | undefined;

function onKeyDown(event: KeyboardEvent) {
  const chord = chordOf(event);
  if (chord === undefined || event.defaultPrevented || event.isComposing || event.key === 'Shift') return;
  const isSingle = isSingleKey(chord);
  if (isSingle && (!settings.isOn || isTextField(event.target) || hasOpenOverlay())) return;
  // Fields have their own undo, and overlays close on Escape.
  if (['Escape', 'Mod+z', 'Mod+Shift+z'].includes(chord) && (isTextField(event.target) || hasOpenOverlay())) return;
  const before = first && event.timeStamp - first.at < pairWithin ? first.chord : undefined;
  const keys = before ? `${before} ${chord}` : chord;
  const id = shortcutIds.find((each) => keysOf(each, settings.keyMap) === keys && handlerOf(each));
  first = undefined;
  if (id) {
    event.preventDefault();
    handlerOf(id)?.();
  } else if (!before && shortcutIds.some((each) => keysOf(each, settings.keyMap).startsWith(`${chord} `))) {
    first = { chord, at: event.timeStamp };
  }
}

/**
 * Handles shortcuts while the component is mounted. Single keys are ignored inside fields and while an overlay
 * is open; function keys and those with Ctrl or Command always work.
 */
export function useShortcuts(handlers: Partial<Record<ShortcutId, () => void>>, level: Registration['level'] = 'page') {
  const ids = shortcutIds.filter((id) => handlers[id]).join(' ');
  const run = useEffectEvent((id: ShortcutId) => handlers[id]?.());
  useEffect(() => {
    const entries = ids.split(' ').filter(Boolean) as ShortcutId[];
    const registration: Registration = {
      level,
      handlers: Object.fromEntries(entries.map((id) => [id, () => run(id)])),
    };
    // Capture phase: menu buttons stop the propagation of their keys.
    if (registrations.size === 0) document.addEventListener('keydown', onKeyDown, true);
    registrations.add(registration);
    notifyListeners();
    return () => {
      registrations.delete(registration);
      if (registrations.size === 0) document.removeEventListener('keydown', onKeyDown, true);
      notifyListeners();
    };
  }, [ids, level]);
}

/** Runs the handler of a shortcut. Returns false if there is none. */
export function runShortcut(id: ShortcutId): boolean {
  const handler = handlerOf(id);
  handler?.();
  return handler !== undefined;
}

/** Applies the user's settings. */
export function configureShortcuts(next: ShortcutSettings) {
  settings = next;
  notifyListeners();
}

/** Returns the IDs of the shortcuts that currently have a handler. */
export const useActiveShortcuts = () => useSyncExternalStore(subscribe, () => active);
export const useShortcutSettings = () => useSyncExternalStore(subscribe, () => settings);

/** Returns the current keys of a shortcut; undefined if single keys are disabled. */
export function useShortcutKeys(id: ShortcutId): string | undefined {
  const { isOn, keyMap } = useShortcutSettings();
  const keys = keysOf(id, keyMap);
  return isOn || !isSingleKey(keys) ? keys : undefined;
}
