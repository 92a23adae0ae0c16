import type { Stored } from '../table';

export const withoutRemoved = <R extends object>(rows: readonly Stored<R>[]): Stored<R>[] =>
  rows.filter(({ removedAt }) => removedAt === undefined);

/**
 * Sets a flag on exactly one row: the given one, or the one that has it, or the first. Removed rows keep their flag.
 */
export function keepOne<R extends object>(all: readonly Stored<R>[], flag: keyof R & string, chosen?: R) {
  const rows = withoutRemoved(all);
  const one = chosen ?? rows.find((row) => row[flag]) ?? rows[0];
  for (const row of rows) Object.assign(row, { [flag]: row === one });
}
