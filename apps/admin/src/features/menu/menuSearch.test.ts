import { expect, it } from 'vitest';
import { menuSearch } from './menuSearch';

it('menuSearch keeps a search text that is a number', () => {
  // The router parses `?q=86` as a number.
  expect(menuSearch.parse({ q: 86 })).toMatchObject({ q: '86' });
});
