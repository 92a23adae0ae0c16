import { eightySixUntil, isEightySixActive, settledEightySix, type EightySix } from '@larder/domain/contract';
import { defineStore, type Database } from '../database';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import { seedEightySix } from './eightySix.fixtures';

interface EightySixData {
  entries: EightySix[];
  lastId: number;
}

/** Made without the catalogue, so that whoever only counts does not load it. */
const store = defineStore('eightySix', (seed, now): EightySixData => {
  const entries = seedEightySix(seed, now);
  return { entries, lastId: entries.length };
});

/** All entries; those whose time has passed have ended by themselves. */
export function eightySixData(db: Database, now: Date): EightySixData {
  const data = store(db);
  data.entries = data.entries.map((entry) => settledEightySix(entry, now));
  return data;
}

/** What is off sale or counted down at a restaurant now. */
export const activeEightySix = (db: Database, restaurantId: string, now: Date): EightySix[] =>
  store(db).entries.filter((entry) => entry.restaurantId === restaurantId && isEightySixActive(entry, now));

/** The moment a rule means at a restaurant of the demo. */
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
