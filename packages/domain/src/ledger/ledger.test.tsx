import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { http } from '../http/axiosClient';
import { defineEndpoint } from '../http/endpoint';
import { createFakeServer, type FakeResponse } from '../http/testing/fakeServer';
import { createQueryClient } from '../query/queryClient';
import { store } from '../store/jotai';
import { endSession, startSession } from '../store/session';
import { ledgerAtom, ledgerLength } from './ledger.atoms';
import { ledgerCall, recordChange, undoChange } from './ledger';

const { adapter } = http.defaults;
const remove = defineEndpoint({
  method: 'DELETE',
  path: '/jars/delete',
  input: z.object({ id: z.int() }),
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

  it('hides changes from other users and shows them when their user signs in again', async () => {
    const id = jar();
    startSession(server.signIn(2));
    expect(changes()).toEqual([]);
    expect(await undoChange(id, createQueryClient())).toEqual({ done: 0, errors: [] });
    expect(server.requests).toEqual([]);
    jar('Figs');
    endSession('signed-out');
    expect(changes()).toEqual([]);
    startSession(server.signIn(1));
    expect(changes().map(({ text }) => text.values.name)).toEqual(['Plums']);
    expect(await undoChange(id, createQueryClient())).toEqual({ done: 1, errors: [] });
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
    const id = jar();
    expect(await undoChange(id, client)).toEqual({ done: 1, errors: [] });
    expect(server.requests.map(({ method, url, params }) => [method, url, params])).toEqual([
      ['delete', '/jars/delete', { id: 1 }],
    ]);
    expect(client.getQueryState(['jars', 'list'])?.isInvalidated).toBe(true);
    expect(changes()[0]?.isUndone).toBe(true);
    expect(await undoChange(id, client)).toEqual({ done: 0, errors: [] });
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
    expect(await undoChange(id, client)).toEqual({ done: 1, errors: [] });
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

  it('ignores an unknown change', async () => {
    expect(await undoChange('x', createQueryClient())).toEqual({ done: 0, errors: [] });
  });
});
