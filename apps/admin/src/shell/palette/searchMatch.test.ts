import { describe, expect, test } from 'vitest';
import { findMatch, searchRows } from './searchMatch';

describe('findMatch', () => {
  test.each([
    ['Users', 'us', { rank: 0, start: 0, end: 2 }],
    ['All users', 'US', { rank: 1, start: 4, end: 6 }],
    ['Bonus users', 'us', { rank: 1, start: 6, end: 8 }],
    ['Bonus', 'us', { rank: 2, start: 3, end: 5 }],
    ['Tomás Reyes', 'tomas', { rank: 0, start: 0, end: 5 }],
    ['Toma\u0301s Reyes', 'tomas', { rank: 0, start: 0, end: 6 }],
    ['E-mail', 'mail', { rank: 1, start: 2, end: 6 }],
    ['قائمة', 'قائ', { rank: 0, start: 0, end: 3 }],
    ['𝒜bc list', 'list', { rank: 1, start: 5, end: 9 }],
  ])('findMatch ranks the match in the text %j for the query %j', (title, typed, expected) =>
    expect(findMatch({ title }, typed)).toEqual(expected),
  );
  test.each([
    ['Users', 'x'],
    ['Users', '  '],
    ['', 'a'],
    ['Us', 'users'],
  ])('findMatch finds no match in the text %j for the query %j', (title, typed) =>
    expect(findMatch({ title }, typed)).toBeUndefined(),
  );
  test.each([
    ['reyes tom', 3],
    ['theme', 4],
    ['reyes design', 4],
  ])('findMatch finds %j by words in any order or by keywords', (typed, rank) =>
    expect(findMatch({ title: 'Tomás Reyes', keywords: 'theme design' }, typed)).toEqual({ rank, start: 0, end: 0 }),
  );
});

test.each([
  ['Analytics dashboard', 'analytcs'],
  ['Analytics dashboard', 'anlaytics'],
  ['Analytics dashboard', 'dashbord anal'],
  ['Dorota Maj', 'dorotta'],
  ['Casa Alecrim', 'alecrin'],
])('searchRows finds %j with a typing error: %j', (title, typed) => {
  expect(searchRows([{ title }], typed, 4)).toEqual([]);
  expect(searchRows([{ title }], typed, 4, true)).toHaveLength(1);
});

test.each([
  ['Cards', 'bards'],
  ['Cards', 'cat'],
  ['Users', 'uzerz'],
  ['Users', '-'],
])('searchRows does not confuse %j with %j', (title, typed) =>
  expect(searchRows([{ title }], typed, 4, true)).toEqual([]),
);

test('searchRows sorts matches at the start of the title, of a word and inside a word, up to the limit', () => {
  const rows = ['Bonus', 'All users', 'Users', 'User details', 'Nothing'].map((title) => ({ title }));
  expect(searchRows(rows, 'us', 3).map(({ row }) => row.title)).toEqual(['Users', 'User details', 'All users']);
});
