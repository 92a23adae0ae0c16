import { expect, it } from 'vitest';
import { groupBy } from './groupBy';

it('groupBy keeps groups and their items in the order of appearance', () => {
  expect([...groupBy([3, 8, 5, 2], (count) => (count % 2 === 0 ? 'even' : 'odd'))]).toEqual([
    ['odd', [3, 5]],
    ['even', [8, 2]],
  ]);
});
