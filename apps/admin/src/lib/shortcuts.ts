import { pages, type GoTarget } from '@larder/domain/contract';

/** Group of a shortcut in the shortcuts dialog. */
export type ShortcutGroup = 'anywhere' | 'go' | 'page';

export interface Shortcut {
  /** One chord, or two keys in sequence. `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  group: ShortcutGroup;
  /** Pages that have the shortcut. Shortcuts of different pages may have the same keys. @default all */
  area?: 'dashboard' | 'mail' | 'calendar' | 'invoice' | 'shop';
  /** If true, the user cannot choose another key. Only single keys can be changed. */
  isFixed?: boolean;
  /** Translation key of the name. @default `shell.shortcuts.names.<id>` */
  titleKey?: string;
}

const ownShortcuts = {
  palette: { keys: 'Mod+k', group: 'anywhere', isFixed: true },
  search: { keys: '/', group: 'anywhere' },
  shortcuts: { keys: '?', group: 'anywhere' },
  undo: { keys: 'Mod+z', group: 'anywhere', isFixed: true },
  redo: { keys: 'Mod+Shift+z', group: 'page', isFixed: true },
  newestToast: { keys: 'F8', group: 'anywhere', isFixed: true },
  create: { keys: 'n', group: 'page' },
  clearSelection: { keys: 'Escape', group: 'page', isFixed: true },
  previousDay: { keys: '[', group: 'page' },
  nextDay: { keys: ']', group: 'page' },
  today: { keys: 't', group: 'page' },
  compare: { keys: 'c', group: 'page', area: 'dashboard' },
  composeMail: { keys: 'c', group: 'page', area: 'mail' },
  nextMail: { keys: 'j', group: 'page', area: 'mail' },
  previousMail: { keys: 'k', group: 'page', area: 'mail' },
  selectMail: { keys: 'x', group: 'page', area: 'mail' },
  starMail: { keys: 's', group: 'page', area: 'mail' },
  replyToMail: { keys: 'r', group: 'page', area: 'mail' },
  replyToAll: { keys: 'a', group: 'page', area: 'mail' },
  forwardMail: { keys: 'f', group: 'page', area: 'mail' },
  unreadMail: { keys: 'u', group: 'page', area: 'mail' },
  labelMail: { keys: 'l', group: 'page', area: 'mail' },
  moveMail: { keys: 'v', group: 'page', area: 'mail' },
  trashMail: { keys: 'Delete', group: 'page', area: 'mail' },
  monthView: { keys: 'm', group: 'page', area: 'calendar' },
  weekView: { keys: 'w', group: 'page', area: 'calendar' },
  dayView: { keys: 'd', group: 'page', area: 'calendar' },
  listView: { keys: 'l', group: 'page', area: 'calendar' },
  focusDay: { keys: '←↑↓→', group: 'page', area: 'calendar', isFixed: true },
  focusPeriod: { keys: 'PageUp PageDown', group: 'page', area: 'calendar', isFixed: true },
  moveEvent: { keys: 'Alt+←↑↓→', group: 'page', area: 'calendar', isFixed: true },
  resizeEvent: { keys: 'Alt+Shift+←↑↓→', group: 'page', area: 'calendar', isFixed: true },
  editInvoice: { keys: 'e', group: 'page', area: 'invoice' },
  printInvoice: { keys: 'p', group: 'page', area: 'invoice' },
  wishProduct: { keys: 'w', group: 'page', area: 'shop' },
  addProduct: { keys: 'a', group: 'page', area: 'shop' },
} as const satisfies Record<string, Shortcut>;

type GoShortcutId = `go${Capitalize<GoTarget>}`;
export type ShortcutId = keyof typeof ownShortcuts | GoShortcutId;

/** Returns the ID of the shortcut that opens a page. */
export const goShortcutId = (target: string) => `go${target.charAt(0).toUpperCase()}${target.slice(1)}` as GoShortcutId;

const goShortcuts = Object.fromEntries(
  pages.flatMap(({ target, titleKey, goKey }) =>
    goKey ? [[goShortcutId(target), { keys: `g ${goKey}`, group: 'go', titleKey } satisfies Shortcut]] : [],
  ),
) as Record<GoShortcutId, Shortcut>;

/** Every shortcut of the shell and its pages. */
export const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = { ...ownShortcuts, ...goShortcuts };
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** Keys that the user chose, by shortcut. */
export type KeyMap = Partial<Record<ShortcutId, string>>;

/** Returns the chord of a keyboard event, such as `n`, `?` or `Mod+k`; undefined with Alt. */
export function chordOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>) {
  if (event.altKey) return undefined;
  // For letters of another script, use the Latin letter of the physical key.
  const latin = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const isForeign = event.key.length === 1 && /\p{L}/u.test(event.key) && !/[a-z]/i.test(event.key);
  const key = isForeign && latin ? latin : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (!event.ctrlKey && !event.metaKey) return key;
  // Shift is part of typing a symbol.
  return event.shiftKey && /^[a-z]$/.test(key) ? `Mod+Shift+${key}` : `Mod+${key}`;
}

/** Returns true for keys that a text field could use. */
export const isSingleKey = (keys: string) => !keys.includes('+') && !/^(F\d+|Escape)$/.test(keys);

export const keysOf = (id: ShortcutId, chosen: KeyMap) => {
  const { keys, ...rest } = shortcuts[id];
  return (rest.isFixed ? undefined : chosen[id]) ?? keys;
};

/**
 * Returns another shortcut of the same pages whose keys equal `keys`, start with them or are their start. Undefined if
 * there is none.
 */
export function conflictOf(id: ShortcutId, keys: string, chosen: KeyMap): ShortcutId | undefined {
  const { area } = shortcuts[id];
  return shortcutIds.find((other) => {
    const otherArea = shortcuts[other].area;
    if (area && otherArea && area !== otherArea) return false;
    const theirs = keysOf(other, chosen);
    return other !== id && (theirs === keys || theirs.startsWith(`${keys} `) || keys.startsWith(`${theirs} `));
  });
}

/** Splits keys into keycaps, such as `G`, `D` or `Ctrl`, `K`. */
export const capsOf = (keys: string, isMac = false) =>
  keys
    .split(/[ +]/)
    .map(
      (key) =>
        ({ Mod: isMac ? '⌘' : 'Ctrl', Alt: isMac ? '⌥' : 'Alt', Escape: 'Esc', Delete: 'Del' })[key] ??
        (key.length === 1 ? key.toUpperCase() : key),
    );
