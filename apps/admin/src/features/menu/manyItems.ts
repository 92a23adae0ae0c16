import type { MenuItem, MenuOp, MenuSection } from '@larder/domain/contract';

const end = Number.MAX_SAFE_INTEGER;

/** Returns the ops that move items between two sections. Items that the target already lists only leave the source. */
export const moveItems = (items: readonly MenuItem[], from: MenuSection, to: MenuSection): MenuOp[] =>
  items.map(({ id }) =>
    to.itemIds.includes(id)
      ? { op: 'unplace', itemId: id, sectionId: from.id, index: 0 }
      : { op: 'move', kind: 'item', id, fromParentId: from.id, toParentId: to.id, index: end },
  );

/** Returns the ops that add items to the end of another section. */
export const placeItems = (items: readonly MenuItem[], { id: sectionId, itemIds }: MenuSection): MenuOp[] =>
  items.filter(({ id }) => !itemIds.includes(id)).map(({ id }) => ({ op: 'place', itemId: id, sectionId, index: end }));

export const unplaceItems = (items: readonly MenuItem[], sectionId: string): MenuOp[] =>
  items.map(({ id }) => ({ op: 'unplace', itemId: id, sectionId, index: 0 }));

export const archiveItems = (items: readonly MenuItem[], op: 'archive' | 'restore'): MenuOp[] =>
  items.map(({ id, version }) => ({ op, kind: 'item', id, version }));

/** Returns the dayparts that all items have. */
export const commonDayparts = (items: readonly MenuItem[]): string[] =>
  (items[0]?.daypartIds ?? []).filter((id) => items.every(({ daypartIds }) => daypartIds.includes(id)));

/** Returns the ops that set the dayparts of items. Omits items that already have them. */
export const setDayparts = (items: readonly MenuItem[], daypartIds: readonly string[]): MenuOp[] =>
  items
    .filter((item) => item.daypartIds.toSorted().join(' ') !== daypartIds.toSorted().join(' '))
    .map(({ id, version }) => ({ op: 'update', kind: 'item', id, version, set: { daypartIds } }));
