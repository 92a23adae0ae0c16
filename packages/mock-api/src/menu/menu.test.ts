import { catalogueHash, type DraftInfo } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { paths, read } from './testing/menuApi';

describe('the demo menu', () => {
  it('the demo menu has the expected number of records, price overrides and changes', async () => {
    const { catalogue, draft } = await read(startApi(), 'published');
    const { menus, sections, items, groups, options, dayparts, allergens } = catalogue;
    const sizes = [menus, sections, items, groups, options, dayparts, allergens].map((rows) => rows.length);
    expect(sizes).toEqual([4, 12, 60, 11, 48, 5, 14]);
    expect(menus.map(({ name }) => name)).toEqual(['All day', 'Breakfast', 'Dinner', 'Drinks']);
    expect(items.reduce((sum, { priceOverrides }) => sum + Object.keys(priceOverrides).length, 0)).toBe(9);
    expect(draft).toMatchObject({ status: 'open', changes: 7, baseRevision: 5 });
    expect(draft.people).toHaveLength(2);
  });

  it('the demo menu contains every intended type of problem', async () => {
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

  it('the demo menu has five revisions, the fourth of which is a rollback to the second', async () => {
    const { data } = await startApi().get(paths.revisions);
    expect(data).toMatchObject({ total: 5, totalPages: 1, params: { page: 1, perPage: 10 } });
    expect(data.revisions.map(({ number }: { number: number }) => number)).toEqual([5, 4, 3, 2, 1]);
    const [, fourth, , second] = data.revisions;
    expect(fourth).toMatchObject({ rolledBackTo: 2, hash: second.hash });
    expect(second.changes).toHaveLength(3);
    expect(JSON.stringify(data)).not.toContain('"back"');
  });

  it('the demo menu is deterministic and its response contains its hash', async () => {
    const [one, other] = [await read(startApi()), await read(startApi())];
    expect(one).toEqual(other);
    expect(one.catalogue.hash).toBe(catalogueHash(one.catalogue));
  });

  it('the `empty` seed has an empty menu and `large` a large one', async () => {
    const empty = await read(startApi({ seed: 'empty' }));
    expect(empty.catalogue).toMatchObject({ menus: [], items: [], revision: 0 });
    expect(empty.catalogue.allergens).toHaveLength(14);
    expect(empty.draft).toMatchObject({ status: 'clean', changes: 0, problems: [] });
    expect((await startApi({ seed: 'empty' }).get(paths.revisions)).data).toMatchObject({ total: 0, totalPages: 1 });
    expect((await read(startApi({ seed: 'large' }), 'published')).catalogue.items).toHaveLength(660);
  });
});

describe('menu revisions', () => {
  it('menu revisions are paged and can be filtered by record', async () => {
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

describe('menu rights', () => {
  it('costs are only sent to users who may update the menu', async () => {
    const api = startApi();
    const { token } = await api.signIn('server');
    const { data } = await api.get(paths.catalogue, { state: 'draft' }, token);
    const { items } = data.catalogue as { items: { cost: object }[] };
    expect(items).toHaveLength(61);
    expect(items.map(({ cost }) => cost)).toEqual(items.map(() => ({})));
    expect(data.draft.problems).not.toEqual([]);
    const { data: changes } = await api.get(paths.changes, {}, token);
    const { data: revisions } = await api.get(paths.revisions, {}, token);
    expect(JSON.stringify([data.draft, changes, revisions])).not.toMatch(/"field":"cost"|"cost":(?!\{\})/);
  });

  it('the role `server` can read the menu, but not change or publish it', async () => {
    const api = startApi({ auth: 'enforce' });
    expect((await api.get(paths.catalogue)).status).toBe(401);
    const { token } = await api.signIn('server');
    expect((await api.get(paths.catalogue, {}, token)).status).toBe(200);
    const rejected = [
      await api.post(paths.save, {}, token),
      await api.post(paths.discard, {}, token),
      await api.post(paths.publish, {}, token),
      await api.post(paths.cancel, {}, token),
      await api.post(paths.rollBack, {}, token),
    ];
    expect(rejected.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    expect(rejected[2]?.data).toMatchObject({ action: 'publish', subject: 'menu' });
  });

  it("the problems of the menu draft exclude restaurants outside the user's workplaces", async () => {
    const api = startApi({ auth: 'enforce' });
    const { token } = await api.signIn('server');
    const { draft } = (await api.get(paths.catalogue, {}, token)).data as { draft: DraftInfo };
    expect(draft.problems).not.toEqual([]);
    expect(draft.problems.every(({ restaurantId: id }) => id === null || id === 'rst-nyc')).toBe(true);
  });
});
