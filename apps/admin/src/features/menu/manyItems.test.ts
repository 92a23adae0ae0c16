import type { MenuItem, MenuSection } from '@larder/domain/contract';
import { expect, it } from 'vitest';
import { commonDayparts, moveItems, placeItems, setDayparts } from './manyItems';

const itemWith = (id: string, daypartIds: string[] = []) => ({ id, version: 2, daypartIds }) as unknown as MenuItem;
const sectionWith = (id: string, itemIds: string[]) => ({ id, itemIds }) as unknown as MenuSection;
const [soup, tart] = [itemWith('soup', ['lunch', 'late']), itemWith('tart', ['late'])];
const [starters, mains] = [sectionWith('starters', ['soup', 'tart']), sectionWith('mains', ['tart'])];

it('moveItems only removes an item that the target already lists', () => {
  expect(moveItems([soup, tart], starters, mains)).toMatchObject([
    { op: 'move', id: 'soup', fromParentId: 'starters', toParentId: 'mains' },
    { op: 'unplace', itemId: 'tart', sectionId: 'starters' },
  ]);
});

it('placeItems leaves out items that the section already lists', () => {
  expect(placeItems([soup, tart], mains)).toMatchObject([{ op: 'place', itemId: 'soup', sectionId: 'mains' }]);
});

it('setDayparts leaves out items that already have these dayparts, in any order', () => {
  expect(commonDayparts([soup, tart])).toEqual(['late']);
  expect(commonDayparts([])).toEqual([]);
  expect(setDayparts([soup, tart], ['late', 'lunch'])).toEqual([
    { op: 'update', kind: 'item', id: 'tart', version: 2, set: { daypartIds: ['late', 'lunch'] } },
  ]);
});
