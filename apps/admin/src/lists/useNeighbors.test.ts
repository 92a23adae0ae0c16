import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useNeighbors } from './useNeighbors';

afterEach(cleanup);

const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

function open(id: string) {
  const onShow = vi.fn<(row: { id: string }) => void>();
  const hook = renderHook((shown) => useNeighbors(rows, shown, onShow), { initialProps: id });
  return { ...hook, shown: () => onShow.mock.calls.map(([row]) => row.id) };
}

it('a second key press before the next row is shown moves one more row', () => {
  const { result, shown } = open('a');
  result.current.showNext();
  result.current.showNext();
  result.current.showPrevious();
  expect(shown()).toEqual(['b', 'c', 'b']);
});

it('useNeighbors starts from the shown row and stays within the list', () => {
  const { result, rerender, shown } = open('a');
  result.current.showPrevious();
  rerender('d');
  result.current.showNext();
  result.current.showPrevious();
  expect(shown()).toEqual(['c']);
  expect(result.current).toMatchObject({ previous: { id: 'c' }, next: undefined });
});

it('useNeighbors shows nothing for a row that is not in the list', () => {
  const { result, shown } = open('x');
  result.current.showNext();
  expect(shown()).toEqual([]);
});
