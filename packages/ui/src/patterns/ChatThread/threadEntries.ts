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
  /** Returns the label of a day. Messages with the same label are grouped. */
  dayOf: (time: string) => string;
}

/** Groups messages into days, an unread divider and consecutive messages of one author. */
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

/** Returns the last `groups` groups with their separators, or all entries if there are fewer groups. */
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
