import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { hasOpenOverlay } from '../lib/overlayObserver';
import { chordOf, isSingleKey, keysOf, shortcutIds, type KeyMap, type ShortcutId } from '../lib/shortcuts';

export interface ShortcutSettings {
  /** Whether single keys count. */
  isOn: boolean;
  /** Keys that the person chose. */
  keyMap: KeyMap;
}

interface Registration {
  level: 'page' | 'shell';
  handlers: Partial<Record<ShortcutId, () => void>>;
}

/** Milliseconds between the first and the second key of a pair. */
const pairWithin = 1200;

const registrations = new Set<Registration>();
const listeners = new Set<() => void>();
let settings: ShortcutSettings = { isOn: true, keyMap: {} };
let active: readonly ShortcutId[] = [];

function announce() {
  active = shortcutIds.filter((id) => handlerOf(id));
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** A page goes before the shell: `/` is its own search field, where it has one. */
function handlerOf(id: ShortcutId) {
  const fitting = [...registrations].filter(({ handlers }) => handlers[id]);
  return (fitting.findLast(({ level }) => level === 'page') ?? fitting.at(-1))?.handlers[id];
}

const writes = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="textbox"]',
  ) !== null;

let first = { keys: '', at: 0 };

function onKeyDown(event: KeyboardEvent) {
  const chord = chordOf(event);
  if (chord === undefined || event.defaultPrevented || event.isComposing || event.key === 'Shift') return;
  const isSingle = isSingleKey(chord);
  if (isSingle && (!settings.isOn || writes(event.target) || hasOpenOverlay())) return;
  // A field takes back what was typed in it by itself.
  if ((chord === 'Escape' || chord === 'Mod+z') && (writes(event.target) || hasOpenOverlay())) return;
  const isSecond = first.keys !== '' && event.timeStamp - first.at < pairWithin;
  const keys = isSecond ? `${first.keys} ${chord}` : chord;
  const id = shortcutIds.find((each) => keysOf(each, settings.keyMap) === keys && handlerOf(each));
  first = { keys: '', at: 0 };
  if (id) {
    event.preventDefault();
    handlerOf(id)?.();
  } else if (!isSecond && shortcutIds.some((each) => keysOf(each, settings.keyMap).startsWith(`${chord} `))) {
    first = { keys: chord, at: event.timeStamp };
  }
}

/**
 * Gives shortcuts their meaning while the component is there. They rest inside fields and while a dialog, menu or list
 * lies over the page; those with Ctrl or Command and function keys count everywhere.
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
    // On the way down: the buttons of menus keep the keys they get to themselves.
    if (registrations.size === 0) document.addEventListener('keydown', onKeyDown, true);
    registrations.add(registration);
    announce();
    return () => {
      registrations.delete(registration);
      if (registrations.size === 0) document.removeEventListener('keydown', onKeyDown, true);
      announce();
    };
  }, [ids, level]);
}

/** Does what a shortcut would do now; false where it has no meaning here. */
export function runShortcut(id: ShortcutId): boolean {
  const handler = handlerOf(id);
  handler?.();
  return handler !== undefined;
}

/** Takes over what the person chose. */
export function configureShortcuts(next: ShortcutSettings) {
  settings = next;
  announce();
}

/** The shortcuts that have a meaning here and now. */
export const useActiveShortcuts = () => useSyncExternalStore(subscribe, () => active);
export const useShortcutSettings = () => useSyncExternalStore(subscribe, () => settings);

/** The key of a shortcut as it is now; undefined where single keys are switched off. */
export function useShortcutKeys(id: ShortcutId): string | undefined {
  const { isOn, keyMap } = useShortcutSettings();
  const keys = keysOf(id, keyMap);
  return isOn || !isSingleKey(keys) ? keys : undefined;
}
