import { initialBookmarks, type User, type UserDetails } from '@larder/domain/contract';
import { seedAccounts, type Account } from './session/session.fixtures';
import { seedUsers, type Seed } from './users/users.fixtures';

/** A record and, once removed, since when: it keeps its place, so that undo puts it back there. */
export type Stored<T> = T & { removedAt?: string };

export interface Token {
  userId: number;
  /** Milliseconds since 1970. */
  until: number;
  /** What access and refresh token of one sign-in share. */
  session: string;
}

/** Everything the demo server remembers: plain data, so that it can be stored as it is. */
export interface Database {
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
}

/** Raised whenever a stored snapshot of before would not fit. */
export const databaseVersion = 1;

export function createDatabase(seed: Seed = 'default'): Database {
  const users = seedUsers(seed);
  return {
    users,
    lastUserId: Math.max(...users.map((user) => user.id)),
    userDetails: {},
    accounts: seedAccounts(),
    accessTokens: {},
    refreshTokens: {},
    bookmarks: {},
    cards: { budget: 56_800, goal: 110_000, attending: [], joined: [] },
  };
}

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
    [data.userDetails, data.accessTokens, data.refreshTokens, data.bookmarks, data.cards].every(isRecord)
  );
}

export const liveUsers = (db: Database) => db.users.filter((user) => user.removedAt === undefined);
export const findUser = (db: Database, id: number) => liveUsers(db).find((user) => user.id === id);
export const bookmarksOf = (db: Database, userId: number) => db.bookmarks[userId] ?? [...initialBookmarks];
