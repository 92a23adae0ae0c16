import { copyResponse } from './responseCopy';
import { moveTries } from './accountAccess/tries';
import { areaOf } from './areas';
import { createDatabase, databaseVersion, isDatabase, migrations, type Database } from './database';
import { demoTextsOf, type DemoTexts } from './demoTexts';
import { createTranslatedAreas } from './translatedAreas';
import { createFaultTracker, type Fault } from './fault';
import { createSnapshots, type MockStorage } from './persistence';
import { seededRandom } from './random';
import { HttpError, unauthenticated } from './httpError';
import { rulesOfUser } from './roles/roles.store';
import { handleRequest, contractViolation, isWrite, type Context, type Route, type WireRequest } from './router';
import { authenticate, isFirstUse, spendReplaced } from './session/tokens';
import { delay } from './delay';
import { createMutex, withBrowserLock } from './mutex';
import type { Seed } from './users/users.fixtures';
import { localeOf } from './wire';

export interface MockApiOptions {
  /** Latency in milliseconds, or a range. @default 0 */
  latency?: number | readonly [min: number, max: number];
  /** `enforce` requires a valid token. @default 'off' */
  auth?: 'enforce' | 'off';
  /** Storage that persists the data across reloads. `null` keeps it in memory. @default null */
  storage?: MockStorage | null;
  /** `sessions` keeps all other data in memory, so that users stay signed in with another seed. @default 'all' */
  persists?: 'all' | 'sessions';
  /** Returns the current time. */
  now?: () => Date;
  /** Random number generator. @default a seeded generator */
  random?: () => number;
  /** Simulated failures. The engine reads the array for each request. */
  faults?: readonly Fault[];
  /** Initial data. @default 'default' */
  seed?: Seed;
  /** If true, validates every response against the contract and responds with 500 on a violation. @default false */
  checkResponses?: boolean;
}

/** A request, independent of its transport. */
export interface ApiRequest {
  read: () => WireRequest;
  /** Value of the header, or an empty string. */
  authorization: string;
  language: string;
  signal?: AbortSignal;
}

export interface ApiResponse {
  /** HTTP status. 499 if the client has canceled the request. */
  status: number;
  body: unknown;
  type: string | undefined;
  /** If true, the body is sent as text instead of JSON. */
  isRaw?: true;
}

const json = 'application/json';
const problemResponse = (body: { status: number }): ApiResponse => ({
  status: body.status,
  body,
  type: 'application/problem+json',
});
const tokenOf = ({ authorization }: ApiRequest) => /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? '';
const clientClosedRequest: ApiResponse = { status: 499, body: null, type: undefined };

/** The API as seen by a transport. */
export interface Backend {
  /** Resolves when the stored data has loaded. */
  ready: Promise<void>;
  /** Resolves to undefined for an unknown endpoint, and to `null` for a lost connection. */
  respond: (method: string, url: string, request: ApiRequest) => Promise<ApiResponse | null | undefined>;
  /** Resets the data to its initial state, in memory and in storage. */
  reset: () => Promise<void>;
}

/** Finds the route of a request. Returns undefined for an unknown endpoint. */
export async function findRoute(method: string, url: string): Promise<Route | undefined> {
  const routes = await areaOf(url)?.routes();
  return routes?.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url));
}

/**
 * Creates the API without a transport: data, locking, faults and access. Used in the page, the worker and the HTTP
 * server.
 */
