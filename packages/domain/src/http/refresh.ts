import axios, {
  AxiosError,
  CanceledError,
  isAxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import * as z from 'zod/mini';
import { ruleSchema, sessionEndpoints } from '../session/session.contract';
import {
  endSession,
  onCredentialsChange,
  readCredentials,
  renewCredentials,
  rereadCredentials,
  sessionGeneration,
  updateSessionUser,
} from '../store/session';
import type { Endpoint } from './endpoint';
import { ApiError } from './problem';

export interface RefreshOptions {
  /** Serializes refreshes across tabs. `null` disables it. @default navigator.locks */
  locks?: LockManager | null;
  /**
   * Maximum wait for the refreshes of other tabs, in milliseconds. Must allow for two that time out: without the lock,
   * two tabs may send the same refresh token, and the slower one ends the session.
   *
   * @default 35000
   */
  lockTimeout?: number;
  /** Timeout of the refresh call, in milliseconds. @default 15000 */
  responseTimeout?: number;
}

/** Session state when a request was sent. */
interface Attempt {
  generation: number;
  token: string | null;
  /** How often the request has been sent. */
  sends: number;
}

export type SentConfig = InternalAxiosRequestConfig & { attempt?: Attempt };

type Outcome = { kind: 'renewed' } | { kind: 'ended' } | { kind: 'failed'; error: Error };

interface Refresh {
  generation: number;
  token: string;
  outcome: Promise<Outcome>;
}

/** Maximum number of sends: the request, a replay after a refresh, and another if a tab refreshes during the replay. */
const maxSends = 3;
const lockName = 'larder-refresh';
const rejectionStatuses = [400, 401, 403, 422];
const responseSchema = z.object({
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string()),
  ability: z.catch(z.optional(z.array(ruleSchema)), undefined),
});
/** Has no interceptors, so that a failed refresh doesn't trigger another one. */
const bare = axios.create();

// Shared by all clients of the page.
let inFlight: Refresh | null = null;
/** A token that the server returned again on refresh. It isn't refreshed again, to avoid an endless loop. */
let unrenewable: string | null = null;

/** Compares a sent token with the session: still in use, replaced, or its session has ended. */
function tokenStatus({ token, generation }: Pick<Attempt, 'token' | 'generation'>): 'current' | 'renewed' | 'ended' {
  if (generation !== sessionGeneration()) return 'ended';
  const current = readCredentials().token;
  if (current === token) return 'current';
  return current ? 'renewed' : 'ended';
}

/**
 * Resolves when the refresh settles, or earlier if the session ends or the token changes. Rejects if the request is
 * aborted.
 */
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
    void refresh.outcome.then(settle, (error: Error) => settle({ kind: 'failed', error }));
  });
}

/** Time to wait for the tokens of a tab that just released the lock, in ms: storage events arrive with a delay. */
const afterLock = 100;
/** Time to wait for another tab's tokens before ending the session, in ms. */
const beforeEnd = 500;

/** Resolves when a change of the credentials, for example in another tab, makes the condition true, or after a timeout. */
function waitUntil(condition: () => boolean, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stopListening();
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    const stopListening = onCredentialsChange(() => {
      if (condition()) done();
    });
  });
}

/** Runs a task under a lock shared by all tabs. If the lock is unavailable or times out, runs the task without it. */
async function withTabLock<T>(
  task: (hasWaited: boolean) => Promise<T>,
  { locks, lockTimeout = 35_000 }: RefreshOptions,
): Promise<T> {
  const manager = locks === undefined ? globalThis.navigator?.locks : locks;
  if (!manager) return task(false);
  const timeout = new AbortController();
  let begun: Promise<T> | undefined;
  const begin = (hasWaited: boolean) => (timeout.signal.aborted ? undefined : (begun = task(hasWaited)));
  const queue = async () => {
    await manager.request(lockName, { ifAvailable: true }, (lock) => (lock ? begin(false) : undefined));
    if (!begun) await manager.request(lockName, { signal: timeout.signal }, () => begin(true));
  };
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      timeout.abort();
      resolve();
    }, lockTimeout);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    // Rejects if Web Locks are unavailable.
    queue().then(done, done);
  });
  return begun ?? task(false);
}

/** Returns true if the server rejected the refresh token. An HTML error page of a proxy doesn't count. */
function isRejection(error: unknown): boolean {
  if (!isAxiosError(error) || !error.response) return false;
  const { status, data } = error.response;
  if (!rejectionStatuses.includes(status)) return false;
  return typeof data === 'object' || (status === 401 && !String(data).trimStart().startsWith('<'));
}

/** Sends a refresh or sign-out call, with the refresh token in the body. */
function send(http: AxiosInstance, { method, path: url }: Endpoint, refreshToken: string, signal?: AbortSignal) {
  const { adapter, baseURL } = http.defaults;
  return bare.request({ adapter, baseURL, method, url, data: { refreshToken }, ...(signal ? { signal } : {}) });
}

async function requestTokens(http: AxiosInstance, refreshToken: string, timeoutMs: number) {
  const timeout = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new AxiosError('The refresh call timed out', AxiosError.ETIMEDOUT));
      timeout.abort();
    }, timeoutMs);
  });
  try {
    const request = send(http, sessionEndpoints.refresh, refreshToken, timeout.signal);
    const { data } = await Promise.race([request, late]);
    const parsed = z.safeParse(responseSchema, data);
    if (!parsed.success) throw new ApiError({ status: 0, code: 'malformed_response', isNetwork: false });
    return parsed.data;
  } finally {
    clearTimeout(timer);
  }
}

