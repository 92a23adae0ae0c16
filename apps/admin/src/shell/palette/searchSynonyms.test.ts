import { expect, it } from 'vitest';
import { searchRows } from './searchMatch';
import { searchSynonyms } from './searchSynonyms';

it('"arab" finds the Arabic language, but not the text direction', () => {
  const rows = [
    { title: 'Right to left', keywords: searchSynonyms['direction'] },
    { title: 'العربية', keywords: 'Arabic' },
  ];
  expect(searchRows(rows, 'arab', 4).map(({ row }) => row.title)).toEqual(['العربية']);
});

it.each([
  ['dark', 'داكن'],
  ['light', 'فاتح'],
  ['system', 'النظام'],
])('the English word %j finds the skin in Arabic', (skin, title) => {
  expect(searchRows([{ title, keywords: searchSynonyms[skin] }], skin, 4)).toHaveLength(1);
});
