import { describe, expect, it } from 'vitest';
import { columnsIn, gridRows, nextIcon } from './gridRows';
import type { IconRecord } from './iconSet';

const icons = (...names: string[]) => names.map((name): IconRecord => [name, [], []]);
const groups = [
  { name: 'A', icons: icons('a', 'b', 'c', 'd', 'e') },
  { name: 'B', icons: icons('f', 'g') },
];
const rows = gridRows(groups, 3);

it('gridRows splits groups into a heading and full rows, without gaps between offsets', () => {
  expect(rows.map((row) => (row.kind === 'heading' ? row.name : row.icons.length))).toEqual(['A', 3, 2, 'B', 2]);
  for (const [index, { offset, size }] of rows.slice(0, -1).entries())
    expect(rows[index + 1]!.offset).toBe(offset + size);
});

it.each([
  [0, 1],
  [104, 1],
  [216, 2],
  [1000, 9],
])('a width of %i px has %i columns', (width, columns) => expect(columnsIn(width)).toBe(columns));

describe('keyboard', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 6, undefined],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 2, 4],
    ['ArrowDown', 4, 6],
    ['ArrowUp', 5, 3],
    ['ArrowUp', 1, undefined],
    ['End', 0, 6],
    ['Home', 6, 0],
    ['a', 0, undefined],
  ])('%s moves focus from icon %i to %s', (key, from, to) => expect(nextIcon(rows, from, key, false)).toBe(to));
  it('nextIcon mirrors left and right in right-to-left text', () =>
    expect(nextIcon(rows, 0, 'ArrowLeft', true)).toBe(1));
  it('nextIcon returns undefined if there are no icons', () => expect(nextIcon([], 0, 'End', false)).toBeUndefined());
});
