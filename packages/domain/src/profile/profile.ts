/** Whole per cent of each option: they add up to 100 wherever anyone has voted, the largest remainders rounded up first. */
export function pollShares(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0);
  if (total === 0) return votes.map(() => 0);
  const shares = votes.map((count) => Math.floor((count * 100) / total));
  const byRemainder = votes
    .map((count, index) => ({ index, remainder: (count * 100) % total }))
    .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
