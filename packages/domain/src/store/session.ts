import * as z from 'zod/mini';
import {
  ruleSchema,
  userDataSchema,
  workPlaceSchema,
  type SignedIn,
  type WorkPlace,
} from '../session/session.contract';
import { onForeignChange, rereadText, type Lifetime } from './browserStorage';
import { atom, store } from './jotai';
import { storedAtom } from './storedAtom';

const lenient = () => z.catch(z.string(), '');

/** The signed-in person as kept in browser storage: what a user cannot work without is asked for, the rest forgiven. */
const storedUserSchema = z.extend(userDataSchema, {
  username: lenient(),
  email: lenient(),
  avatar: lenient(),
  role: lenient(),
  ability: z.catch(z.optional(z.array(ruleSchema)), undefined),
});
export type SessionUser = z.infer<typeof storedUserSchema>;

/** Who is signed in, and where they work now. */
export interface Session {
  isSignedIn: boolean;
  user: SessionUser | null;
  /** The current restaurant: the one chosen last, else the user's first workplace. */
  restaurant: WorkPlace | null;
  workPlaces: readonly WorkPlace[];
}

export interface Credentials {
  token: string | null;
  refreshToken: string | null;
}

/** Why a session ended: tokens refused, signed out here, signed out in another tab. */
export type SessionEndReason = 'expired' | 'signed-out' | 'other-tab';

// Printable and without quotes: anything else would break the header, or is not a token of ours.
const tokenSchema = z.nullable(z.string().check(z.regex(/^[\x21\x23-\x7e]+$/)));

const tokenAtom = storedAtom<string | null>('token', tokenSchema, null, { format: 'text' });
const refreshTokenAtom = storedAtom<string | null>('refreshToken', tokenSchema, null, { format: 'text' });
const userAtom = storedAtom<SessionUser | null>('userData', z.nullable(storedUserSchema), null);
/** When the refresh token was given out, in milliseconds; it ends by that (pages.md 3.14). */
export const renewedAtAtom = storedAtom<number | null>('renewedAt', z.nullable(z.int()), null);
// Every tab works at its own (pages.md 3.6).
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

/** A listener that throws takes nothing down with it: the page reports it like any uncaught error. */
function run(task: () => void) {
  try {
    task();
  } catch (error) {
    globalThis.reportError?.(error);
  }
}

function announce() {
  for (const listener of changeListeners) run(listener);
}

function enterGeneration() {
  generation += 1;
  knownUser = readSession().user?.id;
  const former = running;
  running = new AbortController();
  former.abort();
}

function announceEnd(reason: SessionEndReason) {
  announce();
  for (const listener of endListeners) run(() => listener(reason));
}

export function readSession(): Session {
  return store.get(sessionAtom);
}

/** For route guards. */
export function isSignedIn(): boolean {
  return readSession().isSignedIn;
}

export function readCredentials(): Credentials {
  return { token: store.get(tokenAtom), refreshToken: store.get(refreshTokenAtom) };
}

/** As `readCredentials`, after looking whether another tab has written new ones. */
export function rereadCredentials(): Credentials {
  rereadText(['refreshToken', 'token', 'userData']);
  return readCredentials();
}

/** Raised at sign-in and sign-out: what was started in one generation says nothing about the next. */
export function sessionGeneration(): number {
  return generation;
}

/** Aborts when the present session is over, or another person's has begun: work of many calls goes no further. */
export function sessionSignal(): AbortSignal {
  return running.signal;
}

/** Stores a signed-in person, both tokens and their first workplace as the current restaurant. */
export function startSession({ token, refreshToken, ...user }: SignedIn, lifetime: Lifetime = 'lasting') {
  run(() => store.set(userAtom, user, lifetime));
  run(() => store.set(storedRestaurantAtom, user.workPlaces[0] ?? null, lifetime));
  // The access token goes last: a tab that sees it finds the rest in place.
  run(() => store.set(renewedAtAtom, Date.now(), lifetime));
  run(() => store.set(refreshTokenAtom, refreshToken, lifetime));
  run(() => store.set(tokenAtom, token, lifetime));
  enterGeneration();
  announce();
}

/** Replaces the workplaces of the signed-in person; where the current one is gone, the first takes its place. */
export function replaceWorkPlaces(workPlaces: readonly WorkPlace[]) {
  const { user } = readSession();
  if (user) run(() => store.set(userAtom, { ...user, workPlaces: [...workPlaces] }));
}

/** Clears user data, restaurant and both tokens; says so once. */
export function endSession(reason: SessionEndReason) {
  const wasSignedIn = readSession().isSignedIn;
  run(() => store.set(tokenAtom, null));
  run(() => store.set(refreshTokenAtom, null));
  run(() => store.set(renewedAtAtom, null));
  run(() => store.set(userAtom, null));
  run(() => store.set(storedRestaurantAtom, null));
  enterGeneration();
  if (wasSignedIn) announceEnd(reason);
  else announce();
}

/** Replaces the tokens of the running session; without a new refresh token the old one stays. */
export function renewCredentials(token: string, refreshToken: string | undefined) {
  if (refreshToken) {
    run(() => store.set(renewedAtAtom, Date.now()));
    run(() => store.set(refreshTokenAtom, refreshToken));
  }
  run(() => store.set(tokenAtom, token));
  announce();
}

/** Changes what is kept of the signed-in person: name, picture, work places. Their tokens and restaurant stay. */
export function updateSessionUser(changes: Partial<Omit<SessionUser, 'id'>>) {
  const user = store.get(userAtom);
  if (user) run(() => store.set(userAtom, { ...user, ...changes }));
}

/** Calls the listener once when a session ends, here or in another tab. */
export function onSessionEnd(listener: (reason: SessionEndReason) => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** Calls the listener when somebody has signed in in another tab, where nobody was. */
export function onSessionElsewhere(listener: () => void): () => void {
  arrivalListeners.add(listener);
  return () => arrivalListeners.delete(listener);
}

/** Calls the listener whenever tokens or generation have changed. */
export function onCredentialsChange(listener: () => void): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

onForeignChange((keys) => {
  if (!keys.some((key) => key === 'token' || key === 'refreshToken' || key === 'userData')) return;
  const before = knownUser;
  const user = readSession().user?.id;
  if (user !== before) enterGeneration();
  if (before !== undefined && user === undefined) {
    run(() => store.set(storedRestaurantAtom, null));
    announceEnd('other-tab');
  } else announce();
  if (before === undefined && user !== undefined) for (const listener of arrivalListeners) run(listener);
});
