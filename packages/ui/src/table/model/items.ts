/** What the table shows one below the other, in one number each: a row, the details of a row, or the head of a group. */
export type ItemNumber = number;

const detail = 2 ** 30;

export const itemOfDetail = (row: number): ItemNumber => row + detail;
export const itemOfGroup = (group: number): ItemNumber => -1 - group;

export type Item = { kind: 'row'; row: number } | { kind: 'detail'; row: number } | { kind: 'group'; group: number };

/** What a number stands for. */
export function readItem(item: ItemNumber): Item {
  if (item < 0) return { kind: 'group', group: -1 - item };
  return item >= detail ? { kind: 'detail', row: item - detail } : { kind: 'row', row: item };
}

/** A run of rows that have the same value in the column that the table is grouped by. */
export interface RowGroup {
  /** Names the group, for the state of being open. */
  key: string;
  /** Its first row: the value of the group is that row's. */
  first: number;
  /** Its rows in the order shown. */
  rows: Uint32Array;
}

/** Cuts rows, sorted by group first, where the rank of the group changes. */
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
  /** Rows in order; undefined where they are in their own. */
  rows: Uint32Array | undefined;
  count: number;
  groups: readonly RowGroup[] | undefined;
  isGroupOpen: (group: RowGroup) => boolean;
  /** Rows whose details are open; undefined where none are. */
  isOpen: ((row: number) => boolean) | undefined;
}

/** Everything shown one below the other; undefined where it is every row in its own order. */
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
