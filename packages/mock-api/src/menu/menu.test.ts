import {
  catalogueHash,
  type Catalogue,
  type CatalogueParts,
  type DraftInfo,
  type MenuOp,
} from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const paths = {
  catalogue: '/apps/menu/catalogue',
  save: '/apps/menu/save-draft',
  changes: '/apps/menu/changes',
  discard: '/apps/menu/discard-changes',
  publish: '/apps/menu/publish',
  cancel: '/apps/menu/cancel-schedule',
  revisions: '/apps/menu/revisions',
  rollBack: '/apps/menu/rollback',
};

type Api = ReturnType<typeof startApi>;
const read = async (api: Api, state: 'draft' | 'published' = 'draft') =>
  (await api.get(paths.catalogue, { state })).data as { catalogue: Catalogue; draft: DraftInfo };
const save = async (api: Api, ops: MenuOp[], draftVersion?: number) =>
  api.post(paths.save, { draftVersion: draftVersion ?? (await read(api)).draft.draftVersion, ops });
const versionOf = async (api: Api) => (await read(api)).draft.draftVersion;
const publish = async (api: Api, extra: object = {}) =>
  api.post(paths.publish, { draftVersion: await versionOf(api), note: '', publishAt: null, ...extra });
const rename = (id: string, version: number, name: string): MenuOp => ({
  op: 'update',
  kind: 'item',
  id,
  version,
  set: { name },
});

