/** An item of the body encoded as a number: a row, the details of a row or a group row. */
export type ItemNumber = number;

const detail = 2 ** 30;

export const itemOfDetail = (row: number): ItemNumber => row + detail;
export const itemOfGroup = (group: number): ItemNumber => -1 - group;

export const isRowItem = (item: ItemNumber) => item >= 0 && item < detail;

export type Item = { kind: 'row'; row: number } | { kind: 'detail'; row: number } | { kind: 'group'; group: number };

export function readItem(item: ItemNumber): Item {
  if (item < 0) return { kind: 'group', group: -1 - item };
  return item >= detail ? { kind: 'detail', row: item - detail } : { kind: 'row', row: item };
}

/** Rows with the same value of the grouping column. */
export interface RowGroup {
  /** Identifies the group in the expansion state. */
  key: string;
  /** First row, which provides the group's value. */
  first: number;
  /** Rows in display order. */
  rows: Uint32Array;
}

/** Splits rows, which are sorted by group first, into groups. */
export function groupsOf(rows: Uint32Array, ranks: Uint32Array, keyOf: (row: number) => string): RowGroup[] {
  const groups: RowGroup[] = [];
  for (let from = 0; from < rows.length;) {
    const rank = ranks[rows[from]!]!;
    let to = from + 1;
    while (to < rows.length && ranks[rows[to]!] === rank) to += 1;
    groups.push({ key: keyOf(rows[from]!), first: rows[from]!, rows: rows.subarray(from, to) });
    from = to;
  }
  return groups;
}

interface ItemOptions {
  /** Row numbers in order, or undefined for all rows in their original order. */
  rows: Uint32Array | undefined;
  count: number;
  groups: readonly RowGroup[] | undefined;
  isGroupOpen: (group: RowGroup) => boolean;
  /** Returns true for rows with open details; undefined if none are open. */
  isOpen: ((row: number) => boolean) | undefined;
}

/** Returns all items in display order, or undefined for all rows in their original order. */
export function itemsOf({ rows, count, groups, isGroupOpen, isOpen }: ItemOptions): ArrayLike<ItemNumber> | undefined {
  if (!groups && !isOpen) return rows;
  const items: number[] = [];
  const add = (row: number) => {
    items.push(row);
    if (isOpen?.(row)) items.push(itemOfDetail(row));
  };
  if (groups) {
    for (const [at, group] of groups.entries()) {
      items.push(itemOfGroup(at));
      if (isGroupOpen(group)) group.rows.forEach(add);
    }
  } else for (let at = 0; at < count; at += 1) add(rows ? rows[at]! : at);
  return items;
}
