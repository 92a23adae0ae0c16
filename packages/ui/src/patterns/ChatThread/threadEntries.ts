import type { ChatMessage } from './ChatMessage';

export type ThreadEntry =
  | { kind: 'day'; id: string; time: string }
  | { kind: 'unread'; id: string; count: number }
  | { kind: 'group'; id: string; messages: readonly [ChatMessage, ...ChatMessage[]] };

interface ThreadRules {
  /** ID of the first unread message. */
  unreadFrom?: string;
  /** Minutes after which messages of the same author start a new group. */
  pause: number;
  /** Returns the formatted day of a time, to detect where a new day starts. */
  dayOf: (time: string) => string;
}

const isUnsent = ({ status }: ChatMessage) => status === 'failed' || status === 'waiting';

/** Converts messages to entries: days, an unread divider, and groups of consecutive messages of one author. */
export function threadEntries(messages: readonly ChatMessage[], { unreadFrom, pause, dayOf }: ThreadRules) {
  const entries: ThreadEntry[] = [];
  let group: [ChatMessage, ...ChatMessage[]] | undefined;
  let last: ChatMessage | undefined;
  for (const [index, message] of messages.entries()) {
    const isNewDay = !last || dayOf(last.time) !== dayOf(message.time);
    if (isNewDay) entries.push({ kind: 'day', id: `day-${message.id}`, time: message.time });
    const isUnread = message.id === unreadFrom;
    if (isUnread) entries.push({ kind: 'unread', id: 'unread', count: messages.length - index });
    const isOfGroup =
      group &&
      last &&
      !isNewDay &&
      !isUnread &&
      last.author.id === message.author.id &&
      last.own === message.own &&
      // Each unsent message has separate actions.
      !isUnsent(last) &&
      !isUnsent(message) &&
      Date.parse(message.time) - Date.parse(last.time) <= pause * 60_000;
    if (isOfGroup && group) group.push(message);
    else {
      group = [message];
      entries.push({ kind: 'group', id: message.id, messages: group });
    }
    last = message;
  }
  return entries;
}

/** The rendered part of a long thread, counted from its end, so that older messages don't move it. */
export interface ThreadWindow {
  /** Number of entries after the window. */
  after: number;
  size: number;
}

const step = 60;
const maxSize = 3 * step;

export const latestWindow: ThreadWindow = { after: 0, size: step };

/** Adds entries at the start, and removes as many at the end if the window is full. */
export const moveEarlier = ({ after, size }: ThreadWindow): ThreadWindow =>
  size + step > maxSize ? { after: after + step, size: maxSize } : { after, size: size + step };

/** Adds entries at the end, and removes as many at the start if the window is full. */
export const moveLater = ({ after, size }: ThreadWindow): ThreadWindow => {
  const added = Math.min(step, after);
  return { after: after - added, size: Math.min(size + added, maxSize) };
};

/** Returns a window of `step` entries, centered on the entry at `index`. */
export const windowAround = (index: number, count: number): ThreadWindow => ({
  after: Math.max(0, count - index - step / 2),
  size: step,
});

/** Returns the entries in the window, including the separators above the first group. */
export function entriesIn(entries: readonly ThreadEntry[], { after, size }: ThreadWindow): readonly ThreadEntry[] {
  const end = Math.max(entries.length - after, 0);
  let start = Math.max(end - size, 0);
  while (start > 0 && entries[start - 1]?.kind !== 'group') start -= 1;
  return entries.slice(start, end);
}

/** Returns the window of the latest entries, or the one around the unread divider if it is further up. */
export function initialWindow(entries: readonly ThreadEntry[]): ThreadWindow {
  const unread = entries.findIndex(({ kind }) => kind === 'unread');
  const isAbove = unread !== -1 && unread < entries.length - latestWindow.size;
  return isAbove ? windowAround(unread, entries.length) : latestWindow;
}
