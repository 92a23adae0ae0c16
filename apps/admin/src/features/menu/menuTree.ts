import {
  includesText,
  type CatalogueIndex,
  type CatalogueParts,
  type MenuItem,
  type MenuOp,
  type MenuSection,
} from '@larder/domain/contract';

/** A section with its menu or parent section. */
export interface SectionPlace {
  section: MenuSection;
  /** Names of the menu and the section. */
  label: string;
  menuId: string;
  parentId: string;
  /** IDs of all sections of the parent, in order. */
  siblings: readonly string[];
  level: 1 | 2;
}

/** Returns all sections that aren't archived, in the order of the menus. */
export function sectionPlaces(catalogue: CatalogueParts, index: CatalogueIndex): SectionPlace[] {
  const within = (menuId: string, parentId: string, siblings: readonly string[], level: 1 | 2): SectionPlace[] =>
    siblings.flatMap((id) => {
      const section = index.section.get(id);
      if (!section || section.archived) return [];
      const inner = level === 1 ? within(menuId, id, section.sectionIds, 2) : [];
      const label = `${index.menu.get(menuId)?.name} · ${section.name}`;
      return [{ section, label, menuId, parentId, siblings, level }, ...inner];
    });
  return catalogue.menuOrder.flatMap((menuId) => {
    const menu = index.menu.get(menuId);
    return menu && !menu.archived ? within(menuId, menuId, menu.sectionIds, 1) : [];
  });
}

/** Returns the operation that moves a record within its parent, so that the visible records have the order `next`. */
export function moveOp(
  kind: 'menu' | 'section' | 'item' | 'option',
  id: string,
  parentId: string | null,
  ids: readonly string[],
  next: readonly string[],
): Extract<MenuOp, { op: 'move' }> {
  // `ids` includes archived records, which aren't shown. Insert the record after its visible neighbor.
  const position = next.indexOf(id);
  const rest = ids.filter((other) => other !== id);
  const before = next[position - 1];
  const index = before === undefined ? 0 : rest.indexOf(before) + 1;
  return { op: 'move', kind, id, fromParentId: parentId, toParentId: parentId, index };
}

/** Returns the ID that moved between the two orders, or undefined. */
export const movedId = (before: readonly string[], after: readonly string[]): string | undefined =>
  after.find((id, index) => {
    const rest = (ids: readonly string[]) => ids.filter((other) => other !== id).join(' ');
    return before[index] !== id && rest(before) === rest(after);
  });

/** Returns the order with one ID moved by a number of places, or undefined at the ends. */
export function shifted(ids: readonly string[], id: string, by: -1 | 1): string[] | undefined {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return undefined;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Returns the items whose name, kitchen name or SKU contains the text. */
export function matchingItems(items: readonly MenuItem[], text: string): readonly MenuItem[] {
  return items.filter(({ name, kitchenName, sku }) => includesText(text, name, kitchenName, sku));
}

/** Returns the items of a section, or of the lists `all` and `archived`. */
export function itemsIn(catalogue: CatalogueParts, index: CatalogueIndex, section: string): MenuItem[] {
  if (section === 'archived') return catalogue.items.filter(({ archived }) => archived);
  if (section === 'all') return catalogue.items.filter(({ archived }) => !archived);
  return (index.section.get(section)?.itemIds ?? []).flatMap((id) => {
    const item = index.item.get(id);
    return item && !item.archived ? [item] : [];
  });
}
