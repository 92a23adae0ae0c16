import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { http } from '../http/axiosClient';
import { defineEndpoint } from '../http/endpoint';
import { createFakeServer, type FakeResponse } from '../http/testing/fakeServer';
import { createQueryClient } from '../query/queryClient';
import { store } from '../store/jotai';
import { endSession, startSession } from '../store/session';
import { ledgerAtom, ledgerLength, type LedgerCall } from './ledger.atoms';
import { recordChange } from './ledger';
import { ledgerCall } from './ledgerCalls';
import { conflictFields, resolveConflicts, undoChange } from './undoChange';

const { adapter } = http.defaults;
const remove = defineEndpoint({
  method: 'DELETE',
  path: '/jars/delete',
  input: z.object({ id: z.int() }),
  output: z.unknown(),
});
const update = defineEndpoint({
  method: 'POST',
  path: '/jars/update',
  input: z.object({ jar: z.object({ id: z.int(), name: z.string() }), version: z.optional(z.int()) }),
  output: z.unknown(),
});
const server = createFakeServer();
const jar = (name = 'Plums', calls = [ledgerCall(remove, { id: 1 })]) =>
  recordChange({ text: { key: 'jars.added', values: { name } }, calls, reload: ['jars'] });
const changes = () => store.get(ledgerAtom);
let response: (id: number) => FakeResponse | Promise<FakeResponse>;

beforeEach(() => {
  startSession(server.signIn(1));
  server.requests.length = 0;
  response = () => ({ status: 200, data: {} });
  server.onCall = ({ params }) => response(Number((params as { id?: unknown })?.id));
  http.defaults.adapter = server.adapter;
});
afterEach(() => {
  http.defaults.adapter = adapter;
  for (const userId of [1, 2]) store.set(ledgerAtom, [], userId);
  endSession('signed-out');
});

