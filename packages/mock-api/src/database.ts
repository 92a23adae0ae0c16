import { initialBookmarks, type User, type UserDetails } from '@larder/domain/contract';
import { seedAccounts, type Account } from './session/session.fixtures';
import type { Stored } from './table';
import { seedUsers, type Seed } from './users/users.fixtures';

export interface Token {
  userId: number;
  /** Milliseconds since 1970. */
  until: number;
  /** What access and refresh token of one sign-in share. */
  session: string;
  /** What the browser of the sign-in says about itself. */
  agent?: string;
}

/** Everything the demo server remembers: plain data, so that it can be stored as it is. */
export interface Database {
  seed: Seed;
  /** When the data were made: the moments of the demo are relative to it. */
  startedAt: string;
  users: Stored<User>[];
  lastUserId: number;
  userDetails: Record<string, UserDetails>;
  accounts: Account[];
  accessTokens: Record<string, Token>;
  refreshTokens: Record<string, Token>;
  /** Page ids by user, in the order of bookmarking. */
  bookmarks: Record<string, number[]>;
  /** Who attends or joined: user ids. */
  cards: { budget: number; goal: number; attending: number[]; joined: number[] };
  /** What the other areas keep, each made when it is first asked for: see `defineStore`. */
  areas: Record<string, unknown>;
}

/** Raised whenever a stored snapshot of before would not fit; each step up has its migration. */
export const databaseVersion = 2;

/** How a snapshot of a version becomes one of the next: `migrations[1]` takes version 1 to 2. */
export const migrations: Record<number, (data: Record<string, unknown>) => Record<string, unknown>> = {
  1: (data) => ({ ...data, seed: 'default', startedAt: new Date().toISOString(), areas: {} }),
};

export function createDatabase(seed: Seed = 'default', now = new Date()): Database {
  const users = seedUsers(seed);
  return {
    seed,
    startedAt: now.toISOString(),
    users,
    lastUserId: Math.max(...users.map((user) => user.id)),
    userDetails: {},
    accounts: seedAccounts(),
    accessTokens: {},
    refreshTokens: {},
    bookmarks: {},
    cards: { budget: 56_800, goal: 110_000, attending: [], joined: [] },
    areas: {},
  };
}

/** What an area keeps beside the core: plain data, made from the seed when it is first asked for. */
export const defineStore =
  <T extends object>(name: string, create: (seed: Seed, now: Date) => T) =>
  (db: Database): T =>
    (db.areas[name] ??= create(db.seed, new Date(db.startedAt))) as T;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

export function isDatabase(value: unknown): value is Database {
  if (!isRecord(value)) return false;
  const data = value as Partial<Database>;
  return (
    Array.isArray(data.users) &&
    data.users.length > 0 &&
    data.users.every((user) => isRecord(user) && typeof user.id === 'number' && typeof user.username === 'string') &&
    Number.isInteger(data.lastUserId) &&
    Array.isArray(data.accounts) &&
    typeof data.startedAt === 'string' &&
    [data.areas, data.userDetails, data.accessTokens, data.refreshTokens, data.bookmarks, data.cards].every(isRecord)
  );
}

export const activeUsers = (db: Database) => db.users.filter((user) => user.removedAt === undefined);
export const findUser = (db: Database, id: number) => activeUsers(db).find((user) => user.id === id);
export const bookmarksOf = (db: Database, userId: number) => db.bookmarks[userId] ?? [...initialBookmarks];
