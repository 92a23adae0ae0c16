import type {
  CatalogueParts,
  Daypart,
  Menu,
  MenuAllergen,
  MenuItem,
  MenuKind,
  MenuOption,
  MenuSection,
  ModifierGroup,
} from './menu.contract';

/** One placement of an item: the menu, and its sections from the outermost to the innermost. */
export interface Placement {
  menu: Menu;
  sections: readonly MenuSection[];
}

export interface CatalogueIndex {
  menu: ReadonlyMap<string, Menu>;
  section: ReadonlyMap<string, MenuSection>;
  item: ReadonlyMap<string, MenuItem>;
  group: ReadonlyMap<string, ModifierGroup>;
  option: ReadonlyMap<string, MenuOption>;
  daypart: ReadonlyMap<string, Daypart>;
  allergen: ReadonlyMap<string, MenuAllergen>;
  /** Placements in active sections of active menus, by item. */
  placements: ReadonlyMap<string, readonly Placement[]>;
}

/** Property of the catalogue that contains each kind of record. */
export const partOf = {
  menu: 'menus',
  section: 'sections',
  item: 'items',
  group: 'groups',
  option: 'options',
  daypart: 'dayparts',
  allergen: 'allergens',
} as const satisfies Record<MenuKind, keyof CatalogueParts>;

const byId = <T extends { id: string }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

function placementsOf({ menus }: CatalogueParts, sections: ReadonlyMap<string, MenuSection>) {
  const placements = new Map<string, Placement[]>();
  const visit = (menu: Menu, ids: readonly string[], path: readonly MenuSection[]) => {
    for (const id of ids) {
      const section = sections.get(id);
      if (!section || section.archived || path.includes(section)) continue;
      const inner = [...path, section];
      for (const itemId of section.itemIds) {
        const list = placements.get(itemId) ?? [];
        list.push({ menu, sections: inner });
        placements.set(itemId, list);
      }
      visit(menu, section.sectionIds, inner);
    }
  };
  for (const menu of menus) if (!menu.archived) visit(menu, menu.sectionIds, []);
  return placements;
}

/** Returns the options of a group that are not archived, in order. */
export const activeOptions = ({ option }: CatalogueIndex, { optionIds }: ModifierGroup): MenuOption[] =>
  optionIds.flatMap((id) => option.get(id) ?? []).filter(({ archived }) => !archived);

const indexes = new WeakMap<CatalogueParts, CatalogueIndex>();

/** Indexes records by ID. Cached per catalogue, which is immutable. */
export function indexOf(catalogue: CatalogueParts): CatalogueIndex {
  let index = indexes.get(catalogue);
  if (!index) {
    const section = byId(catalogue.sections);
    index = {
      menu: byId(catalogue.menus),
      section,
      item: byId(catalogue.items),
      group: byId(catalogue.groups),
      option: byId(catalogue.options),
      daypart: byId(catalogue.dayparts),
      allergen: byId(catalogue.allergens),
      placements: placementsOf(catalogue, section),
    };
    indexes.set(catalogue, index);
  }
  return index;
}
