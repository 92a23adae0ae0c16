import { initialBookmarks, type User, type UserDetails } from '@larder/domain/contract';
import { seedAccounts, type Account } from './session/session.fixtures';
import type { Stored } from './table';
import { seedUsers, type Seed } from './users/users.fixtures';

export interface Token {
  userId: number;
  /** Unix timestamp, ms. */
  until: number;
  /** ID shared by the access and refresh token of one sign-in. */
  session: string;
  /** User agent of the browser. */
  agent?: string;
  /** The refresh token that replaces this one. Set until one of the new tokens is used. */
  next?: string;
}

/** The data of the demo server. Plain JSON, so that it can be stored. */
export interface Database {
  seed: Seed;
  /** When the data was created. All dates of the demo data are relative to it. */
  startedAt: string;
  users: Stored<User>[];
  lastUserId: number;
  userDetails: Record<string, UserDetails>;
  accounts: Account[];
  accessTokens: Record<string, Token>;
  refreshTokens: Record<string, Token>;
  /** Page IDs by user, in the order in which they were bookmarked. */
  bookmarks: Record<string, number[]>;
  /** IDs of the users who attend the event or joined the promotion that a card shows. */
  cards: { attending: number[]; joined: number[] };
  /** Data of the other areas, created on first use: see `defineStore`. */
  areas: Record<string, unknown>;
  /** Returns an area with its demo texts in the language of the request. Only set while reading, never stored. */
  translateArea?: <T extends object>(name: string, area: T, hasImmutableRows: boolean) => T;
}

/** Increase it when stored snapshots no longer match, and add a migration. */
export const databaseVersion = 4;

/** How data of users was stored up to version 3. */
type ByUser = { byUser?: Record<string, object> };

/** `migrations[1]` migrates a snapshot from version 1 to 2. */
export const migrations: Record<number, (data: Record<string, unknown>) => Record<string, unknown>> = {
  1: (data) => ({ ...data, seed: 'default', startedAt: new Date().toISOString(), areas: {} }),
  // Removes the stored roles: those of earlier versions don't match their accounts.
  2: (data) => {
    const { roles: _roles, ...areas } = { ...(data['areas'] as object) } as Record<string, unknown>;
    return { ...data, areas };
  },
  // The chats and notifications that all users shared become those of the owner.
  3: (data) => {
    const { chats, notifications, chatProfiles, ...areas } = { ...(data['areas'] as object) } as Record<
      string,
      ByUser | undefined
    >;
    const rows = notifications?.byUser?.[1];
    const profiles = Object.entries(chatProfiles?.byUser ?? {});
    return {
      ...data,
      areas: {
        ...areas,
        ...(chats && { 'chats/1': chats }),
        ...(rows && { 'notifications/1': { rows } }),
        ...Object.fromEntries(profiles.map(([id, profile]) => [`chatProfiles/${id}`, profile])),
      },
    };
  },
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
    cards: { attending: [], joined: [] },
    areas: {},
  };
}

/**
 * Defines the data of an area. Created from the seed on first use. Must be plain JSON. `hasTexts` translates its demo
 * texts before handlers read, search and sort them. With `hasImmutableRows`, changed rows are replaced instead of modified,
 * so that a write doesn't translate the others again. Only `removedAt` may be modified.
 */
export const defineStore =
  <T extends object>(
    name: string,
    create: (seed: Seed, now: Date) => T,
    { hasTexts = false, hasImmutableRows = false } = {},
  ) =>
  (db: Database): T => {
    const area = (db.areas[name] ??= create(db.seed, new Date(db.startedAt))) as T;
    return hasTexts && db.translateArea ? db.translateArea(name, area, hasImmutableRows) : area;
  };

/** Defines data of which each user has their own, such as chats. Otherwise like `defineStore`. */
export const defineUserStore =
  <T extends object>(
    name: string,
    create: (seed: Seed, now: Date, user: User | undefined) => T,
    options?: { hasTexts?: boolean },
  ) =>
  (db: Database, userId: number): T =>
    defineStore(`${name}/${userId}`, (seed, now) => create(seed, now, findUser(db, userId)), options)(db);

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number';
const isText = (value: unknown) => typeof value === 'string';

const isUser = (value: unknown) =>
  isRecord(value) && isNumber(value.id) && isText(value.username) && isText(value.email);
const isAccount = (value: unknown) =>
  isRecord(value) &&
  isNumber(value.userId) &&
  isText(value.password) &&
  Array.isArray(value.ability) &&
  Array.isArray(value.workPlaces);
const isToken = (value: unknown) =>
  isRecord(value) && isNumber(value.userId) && isNumber(value.until) && isText(value.session);

/** Checks the data that sign-in reads. If it were invalid, users couldn't sign in and reset the demo data. */
export function isDatabase(value: unknown): value is Database {
  if (!isRecord(value)) return false;
  const { users, accounts, accessTokens, refreshTokens, areas, userDetails, bookmarks, cards } = value;
  return (
    Array.isArray(users) &&
    users.length > 0 &&
    users.every(isUser) &&
    Array.isArray(accounts) &&
    accounts.every(isAccount) &&
    [accessTokens, refreshTokens].every((tokens) => isRecord(tokens) && Object.values(tokens).every(isToken)) &&
    isRecord(areas) &&
    Object.values(areas).every((area) => typeof area === 'object' && area !== null) &&
    [userDetails, bookmarks, cards].every(isRecord) &&
    Number.isInteger(value.lastUserId) &&
    isText(value.startedAt)
  );
}

export const activeUsers = (db: Database) => db.users.filter((user) => user.removedAt === undefined);
export const findUser = (db: Database, id: number) => activeUsers(db).find((user) => user.id === id);
export const bookmarksOf = (db: Database, userId: number) => db.bookmarks[userId] ?? [...initialBookmarks];
