import { applyOps, emptyParts, type CatalogueParts, type MenuOp } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { daypartBatch, daypartValues } from './daypart';
import { batchErrors, type MenuBatch } from './menuBatch';
import { usageOps, usersOf } from './menuUsers';
import { archivedOptions, blankOption, groupBatch, groupValues, optionValues, type GroupValues } from './modifierGroup';

let count = 0;
const saved = (parts: CatalogueParts, ops: readonly MenuOp[]) =>
  applyOps(parts, ops, {
    by: null,
    at: '2026-11-20T20:15:00.000Z',
    newId: (kind, tempId) => (kind === 'option' ? `option ${(count += 1)}` : `${tempId}-saved`),
    published: new Set(),
  }).content;

const created = (kind: 'item' | 'menu' | 'allergen', tempId: string, set: Record<string, unknown> = {}): MenuOp => ({
  op: 'create',
  kind,
  tempId,
  set: { name: tempId, ...set },
  parentId: null,
  index: 0,
});

const items = saved(emptyParts(), [created('item', 'burger'), created('item', 'salad'), created('menu', 'dinner')]);
const values: GroupValues = {
  ...groupValues(items, undefined),
  name: ' Sides ',
  min: 1,
  max: 1,
  options: [
    { ...blankOption, name: 'Chips', isDefault: true },
    { ...blankOption, name: 'Rice', price: { USD: 150, EUR: null } },
    { ...blankOption, name: 'Slaw' },
  ],
  users: ['burger-saved'],
};
const stored = saved(items, groupBatch(items, undefined, values).ops);
const id = 'group-saved';
const shown = groupValues(stored, id);
const [chips, rice, slaw] = shown.options as [
  GroupValues['options'][0],
  GroupValues['options'][0],
  GroupValues['options'][0],
];
const errorsOf = (batch: MenuBatch, parts: CatalogueParts = stored) => batchErrors(parts, batch);

describe('a modifier group', () => {
  it('a modifier group is created with its options and its items in one batch', () => {
    expect(shown.name).toBe('Sides');
    expect(shown.options.map(({ name }) => name)).toEqual(['Chips', 'Rice', 'Slaw']);
    expect(rice.price).toEqual({ USD: 150 });
    expect(shown.users).toEqual(['burger-saved']);
  });

  it('a modifier group has no edits if nothing has changed', () => {
    expect(groupBatch(stored, id, shown).ops).toEqual([]);
  });

  it('a modifier group saves only changed fields, and removes an emptied price', () => {
    const options = [chips, { ...rice, price: { USD: null } }, slaw];
    expect(groupBatch(stored, id, { ...shown, options, max: 2 }).ops).toEqual([
      { op: 'update', kind: 'group', id, version: 1, set: { max: 2 } },
      { op: 'update', kind: 'option', id: rice.id, version: 1, set: { price: { USD: null } } },
    ]);
  });

  it('a modifier group keeps the order of its options, with new and archived ones', () => {
    const parts = saved(stored, groupBatch(stored, id, { ...shown, options: [chips, slaw] }).ops);
    const current = groupValues(parts, id);
    const options = [slaw, { ...blankOption, name: 'Beans' }, chips].map((option, index) =>
      index === 1 ? option : (current.options.find((each) => each.id === option.id) ?? option),
    );
    const next = saved(parts, groupBatch(parts, id, { ...current, options }).ops);
    expect(groupValues(next, id).options.map(({ name }) => name)).toEqual(['Slaw', 'Beans', 'Chips']);
  });

  it('a modifier group archives a removed option, which can be added again', () => {
    const parts = saved(stored, groupBatch(stored, id, { ...shown, options: [chips, slaw] }).ops);
    const current = groupValues(parts, id);
    const [option] = archivedOptions(parts, id, current);
    expect(option?.name).toBe('Rice');
    const again = { ...current, options: [...current.options, optionValues(option as NonNullable<typeof option>)] };
    const next = saved(parts, groupBatch(parts, id, again).ops);
    expect(groupValues(next, id).options.map(({ name }) => name)).toEqual(['Chips', 'Slaw', 'Rice']);
    expect(archivedOptions(next, id, groupValues(next, id))).toEqual([]);
  });

  it('a modifier group reports errors on the fields of the form', () => {
    const options = [
      chips,
      { ...rice, name: ' ', isDefault: true },
      { ...blankOption, name: 'Soup', maxQuantity: 11, itemId: 'burger-saved' },
    ];
    expect(errorsOf(groupBatch(stored, id, { ...shown, min: 3, max: 2, options }))).toMatchObject({
      max: ['minAboveMax'],
      'options.1.name': ['required'],
      'options.2.maxQuantity': [{ key: 'max', n: 10 }],
    });
    expect(errorsOf(groupBatch(stored, id, { ...shown, name: '' }))).toEqual({ name: ['required'] });
    expect(errorsOf(groupBatch(stored, id, { ...shown, options: [chips, { ...rice, isDefault: true }] }))).toEqual({
      'options.1.isDefault': [{ key: 'defaultsMax', max: 1 }],
    });
    const extra = { ...blankOption, name: 'Soup', isDefault: true };
    expect(errorsOf(groupBatch(stored, id, { ...shown, options: [...shown.options, extra] }))).toEqual({
      max: [{ key: 'defaultsMax', max: 1 }],
      'options.3.isDefault': [{ key: 'defaultsMax', max: 1 }],
    });
    const linked = { ...slaw, itemId: 'burger-saved' };
    expect(errorsOf(groupBatch(stored, id, { ...shown, options: [chips, rice, linked] }))).toEqual({
      'options.2.itemId': ['cycle'],
    });
  });
});

describe('a daypart', () => {
  const blank = { ...daypartValues(items, undefined), name: 'Late' };
  it('a daypart reports overlapping times, times without days and an end before the start', () => {
    const batch = daypartBatch(items, undefined, {
      ...blank,
      windows: [
        { days: [5, 6], from: '22:00', to: '02:00' },
        { days: [6, 7], from: '01:00', to: '03:00' },
        { days: [], from: '09:00', to: '09:00' },
      ],
      startsOn: '2026-12-24',
      endsOn: '2026-12-01',
    });
    expect(errorsOf(batch, items)).toEqual({
      'windows.1': [{ key: 'overlap', range: '22:00–02:00' }],
      'windows.2.days': ['pick'],
      'windows.2.to': ['dateOrder'],
      endsOn: ['dateOrder'],
    });
  });

  it('a daypart is created together with the menus and items that use it', () => {
    const users = ['dinner-saved', 'salad-saved'];
    const next = saved(items, daypartBatch(items, undefined, { ...blank, users }).ops);
    expect(daypartValues(next, 'daypart-saved').users).toEqual(users);
    expect(next.menus[0]?.daypartIds).toEqual(['daypart-saved']);
  });
});

it('usageOps with no users unlinks the record from every record that uses it', () => {
  const parts = saved(saved(items, [created('allergen', 'nuts')]), [
    {
      op: 'update',
      kind: 'item',
      id: 'salad-saved',
      version: 1,
      set: { allergens: [{ allergenId: 'nuts-saved', level: 'contains' }] },
    },
  ]);
  expect(usersOf(parts, 'allergen', 'nuts-saved').map(({ record }) => record.name)).toEqual(['salad']);
  const next = saved(parts, usageOps(parts, 'allergen', 'nuts-saved', []));
  expect(usersOf(next, 'allergen', 'nuts-saved')).toEqual([]);
  const groups = saved(stored, usageOps(stored, 'group', id, []));
  expect(groups.items.every(({ groupLinks }) => groupLinks.length === 0)).toBe(true);
});
