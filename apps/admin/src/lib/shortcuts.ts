/** Where a shortcut counts: the sheet shows them by these groups. */
export type ShortcutGroup = 'anywhere' | 'go' | 'page';

export interface Shortcut {
  /** Keys as they are pressed: one chord, or a letter and another one after it. `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  group: ShortcutGroup;
  /** Whether a person may choose another key; only single keys can be. */
  isFixed?: boolean;
}

/** Every shortcut of the shell and of its pages (pages.md 1.7). */
export const shortcuts = {
  palette: { keys: 'Mod+k', group: 'anywhere', isFixed: true },
  search: { keys: '/', group: 'anywhere' },
  shortcuts: { keys: '?', group: 'anywhere' },
  undo: { keys: 'Mod+z', group: 'anywhere', isFixed: true },
  newestToast: { keys: 'F8', group: 'anywhere', isFixed: true },
  goSalesDashboard: { keys: 'g d', group: 'go' },
  goAnalyticsDashboard: { keys: 'g a', group: 'go' },
  goBills: { keys: 'g b', group: 'go' },
  goEmail: { keys: 'g e', group: 'go' },
  goChat: { keys: 'g c', group: 'go' },
  goTodo: { keys: 'g t', group: 'go' },
  goCalendar: { keys: 'g k', group: 'go' },
  goInvoiceList: { keys: 'g i', group: 'go' },
  goShop: { keys: 'g s', group: 'go' },
  goUserList: { keys: 'g u', group: 'go' },
  create: { keys: 'n', group: 'page' },
  clearSelection: { keys: 'Escape', group: 'page', isFixed: true },
  previousDay: { keys: '[', group: 'page' },
  nextDay: { keys: ']', group: 'page' },
  today: { keys: 't', group: 'page' },
  compare: { keys: 'c', group: 'page' },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;
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
  const { keys, ...rest } = shortcuts[id] as Shortcut;
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
