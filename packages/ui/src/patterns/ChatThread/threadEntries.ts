import type { ChatMessage } from './ChatMessage';

export type ThreadEntry =
  | { kind: 'day'; id: string; time: string }
  | { kind: 'unread'; id: string; count: number }
  | { kind: 'group'; id: string; messages: readonly [ChatMessage, ...ChatMessage[]] };

interface ThreadRules {
  /** First message that was not read. */
  unreadFrom?: string;
  /** Minutes after which the same person starts a new group. */
  pause: number;
  /** Names a day: messages with the same name are of one day. */
  dayOf: (time: string) => string;
}

/** A talk as it is read: days, what is new, and what one person said at one go. */
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

/** The latest entries that hold at least so many groups; a day that begins before them is left out with them. */
export function latestEntries(entries: readonly ThreadEntry[], groups: number): readonly ThreadEntry[] {
  let left = groups;
  for (let index = entries.length - 1; index >= 0; index -= 1) {
    if (entries[index]?.kind !== 'group') continue;
    left -= 1;
    if (left > 0) continue;
    const before = entries[index - 1];
    const from = before && before.kind !== 'group' ? index - 1 : index;
    return entries.slice(entries[from - 1]?.kind === 'day' && from < index ? from - 1 : from);
  }
  return entries;
}
