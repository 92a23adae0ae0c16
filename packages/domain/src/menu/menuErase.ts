import { MenuRefusal, edit, editableList, need, parentsOf, takeOut, type Bench } from './menuBench';
import type { MenuKind } from './menu.contract';

/** Takes a record away, with its standing and with what others say of it. */
export function erase(bench: Bench, kind: MenuKind, id: string, op: number) {
  const row = need(bench, kind, id);
  const children = [...((row.sectionIds as string[]) ?? []), ...((row.optionIds as string[]) ?? [])];
  if (children.length > 0) throw new MenuRefusal('status_conflict', { ids: children });
  for (const parentId of parentsOf(bench, kind, id)) takeOut(editableList(bench, kind, parentId, op), id);
  bench.rows[kind].delete(id);
  bench.touched.delete(id);
  const drop = (owner: MenuKind, field: string, without: (value: unknown) => unknown) => {
    for (const other of bench.rows[owner].values()) {
      const rest = without(other[field]);
      if (JSON.stringify(rest) !== JSON.stringify(other[field])) edit(bench, owner, other.id, op)[field] = rest;
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