describe('ledger', () => {
  it('keeps the last twenty changes of this tab, newest first', () => {
    for (let count = 0; count < ledgerLength + 3; count += 1) jar(`Jar ${count}`);
    expect(changes()).toHaveLength(ledgerLength);
    expect(changes()[0]?.text.values.name).toBe(`Jar ${ledgerLength + 2}`);
    expect(JSON.parse(sessionStorage.getItem('ledger') ?? '')[1]).toEqual(changes());
    expect(localStorage.getItem('ledger')).toBeNull();
  });

  it('refetches the entity after an undo, even if its query keys start with a scope', async () => {
    const client = createQueryClient();
    const keys = [
      ['jars', 'list'],
      ['quay', 'jars'],
      ['quay', 'lids'],
    ];
    for (const key of keys) client.setQueryData(key, []);
    await undoChange(jar(), client);
    expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
  });

  it('hides changes from other users and shows them when their user signs in again', async () => {
    const id = jar();
    startSession(server.signIn(2));
    expect(changes()).toEqual([]);
    expect(await undoChange(id, createQueryClient())).toEqual({ done: 0, errors: [], conflicts: [] });
    expect(server.requests).toEqual([]);
    jar('Figs');
    endSession('signed-out');
    expect(changes()).toEqual([]);
    startSession(server.signIn(1));
    expect(changes().map(({ text }) => text.values.name)).toEqual(['Plums']);
    expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
  });

  it('attributes a change to the user who started it, even after the session ended', () => {
    startSession(server.signIn(2));
    recordChange({ text: { key: 'jars.added', values: { name: 'Plums' } }, calls: [], reload: [] }, 1);
    expect(changes()).toEqual([]);
    startSession(server.signIn(1));
    expect(changes()).toHaveLength(1);
  });

  it('stops undoing when the session ends and keeps the remaining calls', async () => {
    const id = jar(
      'Shelf',
      Array.from({ length: 9 }, (_, index) => ledgerCall(remove, { id: index })),
    );
    response = async (jarId) => {
      if (jarId === 3) startSession(server.signIn(2));
      return { status: 200, data: {} };
    };
    await undoChange(id, createQueryClient());
    expect(changes()).toEqual([]);
    startSession(server.signIn(1));
    expect(changes()[0]).toMatchObject({ isUndone: false });
    expect(changes()[0]?.calls.map(({ input }) => input.id)).toEqual(expect.arrayContaining([4, 5, 6, 7, 8]));
    expect(server.requests).toHaveLength(4);
  });

  it('undoes a change with the recorded calls, then refetches', async () => {
    const client = createQueryClient();
    client.setQueryData(['jars', 'list'], []);
    client.setQueryData(['rst-nyc', 'jars', 'list'], []);
    client.setQueryData(['rst-nyc', 'figs', 'jars'], []);
    const id = jar();
    expect(await undoChange(id, client)).toEqual({ done: 1, errors: [], conflicts: [] });
    expect(server.requests.map(({ method, url, params }) => [method, url, params])).toEqual([
      ['delete', '/jars/delete', { id: 1 }],
    ]);
    expect(client.getQueryState(['jars', 'list'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['rst-nyc', 'jars', 'list'])?.isInvalidated).toBe(true);
    expect(client.getQueryState(['rst-nyc', 'figs', 'jars'])?.isInvalidated).toBe(false);
    expect(changes()[0]?.isUndone).toBe(true);
    expect(await undoChange(id, client)).toEqual({ done: 0, errors: [], conflicts: [] });
    expect(server.requests).toHaveLength(1);
  });

  it('undoes a change only once', async () => {
    const client = createQueryClient();
    const id = jar();
    await Promise.all([undoChange(id, client), undoChange(id, client)]);
    expect(server.requests).toHaveLength(1);
  });

  it('keeps failed undo calls for a retry', async () => {
    const client = createQueryClient();
    response = (id) => ({ status: id === 2 ? 403 : 200, data: {} });
    const id = jar(
      'Shelf',
      [1, 2, 3].map((each) => ledgerCall(remove, { id: each })),
    );
    const outcome = await undoChange(id, client);
    expect([outcome.done, outcome.errors.length]).toEqual([2, 1]);
    expect(changes()[0]).toMatchObject({ isUndone: false, calls: [{ input: { id: 2 } }] });
    response = () => ({ status: 200, data: {} });
    expect(await undoChange(id, client)).toEqual({ done: 1, errors: [], conflicts: [] });
    expect(changes()[0]?.isUndone).toBe(true);
  });

  it('sends at most four undo calls in parallel', async () => {
    let now = 0;
    let most = 0;
    response = async () => {
      now += 1;
      most = Math.max(most, now);
      await new Promise((resolve) => setTimeout(resolve, 2));
      now -= 1;
      return { status: 200, data: {} };
    };
    const id = jar(
      'Shelf',
      Array.from({ length: 9 }, (_, index) => ledgerCall(remove, { id: index })),
    );
    await undoChange(id, createQueryClient());
    expect(most).toBe(4);
  });

  it('treats a missing record as removed if the response to its creation was lost', async () => {
    response = () => ({ status: 404, data: {} });
    const id = jar('Plums', [{ ...ledgerCall(remove, { id: 1 }), isUncertain: true }]);
    expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
  });

  it('undo ignores an unknown change', async () => {
    expect(await undoChange('x', createQueryClient())).toEqual({ done: 0, errors: [], conflicts: [] });
  });

  describe('undo of an update', () => {
    let stored: { id: number; name: string; shelf: string; version: number };
    /** Records that the jar was renamed from Plums to Figs, which saved version 2. */
    const renamed = () =>
      jar('Figs', [
        ledgerCall(update, { jar: { id: 1, name: 'Plums' } }, { id: 1, name: 'Figs', version: 2 } as object),
      ]);
    const sent = () => server.requests.map(({ data }) => JSON.parse(String(data)) as unknown);

    beforeEach(() => {
      stored = { id: 1, name: 'Figs', shelf: 'A', version: 2 };
      server.onCall = ({ data }) => {
        const { jar: changes, version } = JSON.parse(String(data)) as { jar: object; version: number };
        if (version !== stored.version) return { status: 409, data: { code: 'version_conflict', current: stored } };
        stored = { ...stored, ...changes, version: version + 1 };
        return { status: 200, data: {} };
      };
    });

    it('undo sends the version inside the record if the endpoint has it there', async () => {
      const versions = () =>
        server.requests.map(({ data }) => (JSON.parse(String(data)) as { lid: { version: number } }).lid.version);
      const seal = defineEndpoint({
        method: 'POST',
        path: '/lids/update',
        input: z.object({ lid: z.object({ id: z.int(), name: z.string(), version: z.int() }) }),
        output: z.unknown(),
      });
      const id = jar('Figs', [
        ledgerCall(seal, { lid: { id: 1, name: 'Plums', version: 1 } }, { id: 1, name: 'Figs', version: 2 } as object),
      ]);
      // The lid was changed again, but its name stayed.
      server.onCall = ({ data }) =>
        (JSON.parse(String(data)) as { lid: { version: number } }).lid.version === 3
          ? { status: 200, data: {} }
          : { status: 409, data: { code: 'version_conflict', current: { id: 1, name: 'Figs', version: 3 } } };
      expect(await undoChange(id, createQueryClient())).toMatchObject({ done: 1, errors: [], conflicts: [] });
      expect(versions()).toEqual([2, 3]);
    });

    it('undo sends the version that the change saved', async () => {
      expect(await undoChange(renamed(), createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
      expect(sent()).toEqual([{ jar: { id: 1, name: 'Plums' }, version: 2 }]);
      expect(stored.name).toBe('Plums');
    });

    it('undo keeps a newer value and returns it with the value to restore', async () => {
      const id = renamed();
      stored = { ...stored, name: 'Pears', version: 3 };
      const { done, errors, conflicts } = await undoChange(id, createQueryClient());
      expect([done, errors.length, conflicts.length]).toEqual([0, 0, 1]);
      expect(conflictFields(conflicts[0]!)).toEqual([{ name: 'name', restored: 'Plums', current: 'Pears' }]);
      expect(stored.name).toBe('Pears');
      expect(changes()[0]?.isUndone).toBe(false);
    });

    it('undo does not ask if only other fields have changed since', async () => {
      const id = renamed();
      stored = { ...stored, shelf: 'B', version: 5 };
      expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
      expect(stored).toEqual({ id: 1, name: 'Plums', shelf: 'B', version: 6 });
    });

    it('undo does not ask if the newer value is the one to restore', async () => {
      const id = renamed();
      stored = { ...stored, name: 'Plums', version: 3 };
      expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
      expect(stored.name).toBe('Plums');
    });

    it('undo overwrites the newer value if the user decides so, unless it changes again', async () => {
      const id = renamed();
      stored = { ...stored, name: 'Pears', version: 3 };
      const first = await undoChange(id, createQueryClient());
      stored = { ...stored, name: 'Quinces', version: 4 };
      resolveConflicts(id, first.conflicts, 'overwrite');
      const second = await undoChange(id, createQueryClient());
      expect(second.conflicts.map(conflictFields)).toEqual([[{ name: 'name', restored: 'Plums', current: 'Quinces' }]]);
      resolveConflicts(id, second.conflicts, 'overwrite');
      expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
      expect(stored.name).toBe('Plums');
      expect(changes()[0]?.isUndone).toBe(true);
    });

    it('undo has no call left after the user decides to keep the newer value', async () => {
      const id = renamed();
      stored = { ...stored, name: 'Pears', version: 3 };
      const { conflicts } = await undoChange(id, createQueryClient());
      resolveConflicts(id, conflicts, 'keep');
      expect(changes()[0]).toMatchObject({ isUndone: false, calls: [] });
      expect(stored.name).toBe('Pears');
    });

    it('undo compares the fields of an input without a record, but not those that the record lacks', async () => {
      const name = z.object({ id: z.int(), version: z.optional(z.int()), name: z.string() });
      const move = defineEndpoint({ method: 'POST', path: '/jars/name', input: name, output: z.unknown() });
      const action = z.object({ id: z.int(), version: z.optional(z.int()), action: z.string() });
      const shelve = defineEndpoint({ method: 'POST', path: '/jars/shelve', input: action, output: z.unknown() });
      const conflictsOf = async (step: LedgerCall, current: object) => {
        server.onCall = ({ data }) =>
          (JSON.parse(String(data)) as { version: number }).version === 2
            ? { status: 409, data: { code: 'version_conflict', current } }
            : { status: 200, data: {} };
        return (await undoChange(jar('Figs', [step]), createQueryClient())).conflicts.map(conflictFields);
      };
      const rename = ledgerCall(move, { id: 1, name: 'Plums' }, stored);
      expect(await conflictsOf(rename, { ...stored, name: 'Pears', version: 3 })).toEqual([
        [{ name: 'name', restored: 'Plums', current: 'Pears' }],
      ]);
      expect(await conflictsOf(rename, { ...stored, shelf: 'B', version: 3 })).toEqual([]);
      const unshelve = ledgerCall(shelve, { id: 1, action: 'remove' }, stored);
      expect(await conflictsOf(unshelve, { ...stored, shelf: 'B', version: 3 })).toEqual([[]]);
    });

    it('undo reports a conflict without fields for a removal, and overwriting resolves it', async () => {
      const id = jar('Figs', [ledgerCall(remove, { id: 1 }, { version: 2 })]);
      server.onCall = ({ params }) =>
        (params as { version: number }).version === 3
          ? { status: 200, data: {} }
          : { status: 409, data: { code: 'version_conflict', current: { ...stored, version: 3 } } };
      const { conflicts } = await undoChange(id, createQueryClient());
      expect(conflicts.map(conflictFields)).toEqual([[]]);
      resolveConflicts(id, conflicts, 'overwrite');
      expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [], conflicts: [] });
    });
  });
});