export function createEngine(options: MockApiOptions = {}): Backend {
  const { latency = 0, auth = 'off', storage = null, now = () => new Date(), seed, checkResponses = false } = options;
  const { persists = 'all' } = options;
  const random = options.random ?? seededRandom('larder');
  const strike = createFaultTracker(options.faults ?? [], random);
  const snapshots = createSnapshots<Database>(
    storage,
    { version: databaseVersion, migrations, fits: isDatabase },
    (message, cause) =>
      // oxlint-disable-next-line eslint/no-console -- the user should know that demo data was lost
      console.warn(`[mock-api] ${message}`, ...(cause === undefined ? [] : [cause])),
  );
  const runExclusive = createMutex();
  let db = createDatabase(seed, now());
  const translated = createTranslatedAreas();
  /** The stored data, if `persists` is `sessions` and only its sessions are used. */
  let base: Database | undefined;
  const sessionsIn = ({ accessTokens, refreshTokens }: Database) => ({ accessTokens, refreshTokens });
  const save = () =>
    snapshots.save(persists === 'all' ? db : { ...(base ?? createDatabase('default', now())), ...sessionsIn(db) });

  const reload = async () => {
    const stored = await snapshots.load();
    if (!stored) return;
    if (persists === 'sessions') {
      base = stored;
      Object.assign(db, sessionsIn(stored));
      return;
    }
    moveTries(db, stored);
    db = stored;
    translated.clear();
  };
  const ready = reload();

  function contextOf(request: ApiRequest, texts: DemoTexts | undefined): Context {
    const moment = now();
    const actor = authenticate(db, tokenOf(request), moment);
    // Without a valid token, uses the workplaces of the owner.
    const account = actor?.account ?? db.accounts.find(({ userId }) => userId === 1);
    return {
      now: moment,
      random,
      actor,
      actorId: actor?.user.id ?? 1,
      ability: actor
        ? rulesOfUser(db, actor.user, actor.account)
        : auth === 'off'
          ? [{ action: 'manage', subject: 'all' }]
          : [],
      workPlaces: account?.workPlaces ?? [],
      locale: localeOf(request.language),
      texts,
    };
  }

  async function handle(route: Route, request: ApiRequest): Promise<ApiResponse> {
    const writing = isWrite(route) || isFirstUse(db, tokenOf(request));
    const loading = demoTextsOf(localeOf(request.language));
    const texts = loading && (await loading);
    const translate = <T>(body: T): T => (texts ? texts.translate(body) : body);
    const work = async (): Promise<ApiResponse> => {
      try {
        await reload();
        if (request.signal?.aborted) return clientClosedRequest;
        const context = contextOf(request, texts);
        const source = texts && !isWrite(route) ? translated.databaseIn(texts, db) : db;
        const { status, body: own } = handleRequest(route, request.read(), source, context);
        if (writing && context.actor) spendReplaced(db, context.actor.session);
        // Copies the response once, so that it doesn't share memory with the database.
        const body = copyResponse(translate(own));
        const broken = checkResponses ? contractViolation(route, body) : null;
        if (broken) throw broken;
        if (writing) await save();
        return { status, body: body ?? null, type: json };
      } catch (error) {
        const httpError =
          error instanceof HttpError ? error : new HttpError(500, 'internal', { detail: String(error) });
        return problemResponse(copyResponse(translate(httpError.body)) as typeof httpError.body);
      } finally {
        if (writing) translated.clear();
      }
    };
    if (!storage) return work();
    return runExclusive(writing ? () => withBrowserLock(work) : work);
  }

  async function respond(method: string, url: string, request: ApiRequest): Promise<ApiResponse | null | undefined> {
    const route = await findRoute(method, url);
    if (!route) return undefined;
    await ready;
    const struck = strike(route.endpoint.method, route.endpoint.path, request.authorization);
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
        return problemResponse(
          new HttpError(fault.status ?? 503, 'unavailable', { detail: 'Simulated outage. Try again.' }).body,
        );
      case 'unauthorized':
        return problemResponse(unauthenticated().body);
      case 'malformed':
        return { status: 200, body: '{"users": [', type: json, isRaw: true };
      default:
        return handle(route, request);
    }
  }

  async function reset() {
    await ready;
    await runExclusive(() =>
      withBrowserLock(async () => {
        db = createDatabase(seed, now());
        translated.clear();
        await save();
      }),
    );
  }

  return { ready, respond, reset };
}
