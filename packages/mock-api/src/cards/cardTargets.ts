import { defineStore, type Database } from '../database';

interface Target {
  /** For the current year, in major units. */
  budget: number;
  /** For 28 days, in major units. */
  goal: number;
}

const initial: Record<string, Target> = {
  'rst-nyc': { budget: 720_000, goal: 300_000 },
  'rst-lis': { budget: 460_000, goal: 200_000 },
  'rst-tyo': { budget: 90_000_000, goal: 36_000_000 },
};

const targets = defineStore('cardTargets', (): Record<string, Target> => structuredClone(initial));

/** Returns the goal and budget of a restaurant. At a new restaurant, both are 0 until a user sets them. */
export const targetOf = (db: Database, restaurantId = ''): Target => ({
  budget: 0,
  goal: 0,
  ...targets(db)[restaurantId],
});

export function setTarget(db: Database, restaurantId: string, change: Partial<Target>) {
  targets(db)[restaurantId] = { ...targetOf(db, restaurantId), ...change };
}