describe('the menu of the demo', () => {
  it('has the stated size', async () => {
    const { catalogue, draft } = await read(startApi(), 'published');
    const { menus, sections, items, groups, options, dayparts, allergens } = catalogue;
    const sizes = [menus, sections, items, groups, options, dayparts, allergens].map((rows) => rows.length);
    expect(sizes).toEqual([4, 12, 60, 11, 48, 5, 14]);
    expect(menus.map(({ name }) => name)).toEqual(['All day', 'Breakfast', 'Dinner', 'Drinks']);
    expect(items.reduce((sum, { priceOverrides }) => sum + Object.keys(priceOverrides).length, 0)).toBe(9);
    expect(draft).toMatchObject({ status: 'open', changes: 7, baseRevision: 5 });
    expect(draft.people).toHaveLength(2);
  });

  it('has its planted cases, one each', async () => {
    const { draft } = await read(startApi());
    const of = (code: string) => draft.problems.filter((problem) => problem.code === code);
    expect(of('no_photo').map(({ entityId }) => entityId)).toEqual(['itm-12']);
    expect(of('no_allergens').map(({ entityId }) => entityId)).toEqual(['itm-29', 'itm-61']);
    expect(of('on_no_menu').map(({ entityId }) => entityId)).toEqual(['itm-20']);
    expect(of('no_price').map(({ entityId, restaurantId }) => [entityId, restaurantId])).toEqual([
      ['itm-31', 'rst-tyo'],
    ]);
    expect(new Set(of('price_below_cost').map(({ entityId }) => entityId))).toEqual(new Set(['itm-23']));
    expect(of('long_eighty_six').map(({ entityId }) => entityId)).toEqual(['itm-25']);
    expect(new Set(draft.problems.map(({ severity }) => severity))).toEqual(new Set(['warning']));
    expect(new Set(draft.problems.map(({ code }) => code)).size).toBe(6);
  });

  it('has five revisions, the fourth of which rolls back to the second', async () => {
    const { data } = await startApi().get(paths.revisions);
    expect(data).toMatchObject({ total: 5, totalPages: 1, params: { page: 1, perPage: 10 } });
    expect(data.revisions.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
    const [, fourth, , second] = data.revisions;
    expect(fourth).toMatchObject({ rolledBackTo: 2, hash: second.hash });
    expect(second.changes).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('"back"');
  });

  it('is the same for the same clock, and says its hash', async () => {
    const [one, other] = [await read(startApi()), await read(startApi())];
    expect(one).toEqual(other);
    expect(one.catalogue.hash).toBe(catalogueHash(one.catalogue));
  });

  it('is empty, or large, when asked', async () => {
    const empty = await read(startApi({ seed: 'empty' }));
    expect(empty.catalogue).toMatchObject({ menus: [], items: [], revision: 0 });
    expect(empty.catalogue.allergens).toHaveLength(14);
    expect(empty.draft).toMatchObject({ status: 'clean', changes: 0, problems: [] });
    expect((await startApi({ seed: 'empty' }).get(paths.revisions)).data).toMatchObject({ total: 0, totalPages: 1 });
    expect((await read(startApi({ seed: 'large' }), 'published')).catalogue.items).toHaveLength(660);
  });
});

describe('saving the draft', () => {
  it('answers what changed, and its inverse restores the draft', async () => {
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

  it('makes records under ids of its own, which a removal does not give to another', async () => {
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

  it('takes an old draft version as long as the records are current', async () => {
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
    ['nothing at all', 422, { errors: { ops: ['pick'] } }, []],
    ['an empty name', 422, { errors: { 'ops.0.set.name': ['required'] } }, [rename('itm-1', 1, '  ')]],
    [
      'a name too long',
      422,
      { errors: { 'ops.0.set.name': [{ key: 'maxLength', n: 80 }] } },
      [rename('itm-1', 1, 'x'.repeat(10_000))],
    ],
    [
      'a removal of what was published',
      409,
      { code: 'status_conflict', ids: ['itm-1'] },
      [{ op: 'remove', kind: 'item', id: 'itm-1', version: 1 }],
    ],
    [
      'an archived allergen that is built in',
      409,
      { code: 'status_conflict', ids: ['alg-1'] },
      [{ op: 'archive', kind: 'allergen', id: 'alg-1', version: 1 }],
    ],
    [
      'a second standing in a section',
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
      'a move from where it does not stand',
      409,
      { code: 'version_conflict', current: [{ id: 'itm-1' }] },
      [{ op: 'move', kind: 'item', id: 'itm-1', fromParentId: 'sec-6', toParentId: 'sec-5', index: 0 }],
    ],
    [
      'taking away what does not stand there',
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
      'a price with a fraction, a negative one, one of no currency',
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
      'an option that points at an item with its own group',
      422,
      { errors: { 'ops.0.set.itemId': ['cycle'] } },
      [{ op: 'update', kind: 'option', id: 'opt-10', version: 1, set: { itemId: 'itm-32' } }],
    ],
    [
      'windows of a daypart that overlap, over midnight too',
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
      'a picture of another kind, without a word for it',
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
      'links to nothing',
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
  ])('refuses %s, and changes nothing', async (_name, status, body, ops) => {
    const api = startApi();
    const before = await read(api);
    const harmless = rename('itm-5', 1, 'Pancakes');
    const answer = await save(api, ops.length > 0 ? [...ops, harmless] : ops);
    expect([answer.status, answer.data]).toMatchObject([status, body]);
    expect(await read(api)).toEqual(before);
  });

  it('keeps hostile text as it is, and nothing of an answer is the store', async () => {
    const api = startApi();
    const name = '<b>“x”</b> \u202eevil 🥘 __proto__ .*';
    const { data } = await save(api, [rename('itm-1', 1, name)]);
    data.changed.items[0].name = 'mine';
    data.inverse.length = 0;
    expect((await read(api)).catalogue.items[0]?.name).toBe(name);
  });

  it('outlives a reload', async () => {
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

describe('changes', () => {
  it('vanish when a field is put back', async () => {
    const api = startApi();
    await save(api, [rename('itm-1', 1, 'Plate')]);
    const { data } = await save(api, [rename('itm-1', 2, 'Harbour breakfast')]);
    expect(data.draft.changes).toBe(7);
  });

  it('can be discarded one by one, or all', async () => {
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

  it('that others need are refused, by name', async () => {
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

  it('are asked for by current version and known id', async () => {
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

describe('publishing', () => {
  it('makes the draft the next revision', async () => {
    const api = startApi();
    const draft = await read(api);
    const { status, data } = await publish(api, { note: 'Posset season' });
    expect(status).toBe(201);
    expect(data.revision).toMatchObject({ number: 6, note: 'Posset season', rolledBackTo: null, by: { id: 1 } });
    expect(data.revision.hash).toBe(draft.catalogue.hash);
    expect(data.revision.changes).toHaveLength(7);
    expect(data.draft).toMatchObject({ status: 'clean', changes: 0, baseRevision: 6, people: [] });
    const published = await read(api, 'published');
    expect(published.catalogue).toMatchObject({ revision: 6, hash: draft.catalogue.hash });
    const again = await publish(api);
    expect([again.status, again.data.code]).toEqual([409, 'status_conflict']);
  });

  it('is refused for an old version, a blocking problem, a long note', async () => {
    const api = startApi();
    const old = await publish(api, { draftVersion: 0 });
    expect(old.data).toMatchObject({ code: 'version_conflict', current: { status: 'open' } });
    expect((await publish(api, { note: 'x'.repeat(201) })).data.errors).toEqual({
      note: [{ key: 'maxLength', n: 200 }],
    });
    await save(api, [{ op: 'archive', kind: 'option', id: 'opt-44', version: 1 }]);
    const { status, data } = await publish(api);
    expect([status, data.code]).toEqual([409, 'blocking_problems']);
    expect(data.problems).toMatchObject([
      { code: 'group_unsatisfiable', severity: 'blocking', entityId: 'grp-10', values: { n: 1, min: 2 } },
    ]);
    expect((await read(api)).draft.baseRevision).toBe(5);
  });

  const at = (api: Api, minutes: number) => new Date(api.clock.now.getTime() + minutes * 60_000).toISOString();
  const day = 1440;

  it('can wait for a moment, in which nothing may change', async () => {
    const api = startApi();
    const { catalogue } = await read(api);
    const planned = await publish(api, { publishAt: at(api, 60), note: 'At nine' });
    expect(planned.status).toBe(200);
    expect(planned.data.revision).toBeUndefined();
    expect(planned.data.draft).toMatchObject({
      status: 'scheduled',
      publishAt: at(api, 60),
      note: 'At nine',
      scheduledBy: { id: 1 },
    });
    const { draftVersion } = planned.data.draft;
    const frozen = [
      await save(api, [rename('itm-1', 1, 'x')]),
      await publish(api),
      await api.post(paths.discard, { draftVersion, ids: 'all' }),
      await api.post(paths.rollBack, { draftVersion, revision: 1, discardDraft: true, note: '' }),
    ];
    expect(frozen.map(({ status, data }) => `${status} ${data.code}`)).toEqual(Array(4).fill('409 draft_scheduled'));
    api.pass(59 * 60_000);
    expect((await read(api)).draft.status).toBe('scheduled');
    api.pass(60_000);
    const after = await read(api, 'published');
    expect(after.catalogue).toMatchObject({ revision: 6, hash: catalogue.hash });
    expect(after.draft).toMatchObject({ status: 'clean', publishAt: null, note: '' });
    const [latest] = (await api.get(paths.revisions)).data.revisions;
    expect(latest).toMatchObject({ publishedAt: planned.data.draft.publishAt, note: 'At nine', by: { id: 1 } });
  });

  it('can be called off', async () => {
    const api = startApi();
    const none = await api.post(paths.cancel, { draftVersion: await versionOf(api) });
    expect(none.data.code).toBe('status_conflict');
    await publish(api, { publishAt: at(api, 60) });
    expect((await api.post(paths.cancel, { draftVersion: 0 })).data.code).toBe('version_conflict');
    const { data } = await api.post(paths.cancel, { draftVersion: await versionOf(api) });
    expect(data.draft).toMatchObject({ status: 'open', changes: 7, publishAt: null });
    api.pass(day * 60_000);
    expect((await read(api)).draft.baseRevision).toBe(5);
  });

  it.each([
    [0, 'future'],
    [0.5, 'future'],
    [90 * day + 1, { key: 'maxDays', n: 90 }],
  ])('is not planned %f minutes ahead', async (minutes, error) => {
    const api = startApi();
    const { status, data } = await publish(api, { publishAt: at(api, minutes) });
    expect([status, data.errors]).toEqual([422, { publishAt: [error] }]);
    expect((await publish(api, { publishAt: 'soon' })).data.errors).toEqual({ publishAt: ['date'] });
  });
});

describe('rolling back', () => {
  const back = async (api: Api, revision: number, discardDraft = true) =>
    api.post(paths.rollBack, { revision, draftVersion: await versionOf(api), discardDraft, note: 'Back' });

  it('publishes an earlier content again, any number of times, in any order', async () => {
    const api = startApi();
    const hashes = Object.fromEntries(
      (await api.get(paths.revisions)).data.revisions.map(({ number, hash }: { number: number; hash: string }) => [
        number,
        hash,
      ]),
    );
    for (const target of [1, 3, 2, 5, 1, 4, 3]) {
      const { status, data } = await back(api, target);
      expect([status, data.revision.rolledBackTo]).toEqual([201, target]);
      expect(data.revision.hash).toBe(hashes[target]);
      expect(data.draft).toMatchObject({ status: 'clean', changes: 0 });
      const { catalogue } = await read(api, 'published');
      expect(catalogueHash(catalogue as CatalogueParts)).toBe(hashes[target]);
    }
    expect((await api.get(paths.revisions, { page: 2, perPage: 10 })).data).toMatchObject({ total: 12, totalPages: 2 });
  });

  it('brings records back that a former one took away, with a version nobody has seen', async () => {
    const api = startApi();
    await publish(api);
    await save(api, [rename('itm-61', 1, 'Orange set cream')]);
    await publish(api);
    await back(api, 5);
    expect((await read(api, 'published')).catalogue.items).toHaveLength(60);
    const { data } = await back(api, 6);
    const item = (await read(api, 'published')).catalogue.items.find(({ id }) => id === 'itm-61');
    expect(item?.name).toBe('Blood orange posset');
    expect(item?.version).toBeGreaterThan(2);
    expect(data.revision.changes.some(({ entityId }: { entityId: string }) => entityId === 'itm-61')).toBe(true);
  });

  it('asks before a draft is lost, and only for earlier revisions', async () => {
    const api = startApi();
    const kept = await back(api, 2, false);
    expect([kept.status, kept.data.code, kept.data.current.changes]).toEqual([409, 'draft_not_clean', 7]);
    expect((await back(api, 5)).data.errors).toEqual({ revision: [{ key: 'max', n: 4 }] });
    expect((await back(api, 0)).data.errors).toEqual({ revision: [{ key: 'min', n: 1 }] });
    expect((await read(api)).draft).toMatchObject({ changes: 7, baseRevision: 5 });
  });
});

describe('revisions', () => {
  it('are paged, and kept to those that touch a record', async () => {
    const api = startApi();
    const numbers = async (query: object) =>
      (await api.get(paths.revisions, query)).data.revisions.map(({ number }: { number: number }) => number);
    expect(await numbers({ perPage: 2, page: 2 })).toEqual([3, 2]);
    expect(await numbers({ page: 99 })).toEqual([]);
    expect(await numbers({ entityId: 'itm-57' })).toEqual([4, 3, 1]);
    expect(await numbers({ entityId: '.*' })).toEqual([]);
    expect((await api.get(paths.revisions, { perPage: 1001 })).status).toBe(400);
    expect((await api.get(paths.revisions, { page: 'x' })).status).toBe(400);
    expect((await api.get(paths.catalogue, { state: 'x' })).status).toBe(400);
  });
});

describe('rights', () => {
  it('read the menu, edit it, publish it', async () => {
    const api = startApi({ auth: 'enforce' });
    expect((await api.get(paths.catalogue)).status).toBe(401);
    const { token } = await api.signIn('server');
    expect((await api.get(paths.catalogue, {}, token)).status).toBe(200);
    const refused = [
      await api.post(paths.save, {}, token),
      await api.post(paths.discard, {}, token),
      await api.post(paths.publish, {}, token),
      await api.post(paths.cancel, {}, token),
      await api.post(paths.rollBack, {}, token),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(refused[2]?.data).toMatchObject({ action: 'publish', subject: 'menu' });
  });

  it('tell of no restaurant outside the workplaces', async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('server');
    const { draft } = (await api.get(paths.catalogue, {}, token)).data as { draft: DraftInfo };
    const places = new Set(draft.problems.map(({ restaurantId }) => restaurantId));
    expect([...places].every((id) => id === null || id === 'rst-nyc')).toBe(true);
  });
});
