import { defineStore, type Database } from '../database';

/** When users were added, by ID. Users of the initial data have no entry. */
const userDates = defineStore('userDates', (): Record<string, string> => ({}));

export function recordNewUser(db: Database, id: number, now: Date) {
  userDates(db)[id] = now.toISOString();
}

/** Returns when the user was added, or an empty string if they are part of the initial data. */
export const addedAt = (db: Database, id: number): string => userDates(db)[id] ?? '';
