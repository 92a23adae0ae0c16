import axios, {
  AxiosError,
  CanceledError,
  isAxiosError,
  type AxiosInstance,
  type InternalAxiosRequestConfig,
} from 'axios';
import * as z from 'zod/mini';
import { sessionEndpoints } from '../session/session.contract';
import {
  endSession,
  onCredentialsChange,
  readCredentials,
  renewCredentials,
  rereadCredentials,
  sessionGeneration,
} from '../store/session';
import { ApiError } from './problem';

export interface RefreshOptions {
  /** Keeps the tabs of a browser in a row; null for none. @default navigator.locks */
  locks?: LockManager | null;
  /** Longest wait for another tab's refresh, in milliseconds. @default 10000 */
  lockTimeout?: number;
  /** Longest wait for the refresh call itself, in milliseconds. @default 15000 */
  responseTimeout?: number;
}

/** What a request remembers of the session it was sent in. */
interface Attempt {
  generation: number;
  token: string | null;
  isReplay: boolean;
}

export type SentConfig = InternalAxiosRequestConfig & { attempt?: Attempt };

type Outcome = { kind: 'renewed' } | { kind: 'ended' } | { kind: 'failed'; error: Error };

interface Refresh {
  generation: number;
  token: string;
  outcome: Promise<Outcome>;
}

const lockName = 'larder-refresh';
const rejectionStatuses = [400, 401, 403, 422];
const responseSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
});
/** Without interceptors: a refresh is never refreshed. */
const bare = axios.create();

// One for the page, whatever number of clients it has.
let inFlight: Refresh | null = null;
/** A token that the server gave out again when asked for a new one; asking twice would go on for ever. */
let unrenewable: string | null = null;

/** What has become of a token since it was sent: still the one in use, replaced, or gone with its session. */
function tokenStatus({ token, generation }: Pick<Attempt, 'token' | 'generation'>): 'current' | 'renewed' | 'ended' {
  if (generation !== sessionGeneration()) return 'ended';
  const current = readCredentials().token;
  if (current === token) return 'current';
  return current ? 'renewed' : 'ended';
}

/** Waits for an outcome, but no longer than the session, the old token and the caller's timeout last. */
function waitFor(refresh: Refresh, config: SentConfig): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const { signal } = config;
    const settle = (outcome: Outcome) => {
      stopListening();
      signal?.removeEventListener?.('abort', cancel);
      resolve(outcome);
    };
    const cancel = () => {
      stopListening();
      signal?.removeEventListener?.('abort', cancel);
      reject(new CanceledError(undefined, config));
    };
    const stopListening = onCredentialsChange(() => {
      const kind = tokenStatus(refresh);
      if (kind !== 'current') settle({ kind });
    });
    if (signal?.aborted) return cancel();
    signal?.addEventListener?.('abort', cancel);
    void refresh.outcome.then(settle);
  });
}

/** Gives another tab's write a moment to arrive. */
function changeWithin(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const stopListening = onCredentialsChange(done);
  });
}

/** How a refresh came to its turn among the tabs. */
interface LockState {
  /** How long another tab's write may take to arrive, in milliseconds. */
  grace: number;
  /** Another tab was at it: what it wrote may arrive after the lock that it gave back (storage is not shared at once). */
  hasWaited: boolean;
}
const lockedAtOnce: LockState = { grace: 0, hasWaited: false };
const lockedAfterWait: LockState = { grace: 100, hasWaited: true };
/** Nobody knows who else is at it. */
const unlocked: LockState = { grace: 500, hasWaited: false };

/** Runs a task while no other tab does, or, where that cannot be had in time, all the same. */
async function withTabLock<T>(
  task: (turn: LockState) => Promise<T>,
  { locks, lockTimeout = 10_000 }: RefreshOptions,
): Promise<T> {
  const manager = locks === undefined ? globalThis.navigator?.locks : locks;
  if (!manager) return task(unlocked);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), lockTimeout);
  let begun: Promise<T> | undefined;
  const begin = (turn: LockState) => {
    clearTimeout(timer);
    return (begun = task(turn));
  };
  try {
    await manager.request(lockName, { ifAvailable: true }, (lock) => (lock ? begin(lockedAtOnce) : undefined));
    if (!begun) await manager.request(lockName, { signal: timeout.signal }, () => begin(lockedAfterWait));
  } catch {
    // No locks in this context, or no timeout left.
  }
  clearTimeout(timer);
  return begun ?? task(unlocked);
}

/** A server that says no; a proxy's page in its place says nothing about the session. */
function isRejection(error: unknown): boolean {
  if (!isAxiosError(error) || !error.response) return false;
  const { status, data } = error.response;
  if (!rejectionStatuses.includes(status)) return false;
  return typeof data === 'object' || (status === 401 && !String(data).trimStart().startsWith('<'));
}

