import { eightySixUntil, isEightySixActive, settledEightySix, type EightySix } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { seedEightySix } from './eightySix.fixtures';

interface EightySixData {
  entries: EightySix[];
  lastId: number;
}

/** Independent of the catalogue, so that counting entries doesn't load it. */
const store = defineStore('eightySix', (seed, now): EightySixData => {
  const entries = seedEightySix(seed, now);
  return { entries, lastId: entries.length };
});

/** Returns all entries. Sets the end of those that have expired. */
export function eightySixData(db: Database, now: Date): EightySixData {
  const data = store(db);
  data.entries = data.entries.map((entry) => settledEightySix(entry, now));
  return data;
}

/** Returns the active entries of a restaurant: off sale or counted down. */
export const activeEightySix = (db: Database, restaurantId: string, now: Date): EightySix[] =>
  store(db).entries.filter((entry) => entry.restaurantId === restaurantId && isEightySixActive(entry, now));

/** Resolves a rule to a time at a demo restaurant. */
export const untilAt = (
  db: Database,
  restaurantId: string,
  rule: EightySix['untilRule'],
  now: Date,
  hours?: number,
) => {
  const place = restaurantStore(db).restaurants.rows.find(({ id }) => id === restaurantId);
  return place ? (eightySixUntil(rule, place, now, hours)?.toISOString() ?? null) : null;
};
