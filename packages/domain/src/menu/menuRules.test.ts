import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueParts, Daypart, MenuItem, MenuKind, MenuOption, ModifierGroup } from './menu.contract';
import type { MenuRecord } from './menuContent';
import { menuRecordErrors, stretchesOf, stretchesOverlap, type MenuLookup } from './menuRules';
import { makeDaypart, makeItem, makeOption, sampleMenu } from './testing/sampleMenu';

const lookupOf = (parts: CatalogueParts): MenuLookup => {
  const rows = (kind: MenuKind) =>
    (kind === 'allergen' ? parts.allergens : parts[`${kind}s` as 'items']) as unknown as (MenuRecord & {
      id: string;
    })[];
  return { all: rows, get: (kind, id) => rows(kind).find((row) => row.id === id) };
};
const errorsOf = (kind: MenuKind, record: object, parts = sampleMenu()) =>
  menuRecordErrors(kind, record as MenuRecord, lookupOf(parts));

describe('dayparts', () => {
  const evening = { days: [5, 6], from: '17:00', to: '01:00' } satisfies Daypart['windows'][number];
  const windows = (...given: Daypart['windows']) => errorsOf('daypart', makeDaypart('d2', { windows: given }));

  it.each<[string, Daypart['windows'], object]>([
    ['without windows', [], { windows: ['pick'] }],
    ['without days', [{ ...evening, days: [] }], { 'windows.0.days': ['pick'] }],
    ['without duration', [{ ...evening, to: '17:00' }], { 'windows.0.to': ['dateOrder'] }],
    ['with a day twice', [{ ...evening, days: [5, 5] }], { 'windows.0': [{ key: 'overlap', range: '17:00–01:00' }] }],
    [
      'with a window during the night of the previous one',
      [evening, { days: [6], from: '00:30', to: '02:00' }],
      { 'windows.1': [{ key: 'overlap', range: '17:00–01:00' }] },
    ],
    ['with windows one after the other', [evening, { days: [6], from: '01:00', to: '02:00' }], {}],
  ])('rejects a daypart %s', (_case, given, errors) => expect(windows(...given)).toEqual(errors));

  it.each([
    ['2026-11-20', '2026-11-19', { endsOn: ['dateOrder'] }],
    ['2026-11-20', '2026-11-20', {}],
    [null, '2026-11-19', {}],
    ['2026-11-20', null, {}],
  ])('a daypart from %s to %s has the errors %j', (startsOn, endsOn, errors) =>
    expect(errorsOf('daypart', makeDaypart('d2', { windows: [evening], startsOn, endsOn }))).toEqual(errors),
  );

  it('windows overlap if and only if they share a minute of the week', () => {
    const time = fc.integer({ min: 0, max: 47 }).map((half) => {
      const hour = String(Math.floor(half / 2)).padStart(2, '0');
      return `${hour}:${half % 2 ? '30' : '00'}`;
    });
    const day = fc.constantFrom(1 as const, 2 as const, 6 as const, 7 as const);
    const one = fc.record({ days: fc.uniqueArray(day, { minLength: 1 }), from: time, to: time });
    const minutes = (window: Daypart['windows'][number]) =>
      new Set(
        stretchesOf(window).flatMap(([from, to]) =>
          Array.from({ length: (to - from) / 30 }, (_half, index) => from + index * 30),
        ),
      );
    fc.assert(
      fc.property(one, one, (left, right) => {
        const shared = [...minutes(left)].some((minute) => minutes(right).has(minute));
        expect(stretchesOverlap(stretchesOf(left), stretchesOf(right))).toBe(shared);
        for (const minute of minutes(left)) expect(minute >= 0 && minute < 7 * 1440).toBe(true);
      }),
    );
  });
});

