import type { Database } from '../database';
import { HttpError } from '../httpError';

const mostTries = 5;
/** Seconds that too many wrong tries cost. */
const pause = 60;

interface Tries {
  wrong: number;
  blockedUntil: number;
}

// A refused call changes nothing in the data, yet wrong tries must be counted: they are kept beside the data, for the visit.
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

/** 429 while too many wrong tries are paid for. */
export function rejectTooManyTries(db: Database, key: string, now: Date) {
  const { blockedUntil } = triesOf(db, key);
  if (blockedUntil > now.getTime()) throw tooManyRequests(blockedUntil - now.getTime());
}

/** Counts a wrong try and says how many are left. */
export function countFailedTry(db: Database, key: string, now: Date) {
  const tries = triesOf(db, key);
  tries.wrong += 1;
  const left = mostTries - tries.wrong;
  if (left <= 0) Object.assign(tries, { wrong: 0, blockedUntil: now.getTime() + pause * 1000 });
  return Math.max(0, left);
}

export const resetTries = (db: Database, key: string) => counters.get(db)?.delete(key);
