import * as contract from '@larder/domain/contract';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { copyResponse } from './responseCopy';
import { areas } from './areas';
import { listCalls } from './conformance/calls';
import { sampleInputs, collectIds, type KnownIds } from './conformance/samples';
import { createDatabase, isDatabase, type Database } from './database';
import { seededRandom } from './random';
import { HttpError } from './httpError';
import { handleRequest, contractViolation, type Context, type Route } from './router';
import { arbitraryFor } from './testing/inputs';
import { friday, startApi } from './testing/api';

const routes = (await Promise.all(areas.map((area) => area.routes()))).flat();
const calls = listCalls(contract);
const routeOf = (id: string): Route => {
  const { endpoint } = calls.find((call) => call.id === id)!;
  return routes.find((route) => route.endpoint === endpoint)!;
};

/** Uses random numbers that depend only on the index of the call, not on previous calls. */
function withChance<T>(index: number, work: (random: () => number) => T): T {
  const random = seededRandom(`call ${index}`);
  const bytes = vi.spyOn(crypto, 'getRandomValues').mockImplementation((view) => {
    const array = view as unknown as Uint8Array;
    array.set(Array.from(array, () => Math.floor(random() * 256)));
    return view;
  });
  try {
    return work(random);
  } finally {
    bytes.mockRestore();
  }
}

const contextOf = (db: Database, random: () => number): Context => {
  const user = db.users.find(({ id }) => id === 1)!;
  const account = db.accounts.find(({ userId }) => userId === 1)!;
  return {
    now: friday,
    random,
    actor: { user, account, token: 'token', session: 'session' },
    actorId: 1,
    ability: account.ability,
    workPlaces: account.workPlaces,
    locale: 'en',
  };
};

interface Asked {
  id: string;
  input: Record<string, unknown>;
}

/** Sends one request to the handlers. */
function ask(db: Database, { id, input }: Asked, index: number) {
  const route = routeOf(id);
  const { method, path } = route.endpoint;
  const rest = { ...input };
  const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value).toWellFormed()) || 'x';
  });
  const texts = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const query = Object.fromEntries(
    texts.map(([name, value]) => [name, Array.isArray(value) ? value.map(asText) : asText(value)]),
  );
  const wire = method === 'POST' ? { query: {}, body: JSON.stringify(rest) } : { query, body: undefined };
  return withChance(index, (random) => {
    try {
      const { status, body } = handleRequest(route, { path: url, ...wire }, db, contextOf(db, random));
      return { status, body: copyResponse(body), route };
    } catch (error) {
      const httpError =
        error instanceof HttpError ? error : new HttpError(500, 'internal', { detail: (error as Error).stack });
      return { status: httpError.body.status, body: copyResponse(httpError.body), route };
    }
  });
}

/** Creates a database with all stores initialized, and collects the IDs of its lists. */
function warm() {
  const db = createDatabase('default', friday);
  const pool: KnownIds = { ids: new Map(), workPlaces: ['rst-nyc', 'rst-lis', 'rst-tyo'] };
  for (const call of calls) {
    if (call.endpoint.method !== 'GET') continue;
    const [input] = sampleInputs(call, pool, 1);
    if (input) collectIds(pool, call.table, ask(db, { id: call.id, input }, 0).body);
  }
  return { db, pool };
}

const { db: first, pool } = warm();
const pristine = JSON.stringify(first);
const fresh = () => JSON.parse(pristine) as Database;
const asked = fc.oneof(
  ...calls.map((call) =>
    arbitraryFor(call.endpoint.input, pool.ids.get(call.table)?.slice(0, 8) ?? []).map((input) => ({
      id: call.id,
      input: input as Record<string, unknown>,
    })),
  ),
);
/** Returns the stores of `db` that `other` has too: stores created on first use don't count as changes. */
const common = (db: Database, other: Database) =>
  JSON.stringify({
    ...db,
    areas: Object.fromEntries(Object.entries(db.areas).filter(([name]) => Object.hasOwn(other.areas, name))),
  });

