import { copyResponse } from './responseCopy';
import { areaOf } from './areas';
import { createDatabase, databaseVersion, isDatabase, migrations, type Database } from './database';
import { createFaultTracker, type Fault } from './fault';
import { createSnapshots, type MockStorage } from './persistence';
import { seededRandom } from './random';
import { HttpError, unauthenticated } from './httpError';
import { handleRequest, contractViolation, isWrite, type Context, type Route, type WireRequest } from './router';
import { authenticate } from './session/tokens';
import { delay } from './delay';
import { createMutex, withBrowserLock } from './mutex';
import type { Seed } from './users/users.fixtures';
import { localeOf } from './wire';

export interface MockApiOptions {
  /** Milliseconds an answer takes, or a range of them. @default 0 */
  latency?: number | readonly [min: number, max: number];
  /** Whether calls need a valid token. @default 'off' */
  auth?: 'enforce' | 'off';
  /** Where the data outlives a reload; null: memory only. @default null */
  storage?: MockStorage | null;
  /** The clock. */
  now?: () => Date;
  /** The source of chance. @default a seeded generator */
  random?: () => number;
  /** What goes wrong on purpose. */
  faults?: readonly Fault[];
  /** Which data to begin with. @default 'default' */
  seed?: Seed;
  /** Checks every answer against the contract: 500 when it breaks it. @default false */
  checkResponses?: boolean;
}

/** A call as it came, whatever carried it. */
export interface ApiRequest {
  read: () => WireRequest;
  /** The header of that name; empty: none. */
  authorization: string;
  language: string;
  signal?: AbortSignal;
}

export interface ApiResponse {
  /** 499: nobody waits for it any more. */
  status: number;
  body: unknown;
  type: string | undefined;
  /** The body is the text itself, not what it stands for. */
  isRaw?: true;
}

const json = 'application/json';
const problemResponse = (body: { status: number }): ApiResponse => ({
  status: body.status,
  body,
  type: 'application/problem+json',
});
const clientClosedRequest: ApiResponse = { status: 499, body: null, type: undefined };

/** The route of a call; undefined: the contract has none. */
export async function findRoute(method: string, url: string): Promise<Route | undefined> {
  const routes = await areaOf(url)?.routes();
  return routes?.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url));
}

/** Data, turns, faults and rights behind whatever carries the calls: an axios adapter in the browser, HTTP in Node. */
export function createEngine(options: MockApiOptions = {}) {
  const { latency = 0, auth = 'off', storage = null, now = () => new Date(), seed, checkResponses = false } = options;
  const random = options.random ?? seededRandom('larder');
  const faults = [...(options.faults ?? [])];
  const strike = createFaultTracker(faults, random);
  const snapshots = createSnapshots<Database>(
    storage,
    { version: databaseVersion, migrations, fits: isDatabase },
    (message, cause) =>
      // oxlint-disable-next-line eslint/no-console -- a demo that has lost its data must say so somewhere
      console.warn(`[mock-api] ${message}`, ...(cause === undefined ? [] : [cause])),
  );
  const runExclusive = createMutex();
  let db = createDatabase(seed, now());

  const reload = async () => {
    db = (await snapshots.load()) ?? db;
  };
  const ready = reload();

  function contextOf({ authorization, language }: ApiRequest): Context {
    const moment = now();
    const actor = authenticate(db, /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '', moment);
    // Where nobody signs in, everybody is the first user.
    const account = actor?.account ?? db.accounts.find(({ userId }) => userId === 1);
    return {
      now: moment,
      random,
      actor,
      actorId: actor?.user.id ?? 1,
      ability: actor?.account.ability ?? (auth === 'off' ? [{ action: 'manage', subject: 'all' }] : []),
      workPlaces: account?.workPlaces ?? [],
      locale: localeOf(language),
    };
  }

  async function respond(route: Route, request: ApiRequest): Promise<ApiResponse> {
    const writing = isWrite(route);
    const work = async (): Promise<ApiResponse> => {
      try {
        await reload();
        if (request.signal?.aborted) return clientClosedRequest;
        const { status, body: own } = handleRequest(route, request.read(), db, contextOf(request));
        // The one copy of an answer: the store keeps its own, frozen parts that no one can change excepted.
        const body = copyResponse(own);
        const broken = checkResponses ? contractViolation(route, body) : null;
        if (broken) throw broken;
        if (writing) await snapshots.save(db);
        return { status, body: body ?? null, type: json };
      } catch (error) {
        const httpError =
          error instanceof HttpError ? error : new HttpError(500, 'internal', { detail: String(error) });
        return problemResponse(copyResponse(httpError.body) as typeof httpError.body);
      }
    };
    if (!storage) return work();
    return runExclusive(writing ? () => withBrowserLock(work) : work);
  }

  /** Answers a call, late and wrong where a fault says so; null: the connection is lost. */
  async function reply(route: Route, request: ApiRequest): Promise<ApiResponse | null> {
    await ready;
    const struck = strike(route.endpoint.method, route.endpoint.path);
    const [shortest, longest] = typeof latency === 'number' ? [latency, latency] : latency;
    const slow = struck.find(({ kind }) => kind === 'slow');
    const { signal } = request;
    await delay(shortest + random() * (longest - shortest) + (slow ? (slow.delay ?? 3000) : 0), signal);
    if (signal?.aborted) return clientClosedRequest;
    const fault = struck.find(({ kind }) => kind !== 'slow');
    switch (fault?.kind) {
      case 'offline':
        return null;
      case 'error':
        return problemResponse(new HttpError(fault.status ?? 503, 'unavailable', { detail: 'Simulated outage.' }).body);
      case 'unauthorized':
        return problemResponse(unauthenticated().body);
      case 'malformed':
        return { status: 200, body: '{"users": [', type: json, isRaw: true };
      default:
        return respond(route, request);
    }
  }

  /** Restores the seed, in storage too. */
  async function reset() {
    await ready;
    await runExclusive(() =>
      withBrowserLock(async () => {
        db = createDatabase(seed, now());
        await snapshots.save(db);
      }),
    );
  }

  return { ready, faults, reply, reset };
}
