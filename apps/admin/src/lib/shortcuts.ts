import { pages, type GoTarget } from '@larder/domain/contract';

/** Where a shortcut counts: the sheet shows them by these groups. */
export type ShortcutGroup = 'anywhere' | 'go' | 'page';

export interface Shortcut {
  /** Keys as they are pressed: one chord, or a letter and another one after it. `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  group: ShortcutGroup;
  /** Whether the user cannot choose another key; only single keys can be changed. */
  isFixed?: boolean;
  /** Translation key of its name. @default `shell.shortcuts.names.<id>` */
  titleKey?: string;
}

const ownShortcuts = {
  palette: { keys: 'Mod+k', group: 'anywhere', isFixed: true },
  search: { keys: '/', group: 'anywhere' },
  shortcuts: { keys: '?', group: 'anywhere' },
  undo: { keys: 'Mod+z', group: 'anywhere', isFixed: true },
  newestToast: { keys: 'F8', group: 'anywhere', isFixed: true },
  create: { keys: 'n', group: 'page' },
  clearSelection: { keys: 'Escape', group: 'page', isFixed: true },
  previousDay: { keys: '[', group: 'page' },
  nextDay: { keys: ']', group: 'page' },
  today: { keys: 't', group: 'page' },
  compare: { keys: 'c', group: 'page' },
} as const satisfies Record<string, Shortcut>;

type GoShortcutId = `go${Capitalize<GoTarget>}`;
export type ShortcutId = keyof typeof ownShortcuts | GoShortcutId;

/** The ID of the shortcut that opens a page. */
export const goShortcutId = (target: string) => `go${target.charAt(0).toUpperCase()}${target.slice(1)}` as GoShortcutId;

const goShortcuts = Object.fromEntries(
  pages.flatMap(({ target, titleKey, goKey }) =>
    goKey ? [[goShortcutId(target), { keys: `g ${goKey}`, group: 'go', titleKey } satisfies Shortcut]] : [],
  ),
) as Record<GoShortcutId, Shortcut>;

/** Every shortcut of the shell and its pages. */
export const shortcuts: Readonly<Record<ShortcutId, Shortcut>> = { ...ownShortcuts, ...goShortcuts };
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

/** Keys that a person chose, by shortcut. */
export type KeyMap = Partial<Record<ShortcutId, string>>;

/** What a keyboard event says, such as `n`, `?` or `Mod+k`; undefined where a modifier makes it something else. */
export function chordOf(event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>) {
  if (event.altKey) return undefined;
  // Letters of another script stand on the same keys.
  const latin = /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase();
  const isForeign = event.key.length === 1 && /\p{L}/u.test(event.key) && !/[a-z]/i.test(event.key);
  const key = isForeign && latin ? latin : event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return event.ctrlKey || event.metaKey ? `Mod+${key}` : key;
}

/** Single keys are those a field could want itself. */
export const isSingleKey = (keys: string) => !keys.includes('+') && !/^(F\d+|Escape)$/.test(keys);

export const keysOf = (id: ShortcutId, chosen: KeyMap) => {
  const { keys, ...rest } = shortcuts[id];
  return (rest.isFixed ? undefined : chosen[id]) ?? keys;
};

/** What stands in the way of a key: another shortcut has it, or begins with it. */
export function conflictOf(id: ShortcutId, keys: string, chosen: KeyMap): ShortcutId | undefined {
  return shortcutIds.find((other) => {
    const theirs = keysOf(other, chosen);
    return other !== id && (theirs === keys || theirs.startsWith(`${keys} `) || keys.startsWith(`${theirs} `));
  });
}

/** Keys as keycaps: `g d` are two, `Mod+k` too. */
export const capsOf = (keys: string, isMac = false) =>
  keys
    .split(/[ +]/)
    .map((key) => ({ Mod: isMac ? '⌘' : 'Ctrl', Escape: 'Esc' })[key] ?? (key.length === 1 ? key.toUpperCase() : key));
