import { expect, it } from 'vitest';
import { movedCards } from './movedCards';

const columns = [
  { id: 'new', items: [{ id: 1 }, { id: 2 }] },
  { id: 'trial', items: [{ id: 3 }] },
  { id: 'offer', items: [] },
];

it('movedCards moves cards to a column and keeps unaffected columns identical', () => {
  const next = movedCards(columns, { keys: [1], target: 3, position: 'after', column: 'trial' });
  expect(next.map(({ items }) => items.map(({ id }) => id))).toEqual([[2], [3, 1], []]);
  expect(next[2]).toBe(columns[2]);
});

it('movedCards returns the columns unchanged for an unknown column', () => {
  expect(movedCards(columns, { keys: [1], target: null, position: 'after', column: 'away' })).toBe(columns);
});
