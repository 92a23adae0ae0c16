/** A record with an ID. */
export interface Row {
  id: number | string;
}

/** Restores the state and position of the rows with these IDs. Later changes to other rows stay. */
export function restoreRows<R extends Row>(rows: readonly R[], before: readonly R[], ids: readonly R['id'][]): R[] {
  const wanted = new Set<Row['id']>(ids);
  const result = rows.filter(({ id }) => !wanted.has(id));
  const present = new Set<Row['id']>(result.map(({ id }) => id));
  before.forEach((row, index) => {
    if (!wanted.has(row.id)) return;
    const above = before.slice(0, index).findLast(({ id }) => present.has(id));
    result.splice(above ? result.findIndex(({ id }) => id === above.id) + 1 : 0, 0, row);
    present.add(row.id);
  });
  return result;
}
