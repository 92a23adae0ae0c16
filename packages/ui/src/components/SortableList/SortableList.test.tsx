import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { movedItems } from './movedItems';
import { SortableList } from './SortableList';

afterEach(cleanup);

const rows = (...ids: number[]) => ids.map((id) => ({ id }));

describe('movedItems', () => {
  const items = rows(1, 2, 3, 4);
  it.each([
    [[1], 3, 'before', [2, 1, 3, 4]],
    [[1], 3, 'after', [2, 3, 1, 4]],
    [[4], 1, 'before', [4, 1, 2, 3]],
    [[1, 2], 4, 'after', [3, 4, 1, 2]],
  ] as const)('%j dropped on %i, %s', (keys, target, position, expected) =>
    expect(movedItems(items, keys, target, position)).toEqual(rows(...expected)),
  );
  it.each([
    ['on itself', [2], 2, 'before'],
    ['where it is', [2], 1, 'after'],
    ['on what is not there', [2], 9, 'after'],
    ['nothing', [9], 2, 'after'],
  ] as const)('%s changes nothing', (_name, keys, target, position) =>
    expect(movedItems(items, keys, target, position)).toBeUndefined(),
  );
});

it('names the list, its rows and their handles', () => {
  render(
    <SortableList
      label="Shelf"
      items={[{ id: 1, title: 'Flour' }]}
      getName={({ title }) => title}
      getHandleLabel={({ title }) => `Move ${title}`}
      onReorder={() => {}}
      className="from-outside"
    >
      {({ title }) => <span>{title}</span>}
    </SortableList>,
  );
  expect(screen.getByRole('grid', { name: 'Shelf' }).classList.contains('from-outside')).toBe(true);
  expect(screen.getByRole('row', { name: 'Flour' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Move Flour/ })).toBeTruthy();
});
