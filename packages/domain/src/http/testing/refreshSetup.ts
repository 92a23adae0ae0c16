import { afterEach, beforeEach, vi } from 'vitest';
import { endSession, onSessionEnd, startSession } from '../../store/session';
import { createHttpClient } from '../axiosClient';
import { toApiError } from '../problem';
import { createFakeServer } from './fakeServer';

/** Creates a client of a fake server, with a signed-in user. */
export function setup(responseTimeout = 5_000, locks: LockManager | null = null) {
  const server = createFakeServer();
  const http = createHttpClient({ adapter: server.adapter, locks, responseTimeout });
  startSession(server.signIn());
  return { server, http };
}

/** Resolves to `fulfilled` or to the status of the error. */
export async function statusOf(promise: Promise<unknown>) {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error === undefined ? 'fulfilled' : toApiError(error).status;
}

/** Stores a value and dispatches the storage event, as if another tab had written it. `null` removes the key. */
export function storeText(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
}

/** Stores a token pair as if another tab had refreshed. */
export function startTokens({ accessToken, refreshToken }: { accessToken: string; refreshToken: string }) {
  storeText('refreshToken', refreshToken);
  storeText('token', accessToken);
}

/** Starts each test signed out. Returns the reasons of the session ends in the current test. */
export function recordSessionEnds(): string[] {
  const reasons: string[] = [];
  let stop = () => {};
  beforeEach(() => {
    endSession('signed-out');
    localStorage.clear();
    reasons.length = 0;
    stop = onSessionEnd((reason) => reasons.push(reason));
  });
  afterEach(() => {
    stop();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
  return reasons;
}