async function requestTokens(http: AxiosInstance, refreshToken: string, answerWithin: number) {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AxiosError('The refresh call was not answered in time', AxiosError.ETIMEDOUT));
      timeout.abort();
    }, answerWithin);
  });
  try {
    const { adapter, baseURL } = http.defaults;
    const { method, path: url } = sessionEndpoints.refresh;
    const request = bare.request({ adapter, baseURL, method, url, data: { refreshToken }, signal: timeout.signal });
    const { data } = await Promise.race([request, late]);
    const answer = z.safeParse(responseSchema, data);
    if (!answer.success) throw new ApiError({ status: 0, code: 'malformed_answer', isNetwork: false });
    return answer.data;
  } finally {
    clearTimeout(timer);
  }
}

async function renew(
  http: AxiosInstance,
  sent: { token: string; generation: number },
  options: RefreshOptions,
  { grace, hasWaited }: LockState,
): Promise<Outcome> {
  let { refreshToken } = rereadCredentials();
  if (hasWaited && tokenStatus(sent) === 'current') {
    await changeWithin(grace);
    ({ refreshToken } = rereadCredentials());
  }
  const earlier = tokenStatus(sent);
  if (earlier !== 'current') return { kind: earlier };
  const isUnchanged = () => tokenStatus(sent) === 'current' && readCredentials().refreshToken === refreshToken;
  try {
    if (!refreshToken) {
      endSession('expired');
      return { kind: 'ended' };
    }
    const answer = await requestTokens(http, refreshToken, options.responseTimeout ?? 15_000);
    if (isUnchanged()) {
      if (answer.accessToken === sent.token) {
        unrenewable = sent.token;
        throw new ApiError({ status: 401, detail: 'The refresh call gave the same token' });
      }
      renewCredentials(answer.accessToken, answer.refreshToken);
    }
  } catch (error) {
    if (!isRejection(error)) return { kind: 'failed', error: error as Error };
    if (isUnchanged()) await changeWithin(grace);
    rereadCredentials();
    if (isUnchanged()) endSession('expired');
  }
  const status = tokenStatus(sent);
  return status === 'current' ? { kind: 'failed', error: new ApiError({ status: 401 }) } : { kind: status };
}

function refreshFor(http: AxiosInstance, token: string, generation: number, options: RefreshOptions): Refresh {
  if (inFlight?.generation === generation && inFlight.token === token) return inFlight;
  const outcome = withTabLock((turn) => renew(http, { token, generation }, options, turn), options).finally(() => {
    if (inFlight === started) inFlight = null;
  });
  const started: Refresh = { generation, token, outcome };
  inFlight = started;
  return started;
}

/** Renews the tokens before a call needs it, in one row with those who do; rejects where that failed and the session goes on. */
export async function renewAhead(http: AxiosInstance, options: RefreshOptions = {}): Promise<void> {
  const { token } = readCredentials();
  if (!token) return;
  const outcome = await refreshFor(http, token, sessionGeneration(), options).outcome;
  if (outcome.kind === 'failed') throw outcome.error;
}

/** The calls of sign-in itself: never held back, never refreshed for. */
function isSessionCall({ url = '' }: SentConfig) {
  return /^\/?jwt\//.test(url);
}

/** The token is for our server alone. */
function isForeign({ url = '', baseURL }: SentConfig) {
  return /^([a-z][a-z\d+.-]*:)?\/\//i.test(url) && !(baseURL && url.startsWith(baseURL));
}

/** Puts the bearer token on every request of a client, and on 401 renews it once for all who wait (contract.md, the client's duties). */
export function installRefresh(http: AxiosInstance, options: RefreshOptions = {}) {
  http.interceptors.request.use(async (config: SentConfig) => {
    const isReplay = config.attempt?.isReplay ?? false;
    if (isForeign(config) || (config.headers.has('Authorization') && !isReplay)) return config;
    const generation = config.attempt?.generation ?? sessionGeneration();
    if (
      inFlight &&
      !isSessionCall(config) &&
      inFlight.generation === generation &&
      tokenStatus(inFlight) === 'current'
    ) {
      const outcome = await waitFor(inFlight, config);
      if (outcome.kind === 'failed') throw outcome.error;
    }
    // A request never travels in another session than the one it was made in.
    if (generation !== sessionGeneration() && !isSessionCall(config)) throw new ApiError({ status: 401 });
    const { token } = readCredentials();
    config.attempt = { generation, token, isReplay };
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });

  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const config = error.config as SentConfig | undefined;
    const attempt = config?.attempt;
    if (!config || !attempt?.token || attempt.isReplay || isSessionCall(config)) throw error;
    const { token, generation } = attempt;
    if (tokenStatus(attempt) === 'current') {
      if (token === unrenewable) throw error;
      const outcome = await waitFor(refreshFor(http, token, generation, options), config);
      if (outcome.kind === 'failed') error.cause = outcome.error;
    }
    if (tokenStatus(attempt) !== 'renewed') throw error;
    return http.request({ ...config, attempt: { ...attempt, isReplay: true } } as SentConfig);
  });
}
