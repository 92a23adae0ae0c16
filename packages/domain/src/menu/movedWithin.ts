/**
 * Returns the smallest set of IDs that changed their relative order: those outside a longest increasing subsequence.
 */
export function movedWithin(before: readonly string[], after: readonly string[]): Set<string> {
  const place = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => place.has(id));
  const tails: number[] = [];
  const links: number[] = [];
  const placeAt = (index: number) => place.get(common[index] as string) as number;
  common.forEach((_, index) => {
    const at = tails.findIndex((tail) => placeAt(tail) > placeAt(index));
    const row = at === -1 ? tails.length : at;
    links[index] = row === 0 ? -1 : (tails[row - 1] as number);
    tails[row] = index;
  });
  const unmoved = new Set<string>();
  for (let index = tails.at(-1) ?? -1; index >= 0; index = links[index] as number) unmoved.add(common[index] as string);
  return new Set(common.filter((id) => !unmoved.has(id)));
}
