import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { http } from '../http/axiosClient';
import { createFakeServer, createDeferred, type FakeResponse, type RecordedRequest } from '../http/testing/fakeServer';
import { DomainProvider } from '../query/DomainProvider';
import { createQueryClient } from '../query/queryClient';
import { endSession } from '../store/session';
import type { EightySix, EightySixInput } from './eightySix.contract';
import { useAddEightySix, useRemoveEightySix } from './eightySix.mutations';
import {
  useCancelMenuSchedule,
  useDiscardMenuChanges,
  usePublishMenu,
  useRollBackMenu,
  useSaveMenuDraft,
} from './menu.mutations';
import { useCatalogue, useEightySix, useMenuChanges, useMenuRevisions } from './menu.queries';
import type { CatalogueParts } from './menu.contract';
import type { DraftInfo, MenuOp } from './menuDraft.contract';
import { emptyParts } from './menuContent';
import { makeEntry, sampleMenu } from './testing/sampleMenu';

const { adapter } = http.defaults;
let server = createFakeServer();
let parts: CatalogueParts = sampleMenu();
let draft: DraftInfo;
let entries: EightySix[] = [];
/** Response to a write. Set by each test. */
let write: (arrival: RecordedRequest) => FakeResponse | Promise<FakeResponse>;

const revision = {
  number: 6,
  publishedAt: '2026-11-20T20:15:00.000Z',
  by: { id: 1, name: 'Maren Holt' },
  note: '',
  hash: '1',
  rolledBackTo: null,
  changes: [],
};

function read({ url, params }: RecordedRequest): FakeResponse {
  const { state = 'draft', restaurant = 'all', history = false } = (params ?? {}) as Record<string, string>;
  if (url.endsWith('/catalogue'))
    return { status: 200, data: { catalogue: { state, revision: 5, hash: '1', ...parts }, draft } };
  if (url.endsWith('/changes')) return { status: 200, data: { changes: [], draft } };
  if (url.endsWith('/revisions'))
    return { status: 200, data: { revisions: [revision], total: 1, totalPages: 1, params: { page: 1, perPage: 10 } } };
  const own = entries.filter(
    ({ restaurantId, endedAt }) =>
      (restaurant === 'all' || restaurant === restaurantId) && (history || endedAt === null),
  );
  return { status: 200, data: { entries: own, total: own.length } };
}

beforeEach(() => {
  parts = sampleMenu();
  draft = {
    status: 'open',
    draftVersion: 9,
    baseRevision: 5,
    changes: 1,
    people: [],
    publishAt: null,
    scheduledBy: null,
    note: '',
    problems: [],
  };
  entries = [makeEntry({ id: 'e1', targetId: 'i1' }), makeEntry({ id: 'e2', targetId: 'i2', restaurantId: 'lis' })];
  server = createFakeServer();
  server.onCall = (arrival) => (arrival.method === 'get' ? read(arrival) : write(arrival));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  endSession('signed-out');
  http.defaults.adapter = adapter;
});

async function setup() {
  const queryClient = createQueryClient();
  const { result } = renderHook(
    () => ({
      draft: useCatalogue('draft').data,
      published: useCatalogue('published').data,
      changes: useMenuChanges().data,
      revisions: useMenuRevisions({ page: 1 }).data,
      board: useEightySix('nyc').data,
      everywhere: useEightySix('all').data,
      past: useEightySix('all', true).data,
      save: useSaveMenuDraft(),
      discard: useDiscardMenuChanges(),
      publish: usePublishMenu(),
      cancel: useCancelMenuSchedule(),
      rollBack: useRollBackMenu(),
      add: useAddEightySix(),
      remove: useRemoveEightySix(),
    }),
    { wrapper: ({ children }) => <DomainProvider queryClient={queryClient}>{children}</DomainProvider> },
  );
  await waitFor(() => {
    const { draft: one, published, changes, revisions, board, everywhere, past } = result.current;
    expect([one, published, changes, revisions, board, everywhere, past]).not.toContain(undefined);
  });
  return { result };
}

const sent = (n: number): unknown => JSON.parse(String(server.calls('/apps/menu/save-draft')[n]?.data));
const rename = (name: string, version = 1): MenuOp => ({
  op: 'update',
  kind: 'item',
  id: 'i1',
  version,
  set: { name },
});
const saved = () => ({ changed: emptyParts(), removed: [], created: {}, inverse: [], hash: '2', draft });

