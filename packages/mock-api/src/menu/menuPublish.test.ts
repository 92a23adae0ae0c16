import { catalogueHash, type CatalogueParts } from '@larder/domain/contract';
import { describe, expect, it } from 'vitest';
import { startApi } from '../testing/api';
import { paths, publish, read, rename, save, versionOf, type Api } from './testing/menuApi';

describe('publishing the menu', () => {
  it('publishes the menu draft as the next revision', async () => {
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

  it('publishing is rejected for an outdated version, a blocking problem or a long note', async () => {
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

  it('publishing can be scheduled, which locks the draft', async () => {
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

  it('publishing can be unscheduled', async () => {
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
  ])('publishing cannot be scheduled %f minutes ahead', async (minutes, error) => {
    const api = startApi();
    const { status, data } = await publish(api, { publishAt: at(api, minutes) });
    expect([status, data.errors]).toEqual([422, { publishAt: [error] }]);
    expect((await publish(api, { publishAt: 'soon' })).data.errors).toEqual({ publishAt: ['date'] });
  });
});

describe('rolling back the menu', () => {
  const back = async (api: Api, revision: number, discardDraft = true) =>
    api.post(paths.rollBack, { revision, draftVersion: await versionOf(api), discardDraft, note: 'Back' });

  it('a rollback publishes earlier content any number of times, in any order', async () => {
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

  it('a rollback restores removed records with a new version', async () => {
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

  it('a rollback requires confirmation to discard a draft, and an earlier revision', async () => {
    const api = startApi();
    const rejected = await back(api, 2, false);
    expect([rejected.status, rejected.data.code, rejected.data.current.changes]).toEqual([409, 'draft_not_clean', 7]);
    expect((await back(api, 5)).data.errors).toEqual({ revision: [{ key: 'max', n: 4 }] });
    expect((await back(api, 0)).data.errors).toEqual({ revision: [{ key: 'min', n: 1 }] });
    expect((await read(api)).draft).toMatchObject({ changes: 7, baseRevision: 5 });
  });

  describe('keeping the draft', () => {
    const keep = async (api: Api, revision: number) =>
      api.post(paths.rollBack, {
        revision,
        draftVersion: await versionOf(api),
        discardDraft: false,
        keepDraft: true,
        note: '',
      });
    const changesOf = async (api: Api) => (await api.get(paths.changes)).data.changes;

    it('undoes a publication: the draft, its authors and its edits are as before', async () => {
      const api = startApi();
      const live = await read(api, 'published');
      const renamed = await save(api, [rename('itm-1', 1, 'Harbour plate')]);
      const [draft, changes] = [await read(api), await changesOf(api)];
      expect(new Set(changes.map(({ by }: { by: { name: string } }) => by.name)).size).toBeGreaterThan(1);
      await publish(api);
      const { status, data } = await keep(api, 5);
      expect([status, data.revision.number, data.revision.rolledBackTo]).toEqual([201, 7, 5]);
      expect(data.draft).toMatchObject({ status: 'open', changes: changes.length, baseRevision: 7 });
      expect((await read(api, 'published')).catalogue).toEqual({ ...live.catalogue, revision: 7 });
      expect((await read(api)).catalogue).toEqual({ ...draft.catalogue, revision: 7 });
      expect(await changesOf(api)).toEqual(changes);
      const undone = await save(api, renamed.data.inverse);
      expect([undone.status, undone.data.draft.changes]).toEqual([200, changes.length - 1]);
    });

    it('adds the undone changes of several revisions to later edits of the draft', async () => {
      const api = startApi();
      await publish(api);
      await save(api, [rename('itm-1', 1, 'Harbour plate')]);
      await publish(api);
      await save(api, [rename('itm-2', 1, 'Morning bun')]);
      const { catalogue } = await read(api);
      const { data } = await keep(api, 5);
      expect(data.draft.changes).toBe(9);
      expect((await read(api)).catalogue.hash).toBe(catalogue.hash);
      const published = await publish(api);
      expect(published.data.revision.hash).toBe(catalogue.hash);
    });
  });
});
