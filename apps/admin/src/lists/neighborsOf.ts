/** Returns the rows before and after a row in the list. */
export function neighborsOf<Row extends { id: number | string }>(
  rows: readonly Row[],
  id: Row['id'],
): { previous?: Row; next?: Row } {
  const at = rows.findIndex((row) => row.id === id);
  return at < 0 ? {} : { previous: rows[at - 1], next: rows[at + 1] };
}
