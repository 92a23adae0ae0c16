import type { MenuOp } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { paths, publish, read, rename, save, versionOf } from './testing/menuApi';

describe('saving the menu draft', () => {
  /** Shared by the tests of rejected batches, which change nothing. */
  const shared = startApi();

  it('saving the menu draft returns what changed and an inverse that restores the draft', async () => {
    const api = startApi();
    const before = await read(api);
    const { status, data } = await save(api, [rename('itm-1', 1, '  Harbour plate ')]);
    expect(status).toBe(200);
    expect(data.changed.items).toMatchObject([{ id: 'itm-1', name: 'Harbour plate', version: 2 }]);
    expect(data.changed.sections).toEqual([]);
    expect(data.draft).toMatchObject({ changes: 8, draftVersion: before.draft.draftVersion + 1 });
    const back = await save(api, data.inverse);
    expect(back.data.hash).toBe(before.catalogue.hash);
    expect(back.data.draft.changes).toBe(7);
    const again = await save(api, back.data.inverse);
    expect(again.data.hash).toBe(data.hash);
  });

  it('assigns menu IDs that are not reused after a removal', async () => {
    const api = startApi();
    const create = (tempId: string): MenuOp => ({
      op: 'create',
      kind: 'item',
      tempId,
      set: { name: 'Bean stew', id: 'itm-1', version: 9 },
      parentId: 'sec-8',
      index: 0,
    });
    const { data } = await save(api, [create('a'), { op: 'place', itemId: 'a', sectionId: 'sec-1', index: 99 }]);
    expect(data.created).toEqual({ a: 'itm-62' });
    expect(data.changed.items[0]).toMatchObject({ id: 'itm-62', version: 1, archived: false });
    expect(data.changed.sections.map(({ id }: { id: string }) => id)).toEqual(['sec-1', 'sec-8']);
    const undone = await save(api, data.inverse);
    expect(undone.data.removed).toEqual(['itm-62']);
    expect((await save(api, [create('b')])).data.created).toEqual({ b: 'itm-63' });
    const redone = await save(api, undone.data.inverse);
    expect(redone.data.created).toEqual({ 'itm-62': 'itm-62' });
    expect((await read(api)).catalogue.sections.find(({ id }) => id === 'sec-1')?.itemIds.at(-1)).toBe('itm-62');
  });

  it('clamps an index outside the list of menu records', async () => {
    const api = startApi();
    const placed = (index: number) => save(api, [{ op: 'place', itemId: 'itm-60', sectionId: 'sec-1', index }]);
    const first = await placed(-3);
    expect(first.data.changed.sections[0].itemIds[0]).toBe('itm-60');
    await save(api, first.data.inverse);
    expect((await placed(999)).data.changed.sections[0].itemIds.at(-1)).toBe('itm-60');
  });

  it('accepts an outdated draft version if the records are current', async () => {
    const api = startApi();
    const old = await versionOf(api);
    await save(api, [rename('itm-1', 1, 'One')]);
    expect((await save(api, [rename('itm-2', 1, 'Two')], old)).status).toBe(200);
    const late = await save(api, [rename('itm-3', 1, 'Three'), rename('itm-1', 1, 'Uno')], old);
    expect(late.status).toBe(409);
    expect(late.data).toMatchObject({ code: 'version_conflict', current: [{ id: 'itm-1', name: 'One', version: 2 }] });
    expect((await read(api)).catalogue.items[2]?.name).toBe('Smoked trout and eggs');
  });

  it.each<[string, number, object, MenuOp[]]>([
    ['an unknown record', 404, { code: 'not_found', subject: 'item', id: 'itm-99' }, [rename('itm-99', 1, 'x')]],
    [
      'an unknown kind of record',
      422,
      { errors: { 'ops.0.kind': ['pick'] } },
      [{ ...rename('itm-1', 1, 'x'), kind: 'x' } as never],
    ],
    ['an empty batch', 422, { errors: { ops: ['pick'] } }, []],
    ['an empty name', 422, { errors: { 'ops.0.set.name': ['required'] } }, [rename('itm-1', 1, '  ')]],
    [
      'a name that is too long',
      422,
      { errors: { 'ops.0.set.name': [{ key: 'maxLength', n: 80 }] } },
      [rename('itm-1', 1, 'x'.repeat(10_000))],
    ],
    [
      'removing a published record',
      409,
      { code: 'status_conflict', ids: ['itm-1'] },
      [{ op: 'remove', kind: 'item', id: 'itm-1', version: 1 }],
    ],
    [
      'archiving a built-in allergen',
      409,
      { code: 'status_conflict', ids: ['alg-1'] },
      [{ op: 'archive', kind: 'allergen', id: 'alg-1', version: 1 }],
    ],
    [
      'a second placement in a section',
      422,
      { errors: { 'ops.0.itemId': ['taken'] } },
      [{ op: 'place', itemId: 'itm-9', sectionId: 'sec-7', index: 0 }],
    ],
    [
      'a section inside itself',
      422,
      { errors: { 'ops.0.toParentId': ['cycle'] } },
      [{ op: 'move', kind: 'section', id: 'sec-8', fromParentId: 'mnu-3', toParentId: 'sec-9', index: 0 }],
    ],
    [
      'a third level of sections',
      422,
      { errors: { 'ops.0.toParentId': [{ key: 'max', n: 2 }] } },
      [{ op: 'move', kind: 'section', id: 'sec-8', fromParentId: 'mnu-3', toParentId: 'sec-7', index: 0 }],
    ],
    [
      'a move from a wrong section',
      409,
      { code: 'version_conflict', current: [{ id: 'itm-1' }] },
      [{ op: 'move', kind: 'item', id: 'itm-1', fromParentId: 'sec-6', toParentId: 'sec-5', index: 0 }],
    ],
    [
      'removing a missing placement',
      409,
      { code: 'version_conflict' },
      [{ op: 'unplace', itemId: 'itm-1', sectionId: 'sec-6', index: 0 }],
    ],
    [
      'an unknown section',
      404,
      { subject: 'section', id: 'sec-99' },
      [{ op: 'place', itemId: 'itm-1', sectionId: 'sec-99', index: 0 }],
    ],
    [
      'an SKU of another item',
      422,
      { errors: { 'ops.0.set.sku': [{ key: 'taken', item: 'Eggs on sourdough' }] } },
      [{ op: 'update', kind: 'item', id: 'itm-1', version: 1, set: { sku: 'SLT-002' } }],
    ],
    [
      'fractional and negative prices and an unknown currency',
      422,
      {
        errors: {
          'ops.0.set.basePrice.USD': ['integer'],
          'ops.0.set.cost.USD': [{ key: 'min', n: 0 }],
          'ops.1.set.basePrice': ['pick'],
        },
      },
      [
        { op: 'update', kind: 'item', id: 'itm-1', version: 1, set: { basePrice: { USD: 1.5 }, cost: { USD: -1 } } },
        { op: 'update', kind: 'item', id: 'itm-2', version: 1, set: { basePrice: { dollars: 1 } } },
      ],
    ],
    [
      'a maximum below the minimum',
      422,
      { errors: { 'ops.0.set.max': ['minAboveMax'] } },
      [{ op: 'update', kind: 'group', id: 'grp-10', version: 1, set: { max: 1 } }],
    ],
    [
      'more defaults than the maximum',
      422,
      { errors: { 'ops.0.set.isDefault': [{ key: 'defaultsMax', max: 1 }] } },
      [{ op: 'update', kind: 'option', id: 'opt-2', version: 1, set: { isDefault: true } }],
    ],
    [
      'an option whose item uses the same group',
      422,
      { errors: { 'ops.0.set.itemId': ['cycle'] } },
      [{ op: 'update', kind: 'option', id: 'opt-10', version: 1, set: { itemId: 'itm-32' } }],
    ],
    [
      'overlapping windows of a daypart, including after midnight',
      422,
      {
        errors: {
          'ops.0.set.windows.1': [{ key: 'overlap', range: '22:00–02:00' }],
          'ops.0.set.windows.2.to': ['dateOrder'],
        },
      },
      [
        {
          op: 'update',
          kind: 'daypart',
          id: 'day-4',
          version: 1,
          set: {
            windows: [
              { days: [7], from: '22:00', to: '02:00' },
              { days: [1], from: '01:00', to: '03:00' },
              { days: [3], from: '10:00', to: '10:00' },
            ],
          },
        },
      ],
    ],
    [
      'a picture of another type without a description',
      422,
      { errors: { 'ops.0.set.photo.alt': ['required'] } },
      [
        {
          op: 'update',
          kind: 'item',
          id: 'itm-1',
          version: 1,
          set: { photo: { kind: 'upload', dataUrl: 'data:text/html,x', alt: '' } },
        },
      ],
    ],
    [
      'a price at an unknown restaurant',
      422,
      { errors: { 'ops.0.set.priceOverrides.rst-x': ['pick'], 'ops.0.set.restaurantIds.1': ['pick'] } },
      [
        {
          op: 'update',
          kind: 'item',
          id: 'itm-1',
          version: 1,
          set: { priceOverrides: { 'rst-x': 1 }, restaurantIds: ['rst-nyc', 'rst-x'] },
        },
      ],
    ],
    [
      'links to unknown records',
      422,
      {
        errors: {
          'ops.0.set.groupLinks.0.groupId': ['pick'],
          'ops.0.set.daypartIds.0': ['pick'],
          'ops.0.set.allergens.0.allergenId': ['pick'],
        },
      },
      [
        {
          op: 'update',
          kind: 'item',
          id: 'itm-1',
          version: 1,
          set: {
            groupLinks: [{ groupId: 'grp-99' }],
            daypartIds: ['day-99'],
            allergens: [{ allergenId: 'alg-99', level: 'contains' }],
          },
        },
      ],
    ],
  ])('rejects %s and changes nothing', async (_name, status, body, ops) => {
    const before = await read(shared);
    const harmless = rename('itm-5', 1, 'Pancakes');
    const response = await save(shared, ops.length > 0 ? [...ops, harmless] : ops);
    expect([response.status, response.data]).toMatchObject([status, body]);
    expect(await read(shared)).toEqual(before);
  });

  it('the menu draft stores HTML and control characters unchanged and shares no objects with responses', async () => {
    const api = startApi();
    const name = '<b>“x”</b> \u202eevil 🥘 __proto__ .*';
    const { data } = await save(api, [rename('itm-1', 1, name)]);
    data.changed.items[0].name = 'mine';
    data.inverse.length = 0;
    expect((await read(api)).catalogue.items[0]?.name).toBe(name);
  });

  it('the menu draft survives a reload', async () => {
    const texts = new Map<string, string>();
    const storage = {
      get: async (key: string) => texts.get(key) ?? null,
      set: async (key: string, value: string) => void texts.set(key, value),
      remove: async (key: string) => void texts.delete(key),
    };
    const first = startApi({ storage });
    await save(first, [rename('itm-1', 1, 'Harbour plate')]);
    await publish(first, { note: 'Kept' });
    const wanted = [await read(first), (await first.get(paths.revisions)).data];
    const second = startApi({ storage });
    expect([await read(second), (await second.get(paths.revisions)).data]).toEqual(wanted);
    const rolled = await second.post(paths.rollBack, {
      revision: 1,
      draftVersion: await versionOf(second),
      discardDraft: false,
      note: '',
    });
    expect(rolled.data.revision.hash).toBe(wanted[1].revisions.at(-1).hash);
  });
});