describe('saving the menu draft', () => {
  it('shows changes of the menu draft immediately and keeps them', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.save.mutate([rename('Stew')]));
    await waitFor(() => expect(result.current.draft?.catalogue.items[0]?.name).toBe('Stew'));
    expect(result.current.published?.catalogue.items[0]?.name).toBe('i1');
    expect(sent(0)).toEqual({ draftVersion: 9, ops: [rename('Stew')] });
    parts = {
      ...parts,
      items: parts.items.map((item, place) => (place === 0 ? { ...item, name: 'Stew', version: 2 } : item)),
    };
    draft = { ...draft, draftVersion: 10, changes: 2 };
    respond({ status: 200, data: saved() });
    await waitFor(() => expect(result.current.published?.draft.changes).toBe(2));
    expect(result.current.draft?.catalogue.items[0]?.name).toBe('Stew');
  });

  it.each([403, 409, 422, 500])('rolls back the menu draft after status %i', async (status) => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.save.mutate([rename('Stew')]));
    await waitFor(() => expect(result.current.draft?.catalogue.items[0]?.name).toBe('Stew'));
    respond({ status, data: { code: 'version_conflict' } });
    await waitFor(() => expect(result.current.save.isError).toBe(true));
    expect(result.current.draft?.catalogue.items[0]?.name).toBe('i1');
  });

  it('sends a batch of edits even if it is invalid on the client', async () => {
    const { result } = await setup();
    write = () => ({ status: 404, data: { code: 'not_found' } });
    await act(async () => {
      await expect(
        result.current.save.mutateAsync([{ op: 'place', itemId: 'x', sectionId: 's1', index: 0 }]),
      ).rejects.toThrow();
    });
    expect(server.calls('/apps/menu/save-draft')).toHaveLength(1);
  });

  it('sends batches of edits in series, each with the versions of the previous response', async () => {
    const { result } = await setup();
    const [first, second] = [createDeferred(), createDeferred()];
    let count = 0;
    write = () => ((count += 1) === 1 ? first.response : second.response);
    act(() => result.current.save.mutate([rename('One')]));
    await waitFor(() => expect(result.current.draft?.catalogue.items[0]?.version).toBe(2));
    act(() => result.current.save.mutate([rename('Two', 2)]));
    await waitFor(() => expect(result.current.draft?.catalogue.items[0]?.name).toBe('Two'));
    expect(count).toBe(1);
    draft = { ...draft, draftVersion: 10 };
    first.respond({ status: 200, data: saved() });
    await waitFor(() => expect(count).toBe(2));
    expect(result.current.draft?.catalogue.items[0]?.name).toBe('Two');
    expect(sent(1)).toMatchObject({ draftVersion: 10 });
    parts = {
      ...parts,
      items: parts.items.map((item, place) => (place === 0 ? { ...item, name: 'Two', version: 3 } : item)),
    };
    second.respond({ status: 200, data: saved() });
    await waitFor(() => expect(result.current.save.isSuccess).toBe(true));
    expect(result.current.draft?.catalogue.items[0]?.name).toBe('Two');
  });
});

describe('other menu changes', () => {
  it('menu changes update the state of the draft in every view and refetch what they affect', async () => {
    const { result } = await setup();
    const clean: DraftInfo = { ...draft, status: 'clean', changes: 0, draftVersion: 10 };
    write = ({ url }) => {
      draft = clean;
      if (url.endsWith('/discard-changes')) return { status: 200, data: saved() };
      if (url.endsWith('/cancel-schedule')) return { status: 200, data: { draft } };
      return { status: 201, data: { revision, draft } };
    };
    const reads = () => server.calls('/apps/menu/revisions').length;
    const before = reads();
    await act(() => result.current.discard.mutateAsync({ draftVersion: 9, ids: 'all' }));
    await waitFor(() => expect(result.current.published?.draft.status).toBe('clean'));
    await act(() => result.current.cancel.mutateAsync(10));
    expect(reads()).toBe(before);
    await act(() => result.current.publish.mutateAsync({ draftVersion: 10, note: '', publishAt: null }));
    await act(() =>
      result.current.rollBack.mutateAsync({ revision: 5, draftVersion: 10, discardDraft: false, note: '' }),
    );
    await waitFor(() => expect(reads()).toBe(before + 2));
  });
});

describe('86 changes', () => {
  const input: EightySixInput = {
    targets: [{ kind: 'item', id: 'i1' }],
    restaurantIds: ['nyc'],
    channels: null,
    mode: 'out',
    untilRule: 'hours',
    hours: 2,
    reason: 'sold_out',
    note: '',
  };
  const ids = (list: { entries: EightySix[] } | undefined) => list?.entries.map(({ id }) => id);

  it('adding an 86 entry immediately replaces the active entry of its item in every list; the history keeps both', async () => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.add.mutate(input));
    await waitFor(() => expect(ids(result.current.board)).toEqual(['new-nyc-item-i1']));
    expect(ids(result.current.everywhere)).toEqual(['new-nyc-item-i1', 'e2']);
    expect(ids(result.current.past)).toEqual(['new-nyc-item-i1', 'e1', 'e2']);
    entries = [makeEntry({ id: 'e3', targetId: 'i1' }), ...entries.slice(1)];
    respond({ status: 201, data: { entries: entries.slice(0, 1), ended: [] } });
    await waitFor(() => expect(ids(result.current.board)).toEqual(['e3']));
  });

  it('removing 86 entries ends the active ones in the history and keeps the end time of those already ended', async () => {
    entries = [...entries, makeEntry({ id: 'e3', targetId: 'i3', endedAt: '2026-11-19T10:00:00.000Z' })];
    const { result } = await setup();
    const { response } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate(['e1', 'e3']));
    await waitFor(() => expect(ids(result.current.board)).toEqual([]));
    expect(result.current.past?.entries.map(({ id, endedAt }) => [id, endedAt])).toEqual([
      ['e1', expect.any(String)],
      ['e2', null],
      ['e3', '2026-11-19T10:00:00.000Z'],
    ]);
  });

  it.each([403, 404, 409, 500])('removing an 86 entry rolls back after status %i', async (status) => {
    const { result } = await setup();
    const { response, respond } = createDeferred();
    write = () => response;
    act(() => result.current.remove.mutate(['e1']));
    await waitFor(() => expect(ids(result.current.board)).toEqual([]));
    expect(result.current.everywhere?.total).toBe(1);
    expect(result.current.past?.entries[0]?.endedAt).not.toBeNull();
    respond({ status, data: { code: 'x' } });
    await waitFor(() => expect(result.current.remove.isError).toBe(true));
    expect(ids(result.current.board)).toEqual(['e1']);
    expect(result.current.past?.entries[0]?.endedAt).toBeNull();
  });
});
