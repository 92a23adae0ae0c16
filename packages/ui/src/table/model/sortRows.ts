import type { ColumnRanks } from './columnRanks';
import { everyRow, startsOf } from './radix';

/** A column to sort by. */
export interface RankRule extends ColumnRanks {
  isDescending: boolean;
}

/** Sorts row numbers by one column after another; equal rows keep their order. */
export function sortRows(rows: Uint32Array | undefined, count: number, rules: readonly RankRule[]): Uint32Array {
  let sorted = rows ? rows.slice() : everyRow(count);
  for (const rule of rules.toReversed()) sorted = sortByRank(sorted, rule);
  return sorted;
}

function sortByRank(rows: Uint32Array, { ranks, distinct, isDescending }: RankRule): Uint32Array {
  const count = rows.length;
  // Missing values sort last in both directions.
  const keyOf = (row: number) => {
    const rank = ranks[row]!;
    return isDescending && rank < distinct ? distinct - 1 - rank : rank;
  };
  const sorted = new Uint32Array(count);
  if (count * 8 < distinct) {
    // For few rows with many distinct values, sorting numbers made of rank and index is faster than a counting sort.
    const keys = new Float64Array(count);
    for (let at = 0; at < count; at += 1) keys[at] = keyOf(rows[at]!) * count + at;
    keys.sort();
    for (let at = 0; at < count; at += 1) sorted[at] = rows[keys[at]! % count]!;
    return sorted;
  }
  const places = new Uint32Array(distinct + 1);
  for (let at = 0; at < count; at += 1) places[keyOf(rows[at]!)]! += 1;
  startsOf(places);
  for (let at = 0; at < count; at += 1) {
    const row = rows[at]!;
    sorted[places[keyOf(row)]!++] = row;
  }
  return sorted;
}
