import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createFormats } from '../../lib/createFormats';
import { TextKeys } from '../../testing/TextKeys';
import { useChangeLabels, type ChangedField } from './useChangeLabels';
import type { Menu } from './useMenu';

afterEach(cleanup);

const named = (...records: [id: string, name: string][]) => new Map(records.map(([id, name]) => [id, { id, name }]));
const menu = {
  formats: createFormats('en'),
  restaurants: [{ id: 'rst-tyo', name: 'Tokyo', currency: 'JPY' }],
  index: {
    menu: named(['m1', 'Dinner']),
    section: named(['s1', 'Starters']),
    item: named(['i1', 'Sea bream']),
    group: named(['g1', 'Sides']),
    option: named(['o1', 'Rice']),
    daypart: named(['d1', 'Lunch']),
    allergen: named(['a1', 'Milk']),
  },
} as unknown as Menu;
const labels = () => renderHook(() => useChangeLabels(menu), { wrapper: TextKeys }).result.current;
const changeOf = (field: string | null, restaurantId: string | null = null): ChangedField => ({
  op: 'updated',
  field,
  restaurantId,
});

it.each([
  [changeOf('name'), 'menu.fields.name'],
  [changeOf('basePrice.USD'), 'menu.fields.basePrice · USD'],
  [changeOf('priceOverrides', 'rst-tyo'), 'menu.fields.priceOverrides · Tokyo'],
  [changeOf('priceOverrides', 'rst-9'), 'menu.fields.priceOverrides · rst-9'],
  [changeOf(null), 'menu.changes.ops.updated'],
  [{ ...changeOf('index'), op: 'moved' } as ChangedField, 'menu.changes.ops.moved'],
])('the change %j is named %s', (change, name) => expect(labels().fieldOf(change)).toBe(name));

it.each([
  [null, changeOf('name'), 'changes.noValue'],
  ['', changeOf('name'), 'changes.noValue'],
  [undefined, changeOf('name'), 'changes.noValue'],
  [[], changeOf('tags'), 'changes.noValue'],
  ['Soup', changeOf('name'), 'Soup'],
  [0, changeOf('prepMinutes'), '0'],
  [1250, changeOf('basePrice.USD'), '$12.50'],
  [1250, changeOf('priceOverrides', 'rst-tyo'), '¥1,250'],
  [true, changeOf('archived'), 'menu.changes.yes'],
  [false, changeOf('archived'), 'menu.changes.no'],
  [['vegan', 'spicy'], changeOf('tags'), 'menu.tags.vegan and menu.tags.spicy'],
  ['kg', changeOf('unit'), 'menu.units.kg'],
  ['food', changeOf('category'), 'restaurants.categories.food'],
  [['pos'], changeOf('channels'), 'restaurants.channels.pos'],
  [['dine_in'], changeOf('orderTypes'), 'restaurants.orderTypes.dine_in'],
  [['s1', 'm1', 'i1', 'g1'], changeOf('ids'), 'Starters, Dinner, Sea bream and Sides'],
  [['o1', 'd1', 'a1', 'rst-tyo', 'x'], changeOf('ids'), 'Rice, Lunch, Milk, Tokyo and x'],
  [[{ allergenId: 'a1', level: 'contains' }], changeOf('allergens'), 'Milk (menu.allergens.contains)'],
  [[{ groupId: 'g1', min: 1 }], changeOf('groupLinks'), 'Sides'],
  [[{ days: [1], from: '17:00', to: '01:00' }], changeOf('windows'), '17:00–01:00'],
  [{ name: 'bream.webp', size: 1 }, changeOf('photo'), 'bream.webp'],
  [{ parentId: 's1', index: 2 }, changeOf('index'), 'menu.changes.position n=3 parent=Starters'],
  [{ parentId: null, index: 0 }, changeOf('index'), 'menu.changes.topPosition n=1'],
  [{ USD: 1 }, changeOf('basePrice'), 'menu.changes.changed'],
])('the value %j of %j is shown as "%s"', (value, change, text) => expect(labels().valueOf(value, change)).toBe(text));
