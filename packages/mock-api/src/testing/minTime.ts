/**
 * Returns the shortest of several measurements in ms. Repeats while the limit is exceeded, at most `tries` times,
 * because a busy machine is only slow temporarily.
 */
export async function minTime(measure: () => Promise<number>, limit: number, tries: number): Promise<number> {
  let least = Infinity;
  for (let left = tries; left > 0 && least >= limit; left -= 1) least = Math.min(least, await measure());
  return least;
}

/** Measures the duration of a call in ms. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
