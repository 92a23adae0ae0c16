import { AxiosError, getAdapter, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { copyAnswer, uncopied } from './answerCopy';
import { createDatabase, databaseVersion, isDatabase, migrations, type Database } from './database';
import { createFaultTracker, type Fault } from './fault';
import { createSnapshots, type MockStorage } from './persistence';
import { seededRandom } from './random';
import { Refusal, unauthenticated } from './refusal';
import { areaOf, areaPattern } from './areas';
import { answer, breach, type Context, type Route } from './router';
import { workPlaces } from './session/session.fixtures';
import { authenticate } from './session/tokens';
import { createQueue, exclusively, wait } from './turns';
import type { Seed } from './users/users.fixtures';
import { localeOf, toWireRequest } from './wire';

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
  checkAnswers?: boolean;
}

export interface MockApi {
  /** Restores the seed, in storage too. */
  reset(): Promise<void>;
  /** Gives the axios instance its own adapter back. */
  restore(): void;
  /** Settles once the stored data are read; requests wait for it by themselves. */
  ready: Promise<void>;
  /** May be changed at any time. */
  faults: Fault[];
}

const problemHeaders = { 'content-type': 'application/problem+json' };

async function findRoute({ method = 'get', url = '' }: InternalAxiosRequestConfig): Promise<Route | undefined> {
  const routes = await areaOf(url)?.routes();
  return routes?.find(({ endpoint, pattern }) => endpoint.method === method.toUpperCase() && pattern.test(url));
}

/** Answers the contract on an axios instance; a call it does not know goes to the network. */
export function installMockApi(http: AxiosInstance, options: MockApiOptions = {}): MockApi {
  const { latency = 0, auth = 'off', storage = null, now = () => new Date(), seed, checkAnswers = false } = options;
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
  const inTurn = createQueue();
  let db = createDatabase(seed, now());

  const reload = async () => {
    db = (await snapshots.load()) ?? db;
  };
  const ready = reload();

  function contextOf({ headers }: InternalAxiosRequestConfig): Context {
    const moment = now();
    const token = /^Bearer\s+(\S+)$/i.exec(String(headers.get('Authorization') ?? ''))?.[1] ?? '';
    const actor = authenticate(db, token, moment);
    const language = headers.get('Accept-Language');
    return {
      now: moment,
      random,
      actor,
      actorId: actor?.user.id ?? 1,
      ability: actor?.account.ability ?? (auth === 'off' ? [{ action: 'manage', subject: 'all' }] : []),
      workPlaces: actor?.account.workPlaces ?? [...workPlaces],
      locale: localeOf(typeof language === 'string' ? language : ''),
    };
  }

  async function respond(route: Route, config: InternalAxiosRequestConfig): Promise<[number, unknown, object?]> {
    const writes = route.endpoint.method !== 'GET';
    const work = async (): Promise<[number, unknown, object?]> => {
      try {
        await reload();
        if (config.signal?.aborted) return [499, null];
        const { status, body: own } = answer(route, toWireRequest(config), db, contextOf(config));
        // The one copy of an answer: the store keeps its own, frozen parts that no one can change excepted.
        const body = copyAnswer(own);
        const broken = checkAnswers ? breach(route, body) : null;
        if (broken) throw broken;
        if (writes) await snapshots.save(db);
        return [status, body ?? null, { 'content-type': 'application/json' }];
      } catch (error) {
        const refusal = error instanceof Refusal ? error : new Refusal(500, 'internal', { detail: String(error) });
        return [refusal.body.status, copyAnswer(refusal.body), problemHeaders];
      }
    };
    if (!storage) return work();
    return inTurn(writes ? () => exclusively(work) : work);
  }

  async function reply(route: Route, config: InternalAxiosRequestConfig): Promise<[number, unknown, object?]> {
    await ready;
    const struck = strike(route.endpoint.method, route.endpoint.path);
    const [shortest, longest] = typeof latency === 'number' ? [latency, latency] : latency;
    const slow = struck.find(({ kind }) => kind === 'slow');
    const signal = config.signal as AbortSignal | undefined;
    await wait(shortest + random() * (longest - shortest) + (slow ? (slow.delay ?? 3000) : 0), signal);
    if (signal?.aborted) return [499, null];
    const fault = struck.find(({ kind }) => kind !== 'slow');
    switch (fault?.kind) {
      case 'offline':
        throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
      case 'error': {
        const { body } = new Refusal(fault.status ?? 503, 'unavailable', { detail: 'Simulated outage.' });
        return [body.status, body, problemHeaders];
      }
      case 'unauthorized':
        return [401, unauthenticated().body, problemHeaders];
      case 'malformed':
        return [200, '{"users": [', { 'content-type': 'application/json' }];
      default:
        return respond(route, config);
    }
  }

  /** A call that only begins like one of ours goes to the network, untouched. */
  async function passOn(config: InternalAxiosRequestConfig): Promise<[number, unknown, object]> {
    const { status, data, headers } = await getAdapter(originalAdapter)(config);
    return [status, data, headers];
  }

  const originalAdapter = http.defaults.adapter;
  const adapter = new MockAdapter(http, { onNoMatch: 'passthrough' });
  adapter.onAny(areaPattern).reply(async (config) => {
    // The adapter remembers every request for assertions; in an app that would only grow.
    adapter.resetHistory();
    const request = config as InternalAxiosRequestConfig;
    const route = await findRoute(request);
    if (!route) return (await passOn(request)) as never;
    const [status, body, headers] = await reply(route, request);
    return [status, uncopied(body), headers] as never;
  });

  return {
    ready,
    faults,
    restore: () => adapter.restore(),
    async reset() {
      await ready;
      await inTurn(() =>
        exclusively(async () => {
          db = createDatabase(seed, now());
          await snapshots.save(db);
        }),
      );
    },
  };
}
