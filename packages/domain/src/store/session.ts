import * as z from 'zod/mini';
import {
  ruleSchema,
  userDataSchema,
  workPlaceSchema,
  type SignedIn,
  type WorkPlace,
} from '../session/session.contract';
import { lifetimeOf, onForeignChange, rereadText, type Lifetime } from './browserStorage';
import { atom, store } from './jotai';
import { runSafely } from './runSafely';
import { storedAtom } from './storedAtom';
import { tabChannel } from './tabChannel';

const lenient = () => z.catch(z.string(), '');

/** The stored user. Invalid optional properties fall back to defaults. */
const storedUserSchema = z.extend(userDataSchema, {
  username: lenient(),
  email: lenient(),
  avatar: lenient(),
  role: lenient(),
  ability: z.catch(z.optional(z.array(ruleSchema)), undefined),
});
export type SessionUser = z.infer<typeof storedUserSchema>;

/** The signed-in user and the current restaurant. */
export interface Session {
  isSignedIn: boolean;
  user: SessionUser | null;
  /** The restaurant that was selected last, or the user's first workplace. */
  restaurant: WorkPlace | null;
  workPlaces: readonly WorkPlace[];
}

export interface Credentials {
  token: string | null;
  refreshToken: string | null;
}

/** Reason for the end of a session: the tokens can't be refreshed, or it ended in this or in another tab. */
export type SessionEndReason = 'expired' | 'signed-out' | 'other-tab';

// Printable ASCII without quotes. Anything else isn't a valid token and would break the header.
const tokenSchema = z.nullable(z.string().check(z.regex(/^[\x21\x23-\x7e]+$/)));

const tokenAtom = storedAtom<string | null>('token', tokenSchema, null, { format: 'text' });
const refreshTokenAtom = storedAtom<string | null>('refreshToken', tokenSchema, null, { format: 'text' });
const userAtom = storedAtom<SessionUser | null>('userData', z.nullable(storedUserSchema), null);
/** Time of the last token refresh in milliseconds, from which the end of the session is computed. */
export const renewedAtAtom = storedAtom<number | null>('renewedAt', z.nullable(z.int()), null);
// Each tab has its own current restaurant.
export const storedRestaurantAtom = storedAtom<WorkPlace | null>('restaurant', z.nullable(workPlaceSchema), null, {
  isByTab: true,
});

const signedOut: Session = { isSignedIn: false, user: null, restaurant: null, workPlaces: [] };

export const sessionAtom = atom<Session>((get) => {
  const user = get(userAtom);
  if (!user || !get(tokenAtom)) return signedOut;
  const stored = get(storedRestaurantAtom);
  const restaurant = user.workPlaces.find((place) => place._id === stored?._id) ?? user.workPlaces[0] ?? null;
  return { isSignedIn: true, user, restaurant, workPlaces: user.workPlaces };
});

const endListeners = new Set<(reason: SessionEndReason) => void>();
const arrivalListeners = new Set<() => void>();
const changeListeners = new Set<() => void>();
let generation = 0;
let running = new AbortController();
let knownUser = readSession().user?.id;

function announce() {
  for (const listener of changeListeners) runSafely(listener);
}

function enterGeneration() {
  generation += 1;
  knownUser = readSession().user?.id;
  const previous = running;
  running = new AbortController();
  previous.abort();
}

function announceEnd(reason: SessionEndReason) {
  announce();
  for (const listener of endListeners) runSafely(() => listener(reason));
}

export function readSession(): Session {
  return store.get(sessionAtom);
}

/** Checks whether a user is signed in, for route guards. */
export function isSignedIn(): boolean {
  return readSession().isSignedIn;
}

export function readCredentials(): Credentials {
  // Another tab may store new tokens while the user signs out in this one.
  if (!store.get(userAtom)) return { token: null, refreshToken: null };
  return { token: store.get(tokenAtom), refreshToken: store.get(refreshTokenAtom) };
}

/** Reads the credentials again, including changes of other tabs. */
export function rereadCredentials(): Credentials {
  rereadText(['refreshToken', 'token', 'userData']);
  return readCredentials();
}

/** Increases at each sign-in and sign-out, to detect results of a previous session. */
export function sessionGeneration(): number {
  return generation;
}

/** Aborts when the session ends or another user signs in. */
export function sessionSignal(): AbortSignal {
  return running.signal;
}