describe('modifier groups', () => {
  const group = sampleMenu().groups.find(({ id }) => id === 'g1')!;
  it.each<[Partial<ModifierGroup>, object]>([
    [{ min: 2, max: 1 }, { max: ['minAboveMax'] }],
    [{ min: 1, max: 1 }, {}],
    [{ min: 0, max: 1, freeCount: 2 }, { freeCount: [{ key: 'max', n: 1 }] }],
    [{ min: 0, max: 1, freeCount: 1 }, {}],
    [{ min: 0, max: 0 }, { max: [{ key: 'defaultsMax', max: 0 }] }],
    [{ min: 2, max: null, freeCount: 9 }, {}],
  ])('a group with %j has the errors %j', (fields, errors) =>
    expect(errorsOf('group', { ...group, ...fields })).toEqual(errors),
  );

  it('an archived default option does not count', () => {
    const parts = sampleMenu();
    parts.options[0]!.archived = true;
    expect(errorsOf('group', { ...group, min: 0, max: 0 }, parts)).toEqual({});
  });
});

describe('options', () => {
  const withDefaults = () => {
    const parts = sampleMenu();
    parts.options[1]!.isDefault = true;
    return parts;
  };
  it.each<[string, MenuOption, CatalogueParts, object]>([
    ['of an unknown item', makeOption('o2', { itemId: 'gone' }), sampleMenu(), { itemId: ['pick'] }],
    ['of an item that contains its group', makeOption('o2', { itemId: 'i1' }), sampleMenu(), { itemId: ['cycle'] }],
    ['of another item', makeOption('o2', { itemId: 'i4' }), sampleMenu(), {}],
    [
      'that is one default too many',
      makeOption('o2', { isDefault: true }),
      withDefaults(),
      { isDefault: [{ key: 'defaultsMax', max: 1 }] },
    ],
    ['that is no default', makeOption('o2'), withDefaults(), {}],
    ['in a group that allows more defaults', makeOption('o4', { isDefault: true }), withDefaults(), {}],
  ])('an option %s', (_case, option, parts, errors) => expect(errorsOf('option', option, parts)).toEqual(errors));
});

describe('items', () => {
  const link = { groupId: 'g1', min: null, max: null, optionPrices: {} };
  it.each<[string, Partial<MenuItem>, object]>([
    ['with an unknown daypart', { daypartIds: ['d1', 'gone'] }, { 'daypartIds.1': ['pick'] }],
    ['with an unknown group', { groupLinks: [{ ...link, groupId: 'gone' }] }, { 'groupLinks.0.groupId': ['pick'] }],
    ['with a group twice', { groupLinks: [link, link] }, { 'groupLinks.1.groupId': ['taken'] }],
    [
      'with a minimum above the maximum of the group',
      { groupLinks: [{ ...link, min: 2 }] },
      { 'groupLinks.0.max': ['minAboveMax'] },
    ],
    [
      'with a maximum below the minimum of the group',
      { groupLinks: [{ ...link, max: 0 }] },
      { 'groupLinks.0.max': ['minAboveMax'] },
    ],
    ['with its own limits', { groupLinks: [{ ...link, min: 2, max: 2 }] }, {}],
    [
      'with a price of an unknown option',
      { groupLinks: [{ ...link, optionPrices: { o1: { USD: 1 }, gone: { USD: 1 } } }] },
      { 'groupLinks.0.optionPrices.gone': ['pick'] },
    ],
    [
      'with an unknown allergen',
      { allergens: [{ allergenId: 'gone', level: 'contains' }] },
      { 'allergens.0.allergenId': ['pick'] },
    ],
  ] as [string, Partial<MenuItem>, object][])('an item %s', (_case, fields, errors) =>
    expect(errorsOf('item', makeItem('i9', fields))).toEqual(errors),
  );

  it('an item cannot contain a group with itself as an option', () =>
    expect(errorsOf('item', makeItem('i4', { groupLinks: [{ ...link, groupId: 'g2' }] }))).toEqual({
      'groupLinks.0.groupId': ['cycle'],
    }));

  it('a SKU is unique, but may be empty', () => {
    const parts = sampleMenu();
    parts.items[0]!.sku = 'SOUP-1';
    expect(errorsOf('item', makeItem('i2', { sku: 'SOUP-1' }), parts)).toEqual({ sku: [{ key: 'taken', item: 'i1' }] });
    expect(errorsOf('item', makeItem('i1', { sku: 'SOUP-1' }), parts)).toEqual({});
    expect(errorsOf('item', makeItem('i3', { sku: '' }), parts)).toEqual({});
  });
});