const spoil = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const entry of Object.values(value)) spoil(entry);
  if (Array.isArray(value)) value.length = 0;
  else for (const key of Object.keys(value)) delete (value as Record<string, unknown>)[key];
};

/** Returns the problems of one response. */
function faultOf(entry: Asked, { status, body, route }: ReturnType<typeof ask>): string[] {
  const { title, code, status: said } = (body ?? {}) as Record<string, unknown>;
  const isProblem = said === status && [title, code].every((text) => typeof text === 'string' && text !== '');
  const broken =
    status < 400
      ? contractViolation(route, body)?.body.detail
      : isProblem && status < 500
        ? undefined
        : 'no problem details';
  return broken
    ? [`${JSON.stringify(entry).slice(0, 500)}: ${status} ${broken} ${JSON.stringify(body).slice(0, 500)}`]
    : [];
}

describe('any calls in any order', () => {
  it.each([1, 2, 3, 4])(
    'random calls match the contract, change nothing if rejected, share no objects and store plain data (%i)',
    { timeout: 60_000 },
    (seed) => {
      const list = fc.sample(asked, { numRuns: 500, seed });
      const [db, replayed] = [fresh(), fresh()];
      const good: number[] = [];
      const faults = list.flatMap((entry, index) => {
        const response = ask(db, entry, index);
        if (response.status < 400) good.push(index);
        const found = faultOf(entry, response);
        spoil(response.body);
        return found;
      });
      expect(faults).toEqual([]);
      expect(isDatabase(db)).toBe(true);
      expect(JSON.parse(JSON.stringify(db))).toEqual(db);
      // Replaying only the successful calls leads to the same data.
      for (const index of good) ask(replayed, list[index]!, index);
      expect(common(db, replayed) === common(replayed, db) ? '' : culprit(list)).toBe('');
      // Enough calls must succeed for a meaningful test.
      expect(good.length).toBeGreaterThan(list.length / 10);
    },
  );
});

/** Finds the first rejected call that changed data. */
function culprit(list: readonly Asked[]): string {
  const db = fresh();
  for (const [index, entry] of list.entries()) {
    const before = JSON.parse(JSON.stringify(db)) as Database;
    const { status, body } = ask(db, entry, index);
    if (status >= 400 && common(db, before) !== common(before, db)) {
      return `${JSON.stringify(entry).slice(0, 600)} returned ${JSON.stringify(body).slice(0, 300)} and changed something`;
    }
  }
  return 'only an earlier response was changed';
}

describe('stored changes', () => {
  it('stored changes survive a reload after random calls', async () => {
    const texts = new Map<string, string>();
    const storage = {
      get: async (key: string) => texts.get(key) ?? null,
      set: async (key: string, value: string) => void texts.set(key, value),
      remove: async (key: string) => void texts.delete(key),
    };
    const before = startApi({ storage });
    const list = fc.sample(asked, { numRuns: 250, seed: 3 });
    const writes = list.filter(
      ({ id }) => routeOf(id).endpoint.method !== 'GET' && !/^session|^accountAccess/.test(id),
    );
    for (const { id, input } of writes) {
      const { method, path } = routeOf(id).endpoint;
      const url = path.replace(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(input[name])));
      await (method === 'POST' ? before.post(url, input) : before.remove(url, input));
    }
    const after = startApi({ storage });
    for (const call of calls) {
      if (call.endpoint.method !== 'GET' || call.endpoint.path.includes('{')) continue;
      const [input] = sampleInputs(call, pool, 1);
      if (!input) continue;
      const [one, other] = [await before.get(call.endpoint.path, input), await after.get(call.endpoint.path, input)];
      expect([call.id, other.status, other.data]).toEqual([call.id, one.status, one.data]);
    }
  }, 60_000);
});
