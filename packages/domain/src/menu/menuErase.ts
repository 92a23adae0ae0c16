import { MenuError, edit, editableList, getOrThrow, parentsOf, removeId, type WorkingCopy } from './menuWorkingCopy';
import type { MenuKind } from './menu.contract';

/** Removes a record, its placements and all references to it. Throws if it has sections or options. */
export function erase(working: WorkingCopy, kind: MenuKind, id: string, op: number) {
  const row = getOrThrow(working, kind, id);
  const children = [...((row.sectionIds as string[]) ?? []), ...((row.optionIds as string[]) ?? [])];
  if (children.length > 0) throw new MenuError('status_conflict', { ids: children });
  for (const parentId of parentsOf(working, kind, id)) removeId(editableList(working, kind, parentId, op), id);
  working.rows[kind].delete(id);
  working.touched.delete(id);
  const drop = (owner: MenuKind, field: string, without: (value: unknown) => unknown) => {
    for (const other of working.rows[owner].values()) {
      const rest = without(other[field]);
      if (JSON.stringify(rest) !== JSON.stringify(other[field])) edit(working, owner, other.id, op)[field] = rest;
    }
  };
  const withoutId = (value: unknown) => (value as string[]).filter((entry) => entry !== id);
  if (kind === 'daypart')
    for (const owner of ['menu', 'section', 'item'] as const) drop(owner, 'daypartIds', withoutId);
  if (kind === 'item') drop('option', 'itemId', (value) => (value === id ? null : value));
  type Linked = { groupId: string; optionPrices: Record<string, unknown> };
  if (kind === 'group')
    drop('item', 'groupLinks', (value) => (value as Linked[]).filter((link) => link.groupId !== id));
  if (kind === 'option') {
    const others = (prices: object) => Object.fromEntries(Object.entries(prices).filter(([other]) => other !== id));
    drop('item', 'groupLinks', (value) =>
      (value as Linked[]).map((link) => ({ ...link, optionPrices: others(link.optionPrices) })),
    );
  }
  if (kind === 'allergen') {
    drop('item', 'allergens', (value) =>
      (value as { allergenId: string }[]).filter((entry) => entry.allergenId !== id),
    );
  }
}
