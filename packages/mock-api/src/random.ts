/**
 * Returns a seeded generator of numbers in [0, 1) (mulberry32 with an FNV-1a hash). Equal seeds give equal numbers on
 * every machine.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193) >>> 0;
  }
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Creates a seeded random generator with helpers. */
export function createRandom(seed: string) {
  const next = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    /** Returns a random integer, both ends inclusive. */
    whole,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (probability: number) => next() < probability,
    /** Returns the index of a random weight, with probability proportional to the weight. */
    weighted: (weights: readonly number[]): number => {
      let left = next() * weights.reduce((sum, weight) => sum + weight, 0);
      const index = weights.findIndex((weight) => (left -= weight) < 0);
      return index < 0 ? weights.length - 1 : index;
    },
  };
}