describe('menu changes', () => {
  it('menu changes disappear when a field is reverted', async () => {
    const api = startApi();
    await save(api, [rename('itm-1', 1, 'Plate')]);
    const { data } = await save(api, [rename('itm-1', 2, 'Harbour breakfast')]);
    expect(data.draft.changes).toBe(7);
  });

  it('menu changes can be discarded one by one or all together', async () => {
    const api = startApi();
    const { changes, draft } = (await api.get(paths.changes)).data;
    const [price] = changes.filter(({ entityId }: { entityId: string }) => entityId === 'itm-22');
    const one = await api.post(paths.discard, { draftVersion: draft.draftVersion, ids: [price.id] });
    expect(one.data.draft.changes).toBe(6);
    expect(one.data.changed.items).toMatchObject([{ id: 'itm-22' }]);
    const all = await api.post(paths.discard, { draftVersion: one.data.draft.draftVersion, ids: 'all' });
    expect(all.data.draft).toMatchObject({ changes: 0, status: 'clean' });
    expect(all.data.removed).toEqual(['itm-61']);
    expect(all.data.hash).toBe((await read(api, 'published')).catalogue.hash);
    const undone = await save(api, all.data.inverse);
    expect(undone.data.draft.changes).toBe(6);
  });

  it('discarding a menu change that others depend on is rejected with their names', async () => {
    const api = startApi();
    const { data } = await save(api, [
      { op: 'create', kind: 'section', tempId: 's', set: { name: 'Broths' }, parentId: 'mnu-1', index: 0 },
      { op: 'place', itemId: 'itm-1', sectionId: 's', index: 0 },
    ]);
    const section = data.created.s as string;
    const { draftVersion } = data.draft;
    const alone = await api.post(paths.discard, { draftVersion, ids: [`${section}:created`] });
    expect(alone.status).toBe(422);
    expect(alone.data.errors).toEqual({ ids: [{ key: 'dependants', names: 'Harbour breakfast' }] });
    const { changes } = (await api.get(paths.changes)).data;
    const ids = changes.filter((change: { id: string; dependsOn: string[] }) =>
      [change.id, ...change.dependsOn].includes(`${section}:created`),
    );
    const both = await api.post(paths.discard, { draftVersion, ids: ids.map(({ id }: { id: string }) => id) });
    expect(both.data.removed).toEqual([section]);
    expect(both.data.draft.changes).toBe(7);
  });

  it('discarding menu changes requires the current version and known IDs', async () => {
    const api = startApi();
    const draftVersion = await versionOf(api);
    const ask = async (body: object) => (await api.post(paths.discard, body)).data;
    expect(await ask({ draftVersion: draftVersion - 1, ids: 'all' })).toMatchObject({
      code: 'version_conflict',
      current: { draftVersion },
    });
    expect(await ask({ draftVersion, ids: ['x'] })).toMatchObject({ status: 404, subject: 'change', id: 'x' });
    expect(await ask({ draftVersion, ids: [] })).toMatchObject({ status: 422 });
    expect(await ask({ ids: 'all' })).toMatchObject({ status: 422, errors: { draftVersion: ['number'] } });
    expect((await read(api)).draft.changes).toBe(7);
  });
});
