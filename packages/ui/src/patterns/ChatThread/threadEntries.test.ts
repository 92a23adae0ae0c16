import { describe, expect, it } from 'vitest';
import type { ChatMessage } from './ChatMessage';
import {
  entriesIn,
  initialWindow,
  latestWindow,
  moveEarlier,
  moveLater,
  threadEntries,
  windowAround,
} from './threadEntries';

const bea = { id: 'bea', name: 'Bea Lindqvist' };
const maren = { id: 'maren', name: 'Maren Holt' };
const message = (id: string, author: typeof bea, time: string): ChatMessage => ({
  id,
  author,
  time,
  own: author === maren,
  content: id,
});
const conversation = [
  message('1', bea, '2026-11-13T22:10:00Z'),
  message('2', bea, '2026-11-14T18:09:00Z'),
  message('3', bea, '2026-11-14T18:10:00Z'),
  message('4', maren, '2026-11-14T18:11:00Z'),
  message('5', maren, '2026-11-14T18:30:00Z'),
  message('6', maren, '2026-11-14T18:31:00Z'),
];
const rules = { pause: 5, dayOf: (time: string) => time.slice(0, 10) };
const shape = (entries: ReturnType<typeof entriesIn>) =>
  entries.map((entry) => (entry.kind === 'group' ? entry.messages.map(({ id }) => id).join('') : entry.kind));

it('groups messages by day, author and pause', () =>
  expect(shape(threadEntries(conversation, rules))).toEqual(['day', '1', 'day', '23', '4', '56']));

it('splits a group at the first unread message', () => {
  const entries = threadEntries(conversation, { ...rules, unreadFrom: '6' });
  expect(shape(entries)).toEqual(['day', '1', 'day', '23', '4', '5', 'unread', '6']);
  expect(entries.find(({ kind }) => kind === 'unread')).toMatchObject({ count: 1 });
});

it('puts each unsent message in a separate group', () => {
  const unsent = conversation.map((each) => ({ ...each, author: maren, status: 'failed' as const }));
  expect(shape(threadEntries(unsent, rules))).toEqual(['day', '1', 'day', '2', '3', '4', '5', '6']);
});

describe('the window of a long thread', () => {
  const entries = threadEntries(conversation, rules);
  const long = Array.from({ length: 1000 }, (_, index) => ({
    kind: 'group' as const,
    id: String(index),
    messages: [] as never,
  }));

  it('includes the separators above its first group', () => {
    expect(shape(entriesIn(entries, { after: 0, size: 2 }))).toEqual(['4', '56']);
    expect(shape(entriesIn(entries, { after: 1, size: 2 }))).toEqual(['day', '23', '4']);
    expect(entriesIn(entries, latestWindow)).toEqual(entries);
    expect(entriesIn([], latestWindow)).toEqual([]);
  });

  it('reaches every entry with at most 180 of them rendered', () => {
    let window = latestWindow;
    const seen = new Set<string>();
    for (let turn = 0; turn < 40; turn += 1) {
      const shown = entriesIn(long, window);
      expect(shown.length).toBeLessThanOrEqual(180);
      for (const { id } of shown) seen.add(id);
      window = moveEarlier(window);
    }
    expect(seen.size).toBe(1000);
    for (let turn = 0; turn < 60; turn += 1) window = moveLater(window);
    expect(entriesIn(long, window).at(-1)).toBe(long.at(-1));
  });

  it('contains the entry around which it is placed', () => {
    for (const index of [0, 500, 999]) expect(entriesIn(long, windowAround(index, 1000))).toContain(long[index]);
  });

  it('opens at the unread divider', () => {
    expect(initialWindow(long)).toEqual(latestWindow);
    const unread = long.with(100, { ...long[100]!, kind: 'unread' } as never);
    expect(entriesIn(unread, initialWindow(unread))).toContain(unread[100]);
  });
});