async function renew(
  http: AxiosInstance,
  sent: { token: string; generation: number },
  options: RefreshOptions,
  hasWaited: boolean,
): Promise<Outcome> {
  let { refreshToken } = rereadCredentials();
  if ((hasWaited || !refreshToken) && tokenStatus(sent) === 'current') {
    await waitUntil(() => tokenStatus(sent) !== 'current', refreshToken ? afterLock : beforeEnd);
    ({ refreshToken } = rereadCredentials());
  }
  const earlier = tokenStatus(sent);
  if (earlier !== 'current') return { kind: earlier };
  // The access token may have changed: another tab's tokens arrive one after the other.
  const isUnchanged = () => tokenStatus(sent) !== 'ended' && readCredentials().refreshToken === refreshToken;
  try {
    if (!refreshToken) {
      endSession('expired');
      return { kind: 'ended' };
    }
    const tokens = await requestTokens(http, refreshToken, options.responseTimeout ?? 15_000);
    rereadCredentials();
    if (isUnchanged()) {
      if (tokens.accessToken === sent.token) {
        unrenewable = sent.token;
        throw new ApiError({ status: 401, detail: 'The refresh call returned the same token' });
      }
      renewCredentials(tokens.accessToken, tokens.refreshToken);
      if (tokens.ability) updateSessionUser({ ability: tokens.ability });
    } else if (tokens.refreshToken && tokenStatus(sent) === 'ended') {
      // Signed out during the refresh: the new tokens would stay valid for 14 days.
      send(http, sessionEndpoints.logout, tokens.refreshToken).catch(() => undefined);
    }
  } catch (error) {
    if (!isRejection(error)) return { kind: 'failed', error: error as Error };
    if (isUnchanged()) await waitUntil(() => !isUnchanged(), beforeEnd);
    rereadCredentials();
    if (isUnchanged()) endSession('expired');
  }
  const status = tokenStatus(sent);
  return status === 'current' ? { kind: 'failed', error: new ApiError({ status: 401 }) } : { kind: status };
}

function refreshFor(http: AxiosInstance, token: string, generation: number, options: RefreshOptions): Refresh {
  if (inFlight?.generation === generation && inFlight.token === token) return inFlight;
  const outcome = withTabLock((hasWaited) => renew(http, { token, generation }, options, hasWaited), options).finally(
    () => {
      if (inFlight === started) inFlight = null;
    },
  );
  const started: Refresh = { generation, token, outcome };
  inFlight = started;
  return started;
}

/**
 * Refreshes the tokens before a request needs it. Shares a refresh that is in flight. Rejects if it fails and the
 * session continues.
 */
export async function refreshAhead(http: AxiosInstance, options: RefreshOptions = {}): Promise<void> {
  const { token } = readCredentials();
  if (!token) return;
  const outcome = await refreshFor(http, token, sessionGeneration(), options).outcome;
  if (outcome.kind === 'failed') throw outcome.error;
}

/** Checks for a call under `/jwt/`. Such calls are never delayed and never trigger a refresh. */
function isSessionCall({ url = '' }: SentConfig) {
  return /^\/?jwt\//.test(url);
}

function originOf(url: string): string | null {
  try {
    return new URL(url, globalThis.location?.href).origin;
  } catch {
    return null;
  }
}

/** Checks for a request to another origin, which must not get the token. */
function isForeign({ url = '', baseURL }: SentConfig) {
  return /^([a-z][a-z\d+.-]*:)?\/\//i.test(url) && !(baseURL && originOf(url) === originOf(baseURL));
}

/** Adds the bearer token to requests. After a 401, refreshes it once for all waiting requests and replays them. */
export function installRefresh(http: AxiosInstance, options: RefreshOptions = {}) {
  http.interceptors.request.use(async (config: SentConfig) => {
    const { sends } = config.attempt ?? { sends: 0 };
    if (isForeign(config) || (config.headers.has('Authorization') && sends === 0)) return config;
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
    // A request is only sent in the session in which it was made.
    if (generation !== sessionGeneration() && !isSessionCall(config)) throw new ApiError({ status: 401 });
    const { token } = readCredentials();
    config.attempt = { generation, token, sends: sends + 1 };
    if (token) config.headers.set('Authorization', `Bearer ${token}`);
    return config;
  });

  const rejectOutdated = (response: AxiosResponse) => {
    const { attempt } = response.config as SentConfig;
    // The response of an earlier session must not reach the cache of the next user.
    if (attempt?.token && attempt.generation !== sessionGeneration()) throw new ApiError({ status: 401 });
    return response;
  };
  http.interceptors.response.use(rejectOutdated, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const config = error.config as SentConfig | undefined;
    const attempt = config?.attempt;
    if (!config || !attempt?.token || attempt.sends === maxSends || isSessionCall(config)) throw error;
    const { token, generation, sends } = attempt;
    if (sends > 1) rereadCredentials();
    if (tokenStatus(attempt) === 'current') {
      if (sends > 1 || token === unrenewable) throw error;
      const outcome = await waitFor(refreshFor(http, token, generation, options), config);
      if (outcome.kind === 'failed') error.cause = outcome.error;
    }
    if (tokenStatus(attempt) !== 'renewed') throw error;
    return http.request(config);
  });
}
