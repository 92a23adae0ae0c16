import type { Database } from '../database';
import { HttpError } from '../httpError';

const mostTries = 5;
/** Seconds to wait after too many failed attempts. */
const pause = 60;

interface Tries {
  wrong: number;
  blockedUntil: number;
}

// Rejected requests don't change the database, so failed attempts are counted outside it, until the page reloads.
const counters = new WeakMap<Database, Map<string, Tries>>();

function triesOf(db: Database, key: string) {
  const all = counters.get(db) ?? new Map<string, Tries>();
  counters.set(db, all);
  const tries = all.get(key) ?? { wrong: 0, blockedUntil: 0 };
  all.set(key, tries);
  return tries;
}

export const tooManyRequests = (milliseconds: number) =>
  new HttpError(429, 'too_many', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1000)) });

/** Throws 429 while attempts are blocked. */
export function rejectTooManyTries(db: Database, key: string, now: Date) {
  const { blockedUntil } = triesOf(db, key);
  if (blockedUntil > now.getTime()) throw tooManyRequests(blockedUntil - now.getTime());
}

/** Counts a failed attempt. Returns the number of remaining attempts. */
export function countFailedTry(db: Database, key: string, now: Date) {
  const tries = triesOf(db, key);
  tries.wrong += 1;
  const left = mostTries - tries.wrong;
  if (left <= 0) Object.assign(tries, { wrong: 0, blockedUntil: now.getTime() + pause * 1000 });
  return Math.max(0, left);
}

export const resetTries = (db: Database, key: string) => counters.get(db)?.delete(key);

/** Keeps the counts when the database is replaced, for example after a write in another tab. */
export function moveTries(from: Database, to: Database) {
  const tries = counters.get(from);
  if (tries) counters.set(to, tries);
}
