/** What has a number or a text to be known by. */
export interface Row {
  id: number | string;
}

/** Gives the rows named back the state and place they had; what happened to the others meanwhile stays. */
export function putBack<R extends Row>(rows: readonly R[], before: readonly R[], ids: readonly R['id'][]): R[] {
  const wanted = new Set<Row['id']>(ids);
  const result = rows.filter(({ id }) => !wanted.has(id));
  const present = new Set<Row['id']>(result.map(({ id }) => id));
  before.forEach((row, place) => {
    if (!wanted.has(row.id)) return;
    const above = before.slice(0, place).findLast(({ id }) => present.has(id));
    result.splice(above ? result.findIndex(({ id }) => id === above.id) + 1 : 0, 0, row);
    present.add(row.id);
  });
  return result;
}
