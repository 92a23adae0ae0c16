import { emptyParts, menuKinds, recordsOf, type CatalogueParts, type MenuKind } from '@larder/domain/contract';

/** Difference between two contents: records to replace or add, IDs to remove. */
export interface Delta {
  put: CatalogueParts;
  drop: string[];
}

const parts: Record<MenuKind, Exclude<keyof CatalogueParts, 'menuOrder'>> = {
  menu: 'menus',
  section: 'sections',
  item: 'items',
  group: 'groups',
  option: 'options',
  daypart: 'dayparts',
  allergen: 'allergens',
};

type Rows = { id: string }[];

/** Returns the delta between two contents. Compares records by identity. */
export function deltaBetween(from: CatalogueParts, to: CatalogueParts): Delta {
  const put: CatalogueParts = { ...emptyParts(), menuOrder: to.menuOrder };
  const drop: string[] = [];
  for (const kind of menuKinds) {
    const former = new Set<object>(recordsOf(from, kind));
    (put[parts[kind]] as Rows) = (to[parts[kind]] as Rows).filter((row) => !former.has(row));
    const ids = new Set(recordsOf(to, kind).map(({ id }) => id));
    drop.push(...recordsOf(from, kind).flatMap(({ id }) => (ids.has(id) ? [] : [id])));
  }
  return { put, drop };
}

/** Applies a delta. Doesn't modify its input. */
export function patched(from: CatalogueParts, { put, drop }: Delta): CatalogueParts {
  const gone = new Set(drop);
  const content: CatalogueParts = { ...emptyParts(), menuOrder: put.menuOrder };
  for (const kind of menuKinds) {
    const fresh = new Map((put[parts[kind]] as Rows).map((row) => [row.id, row]));
    const rows = (from[parts[kind]] as Rows).filter(({ id }) => !gone.has(id)).map((row) => fresh.get(row.id) ?? row);
    const known = new Set(rows.map(({ id }) => id));
    (content[parts[kind]] as Rows) = [...rows, ...[...fresh.values()].filter(({ id }) => !known.has(id))];
  }
  return content;
}
