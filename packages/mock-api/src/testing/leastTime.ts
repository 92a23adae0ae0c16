/**
 * The least of what an act takes, ms: it is asked again, up to so many times, while it takes longer than it may.
 * A machine that does other things at once is slow for moments; what is too slow by itself never gets there.
 */
export async function leastTime(measure: () => Promise<number>, limit: number, tries: number): Promise<number> {
  let least = Infinity;
  for (let left = tries; left > 0 && least >= limit; left -= 1) least = Math.min(least, await measure());
  return least;
}

/** What an act takes once, ms. */
export async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await act();
  return performance.now() - start;
}