/** Stores the user, both tokens and the first workplace as the current restaurant. */
export function startSession({ token, refreshToken, ...user }: SignedIn, lifetime: Lifetime = 'lasting') {
  runSafely(() => store.set(userAtom, user, lifetime));
  runSafely(() => store.set(storedRestaurantAtom, user.workPlaces[0] ?? null, lifetime));
  // The access token is written last, so that other tabs find all other values.
  runSafely(() => store.set(renewedAtAtom, Date.now(), lifetime));
  runSafely(() => store.set(refreshTokenAtom, refreshToken, lifetime));
  runSafely(() => store.set(tokenAtom, token, lifetime));
  enterGeneration();
  announce();
}

/** Replaces the user's workplaces. If the current one was removed, the first becomes current. */
export function replaceWorkPlaces(workPlaces: readonly WorkPlace[]) {
  const { user } = readSession();
  if (user) runSafely(() => store.set(userAtom, { ...user, workPlaces: [...workPlaces] }));
}

/** Clears the stored session and notifies the listeners once. */
export function endSession(reason: SessionEndReason) {
  const wasSignedIn = readSession().isSignedIn;
  const lifetime = lifetimeOf('token');
  runSafely(() => store.set(tokenAtom, null));
  runSafely(() => store.set(refreshTokenAtom, null));
  runSafely(() => store.set(renewedAtAtom, null));
  runSafely(() => store.set(userAtom, null));
  runSafely(() => store.set(storedRestaurantAtom, null, lifetime));
  enterGeneration();
  if (wasSignedIn) announceEnd(reason);
  else announce();
}

const renewalSchema = z.object({ previous: z.string(), token: z.string(), refreshToken: z.string() });
/** Connects a tab with its duplicates, which start with a copy of its session storage. */
const duplicates = tabChannel('larder-tokens');

function storeCredentials(token: string, refreshToken: string | undefined) {
  if (refreshToken) {
    runSafely(() => store.set(renewedAtAtom, Date.now()));
    runSafely(() => store.set(refreshTokenAtom, refreshToken));
  }
  runSafely(() => store.set(tokenAtom, token));
  announce();
}

/** Replaces the tokens of the session. Without a new refresh token the old one stays. */
export function renewCredentials(token: string, refreshToken: string | undefined) {
  const { refreshToken: previous } = readCredentials();
  storeCredentials(token, refreshToken);
  // Refresh tokens can be used only once. Without the new one, duplicates of this tab would lose the session.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
  if (refreshToken && lifetimeOf('token') === 'tab') duplicates?.postMessage({ previous, token, refreshToken });
}

duplicates?.addEventListener('message', ({ data }) => {
  const { success, data: renewal } = z.safeParse(renewalSchema, data);
  if (!success || lifetimeOf('token') !== 'tab' || readCredentials().refreshToken !== renewal.previous) return;
  storeCredentials(renewal.token, renewal.refreshToken);
});

/** Changes properties of the stored user, such as the name. Tokens and current restaurant stay. */
export function updateSessionUser(changes: Partial<Omit<SessionUser, 'id'>>) {
  const user = store.get(userAtom);
  if (user) runSafely(() => store.set(userAtom, { ...user, ...changes }));
}

/** Calls the listener when a session ends, in this or another tab. */
export function onSessionEnd(listener: (reason: SessionEndReason) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls the listener when a user signs in in another tab while this one is signed out. */
export function onSessionElsewhere(listener: () => void): () => void {
  arrivalListeners.add(listener);
  return () => arrivalListeners.delete(listener);
}

/** Calls the listener when the tokens or the session generation change. */
export function onCredentialsChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

onForeignChange((keys) => {
  if (!keys.some((key) => key === 'token' || key === 'refreshToken' || key === 'userData')) return;
  // A refresh of this tab may have stored new tokens during the sign-out.
  if (keys.includes('userData') && !store.get(userAtom)) {
    for (const atom of [tokenAtom, refreshTokenAtom]) runSafely(() => store.set(atom, null));
  }
  const before = knownUser;
  const user = readSession().user?.id;
  if (user !== before) enterGeneration();
  if (before !== undefined && user === undefined) {
    runSafely(() => store.set(storedRestaurantAtom, null));
    announceEnd('other-tab');
  } else announce();
  if (before === undefined && user !== undefined) for (const listener of arrivalListeners) runSafely(listener);
});
