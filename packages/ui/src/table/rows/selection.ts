type Selected = Readonly<Record<string, true>>;

/** Returns whether none, some or all of these rows are selected. */
export function selectionOf(ids: readonly string[], selected: Selected): 'none' | 'some' | 'all' {
  let has = false;
  let lacks = false;
  for (const id of ids) {
    if (selected[id] === true) has = true;
    else lacks = true;
    if (has && lacks) return 'some';
  }
  return has ? 'all' : 'none';
}

/**
 * Returns the IDs from the anchor to the target in display order, both included; only the target if the anchor is gone.
 */
export function rowRange(ids: readonly string[], anchor: string | undefined, target: string): readonly string[] {
  const to = ids.indexOf(target);
  if (to < 0) return [];
  const at = anchor === undefined ? -1 : ids.indexOf(anchor);
  const from = at < 0 ? to : at;
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Returns the selection with some rows added or removed. Rows of other pages stay. */
export function withRows(selected: Selected, ids: readonly string[], isSelected: boolean): Record<string, true> {
  const next = { ...selected };
  for (const id of ids) {
    if (isSelected) next[id] = true;
    else delete next[id];
  }
  return next;
}
