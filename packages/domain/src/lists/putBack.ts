/** Gives the rows named back the state and place they had; what happened to the others meanwhile stays. */
export function putBack<R extends { id: number }>(
  rows: readonly R[],
  before: readonly R[],
  ids: readonly number[],
): R[] {
  const wanted = new Set(ids);
  const result = rows.filter(({ id }) => !wanted.has(id));
  const present = new Set(result.map(({ id }) => id));
  before.forEach((row, place) => {
    if (!wanted.has(row.id)) return;
    const above = before.slice(0, place).findLast(({ id }) => present.has(id));
    result.splice(above ? result.findIndex(({ id }) => id === above.id) + 1 : 0, 0, row);
    present.add(row.id);
  });
  return result;
}
