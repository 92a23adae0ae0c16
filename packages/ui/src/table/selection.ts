/** Whether none, some or all of these rows are selected. */
export function selectionOf(ids: readonly string[], selected: ReadonlySet<string>): 'none' | 'some' | 'all' {
  let has = false;
  let lacks = false;
  for (const id of ids) {
    if (selected.has(id)) has = true;
    else lacks = true;
    if (has && lacks) return 'some';
  }
  return has ? 'all' : 'none';
}

/** The rows from the anchor to the target in the order shown, both included; the target alone where the anchor is gone. */
export function rowRange(ids: readonly string[], anchor: string | undefined, target: string): readonly string[] {
  const to = ids.indexOf(target);
  if (to < 0) return [];
  const at = anchor === undefined ? -1 : ids.indexOf(anchor);
  const from = at < 0 ? to : at;
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** The selection with some rows put in or taken out; rows of other pages stay. */
export function withRows(selected: Iterable<string>, ids: readonly string[], isSelected: boolean): string[] {
  const next = new Set(selected);
  for (const id of ids) {
    if (isSelected) next.add(id);
    else next.delete(id);
  }
  return [...next];
}
