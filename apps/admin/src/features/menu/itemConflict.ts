import type { MenuChange, MenuItem } from '@larder/domain/contract';
import { isSameValue } from '../../lib/isSameValue';
import { isVersionConflict } from '@larder/domain';

/** Changed fields of an item. `null` removes a price. */
export type ItemChanges = { [Field in keyof MenuItem]?: MenuItem[Field] | Record<string, number | null> };

/** A field that two people have changed. */
export interface ItemConflict extends Pick<MenuChange, 'op' | 'field' | 'restaurantId'> {
  theirs: unknown;
  mine: unknown;
}

const isSame = (one: unknown, other: unknown) => isSameValue(one ?? null, other ?? null);
/** Fields with a price per key, which are saved separately. */
const priceFields = ['basePrice', 'priceOverrides', 'cost'];

/** Returns the saved item if a request failed because it has changed in the meantime. */
export function newerItem(error: unknown, { id, version }: MenuItem): MenuItem | undefined {
  if (!isVersionConflict(error)) return undefined;
  const { current } = error.problem;
  const rows = Array.isArray(current) ? (current as MenuItem[]) : [];
  return rows.find((row) => row.id === id && row.version !== version);
}

/** Returns the changed fields whose value in `theirs` differs from `before` and from the change. */
export function itemConflicts(changes: ItemChanges, before: MenuItem, theirs: MenuItem): ItemConflict[] {
  const valueAt = (item: object, field: string, key?: string): unknown => {
    const value = (item as Record<string, unknown>)[field];
    return key === undefined ? value : (value as Record<string, unknown>)[key];
  };
  return Object.entries(changes)
    .flatMap(([field, value]) =>
      priceFields.includes(field) ? Object.keys(value as object).map((key) => ({ field, key })) : [{ field }],
    )
    .flatMap(({ field, key }: { field: string; key?: string }): ItemConflict[] => {
      const [was, saved, mine] = [before, theirs, changes].map((item) => valueAt(item, field, key));
      if (isSame(saved, was) || isSame(saved, mine)) return [];
      const isOwn = field === 'priceOverrides';
      return [
        {
          op: 'updated',
          field: key === undefined || isOwn ? field : `${field}.${key}`,
          restaurantId: isOwn ? (key ?? null) : null,
          theirs: saved ?? null,
          mine: mine ?? null,
        },
      ];
    });
}
