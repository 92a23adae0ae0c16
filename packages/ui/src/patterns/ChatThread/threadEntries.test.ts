import { expect, it } from 'vitest';
import type { ChatMessage } from './ChatMessage';
import { latestEntries, threadEntries } from './threadEntries';

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
const shape = (entries: ReturnType<typeof latestEntries>) =>
  entries.map((entry) => (entry.kind === 'group' ? entry.messages.map(({ id }) => id).join('') : entry.kind));

it('groups messages by day, author and pause', () =>
  expect(shape(threadEntries(conversation, rules))).toEqual(['day', '1', 'day', '23', '4', '56']));

it('splits a group at the first unread message', () => {
  const entries = threadEntries(conversation, { ...rules, unreadFrom: '6' });
  expect(shape(entries)).toEqual(['day', '1', 'day', '23', '4', '5', 'unread', '6']);
  expect(entries.find(({ kind }) => kind === 'unread')).toMatchObject({ count: 1 });
});

it('returns the last groups, including the day separator above them', () => {
  const entries = threadEntries(conversation, rules);
  expect(shape(latestEntries(entries, 2))).toEqual(['4', '56']);
  expect(shape(latestEntries(entries, 3))).toEqual(['day', '23', '4', '56']);
  expect(latestEntries(entries, 99)).toBe(entries);
  expect(threadEntries([], rules)).toEqual([]);
});
