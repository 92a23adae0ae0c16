import type { CatalogueParts, Menu, MenuItem, MenuOp, MenuSection } from '@larder/domain/contract';
import type { ListKind } from './menuSearch';

/** A modifier group, a daypart or an allergen. */
export type SharedRecord = CatalogueParts['groups' | 'dayparts' | 'allergens'][number];

/** A menu, section or item that can use a modifier group, a daypart or an allergen. */
export type MenuUser =
  { kind: 'menu'; record: Menu } | { kind: 'section'; record: MenuSection } | { kind: 'item'; record: MenuItem };

/** Returns the records that can use records of a kind. Omits archived ones. */
export function possibleUsers({ menus, sections, items }: CatalogueParts, kind: ListKind): MenuUser[] {
  const all: MenuUser[] = [
    ...(kind === 'daypart' ? menus.map((record) => ({ kind: 'menu' as const, record })) : []),
    ...(kind === 'daypart' ? sections.map((record) => ({ kind: 'section' as const, record })) : []),
    ...items.map((record) => ({ kind: 'item' as const, record })),
  ];
  return all.filter(({ record }) => !record.archived);
}

function isUsedBy({ kind: userKind, record }: MenuUser, kind: ListKind, id: string): boolean {
  if (kind === 'daypart') return record.daypartIds.includes(id);
  if (userKind !== 'item') return false;
  return kind === 'group'
    ? record.groupLinks.some(({ groupId }) => groupId === id)
    : record.allergens.some(({ allergenId }) => allergenId === id);
}

/** Returns the records that use a modifier group, a daypart or an allergen. */
export const usersOf = (catalogue: CatalogueParts, kind: ListKind, id: string): MenuUser[] =>
  possibleUsers(catalogue, kind).filter((user) => isUsedBy(user, kind, id));

function withUse({ kind: userKind, record }: MenuUser, kind: ListKind, id: string, uses: boolean) {
  const ids = (list: readonly string[]) => (uses ? [...list, id] : list.filter((each) => each !== id));
  if (kind === 'daypart') return { daypartIds: ids(record.daypartIds) };
  if (userKind !== 'item') return {};
  if (kind === 'allergen') return { allergens: record.allergens.filter(({ allergenId }) => allergenId !== id) };
  const others = record.groupLinks.filter(({ groupId }) => groupId !== id);
  return { groupLinks: uses ? [...others, { groupId: id, min: null, max: null, optionPrices: {} }] : others };
}

/** Returns the edits after which only the given records use a record. Allergens can only be unlinked. */
export const usageOps = (catalogue: CatalogueParts, kind: ListKind, id: string, userIds: readonly string[]): MenuOp[] =>
  possibleUsers(catalogue, kind).flatMap((user): MenuOp[] => {
    const { record } = user;
    const uses = userIds.includes(record.id);
    if (uses === isUsedBy(user, kind, id)) return [];
    return [
      { op: 'update', kind: user.kind, id: record.id, version: record.version, set: withUse(user, kind, id, uses) },
    ];
  });
