import { expect, it } from 'vitest';
import { findNotices, noticesText } from './noticesText';

const all = [
  { name: 'react', version: '19.3.1', license: 'MIT', text: 'Permission is granted' },
  { name: 'figtree', version: '5.2.0', license: 'OFL-1.1', text: '' },
];

it.each([
  ['', undefined, ['react', 'figtree']],
  [' REACT ', undefined, ['react']],
  ['ofl', undefined, ['figtree']],
  ['', 'MIT', ['react']],
  ['figtree', 'MIT', []],
])('findNotices finds notices by name and license: “%s”, %s', (query, license, names) =>
  expect(findNotices(all, query, license).map(({ name }) => name)).toEqual(names),
);

it('noticesText contains every name, version, license and text', () => {
  const file = noticesText(all);
  for (const notice of all) for (const part of Object.values(notice)) expect(file).toContain(part);
});
