import { menuKinds, type Catalogue, type DraftInfo } from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';

const catalogue = '/apps/menu/catalogue';

/** Almost valid ops, with arbitrary values in arbitrary places. */
const id = fc.oneof(
  fc.constantFrom(
    'itm-1',
    'itm-61',
    'sec-8',
    'sec-9',
    'mnu-1',
    'grp-1',
    'opt-1',
    'day-1',
    'alg-1',
    '__proto__',
    'constructor',
    '',
  ),
  fc.string(),
);
const any = fc.oneof(fc.jsonValue(), id, fc.integer());
const fields =
  'name basePrice priceOverrides groupLinks daypartIds allergens windows itemId photo min max sku isDefault sectionIds __proto__ id';
const set = fc.dictionary(fc.constantFrom(...fields.split(' ')), any);
const op = fc.oneof(
  fc.record(
    {
      op: fc.constantFrom('create', 'update', 'archive', 'restore', 'remove', 'move', 'place', 'unplace', 'x'),
      kind: fc.oneof(fc.constantFrom(...menuKinds), any),
      id,
      tempId: id,
      version: fc.constantFrom(1, 2, 0),
      set,
      parentId: fc.option(id),
      fromParentId: fc.option(id),
      toParentId: fc.option(id),
      itemId: id,
      sectionId: id,
      index: fc.oneof(fc.integer({ min: -1, max: 99 }), any),
    },
    { requiredKeys: ['op'] },
  ),
  any,
);

describe('any menu input', () => {
  it('any menu input gets a status below 500, and rejected input changes nothing', async () => {
    const api = startApi();
    const read = async () => (await api.get(catalogue)).data as { catalogue: Catalogue; draft: DraftInfo };
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.array(op, { maxLength: 3 }), any), async (ops) => {
        const before = await read();
        const { status } = await api.post('/apps/menu/save-draft', { draftVersion: before.draft.draftVersion, ops });
        expect([200, 404, 409, 422]).toContain(status);
        const after = await read();
        expect(after.draft.draftVersion - before.draft.draftVersion).toBe(Number(status === 200));
        expect(after.catalogue.hash === before.catalogue.hash || status === 200).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('any menu input in any parameter of any endpoint gets a status below 500', async () => {
    const api = startApi();
    const gets = ['/apps/menu/catalogue', '/apps/menu/changes', '/apps/menu/revisions', '/apps/menu/eighty-six'];
    const posts = ['discard-changes', 'publish', 'cancel-schedule', 'rollback', 'add-eighty-six'];
    const names = ['state', 'restaurant', 'history', 'entityId', 'page', 'perPage', 'ids'] as const;
    const bodyFields = [
      'draftVersion',
      'ids',
      'note',
      'publishAt',
      'revision',
      'discardDraft',
      'targets',
      'restaurantIds',
      'until',
      'hours',
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom(...names), fc.string()),
        fc.dictionary(fc.constantFrom(...bodyFields), any),
        async (query, body) => {
          for (const path of gets) expect((await api.get(path, query)).status).toBeLessThan(500);
          expect((await api.remove('/apps/menu/remove-eighty-six', query)).status).toBeLessThan(500);
          for (const path of posts) expect((await api.post(`/apps/menu/${path}`, body)).status).toBeLessThan(500);
        },
      ),
      { numRuns: 15 },
    );
  });
});
