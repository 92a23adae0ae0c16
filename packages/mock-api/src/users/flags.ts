import type { Stored } from '../table';

export const withoutRemoved = <R extends object>(rows: readonly Stored<R>[]): Stored<R>[] =>
  rows.filter(({ removedAt }) => removedAt === undefined);

/** Leaves one row with a flag: the one named, else the one that has it, else the first. A removed row remembers its own. */
export function keepOne<R extends object>(all: readonly Stored<R>[], flag: keyof R & string, chosen?: R) {
  const rows = withoutRemoved(all);
  const one = chosen ?? rows.find((row) => row[flag]) ?? rows[0];
  for (const row of rows) Object.assign(row, { [flag]: row === one });
}
