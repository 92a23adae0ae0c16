import type { CatalogueParts, Daypart } from '@larder/domain/contract';
import { changedValues } from '../../lib/changedValues';
import { batchOf, type MenuBatch } from './menuBatch';
import { usageOps, usersOf } from './menuUsers';

export type DaypartValues = Pick<Daypart, 'name' | 'restaurantIds' | 'windows' | 'startsOn' | 'endsOn'> & {
  /** IDs of the menus, sections and items that use the daypart. */
  users: string[];
};

/** Returns the form values of a daypart, or of a new one. */
export function daypartValues(catalogue: CatalogueParts, id: string | undefined): DaypartValues {
  const daypart = catalogue.dayparts.find((each) => each.id === id);
  return {
    name: daypart?.name ?? '',
    restaurantIds: daypart?.restaurantIds ?? null,
    windows: daypart?.windows ?? [{ days: [1, 2, 3, 4, 5, 6, 7], from: '11:30', to: '15:00' }],
    startsOn: daypart?.startsOn ?? null,
    endsOn: daypart?.endsOn ?? null,
    users: daypart ? usersOf(catalogue, 'daypart', daypart.id).map(({ record }) => record.id) : [],
  };
}

/** Returns the edits that save a daypart and assign it to the menus, sections and items in `users`. */
export function daypartBatch(
  catalogue: CatalogueParts,
  daypartId: string | undefined,
  values: DaypartValues,
): MenuBatch {
  const daypart = catalogue.dayparts.find(({ id }) => id === daypartId);
  const { users, ...rest } = values;
  const fields = { ...rest, name: rest.name.trim() };
  const id = daypart?.id ?? 'daypart';
  return batchOf(
    [
      '',
      [
        daypart
          ? { op: 'update', kind: 'daypart', id, version: daypart.version, set: changedValues(fields, daypart) }
          : { op: 'create', kind: 'daypart', tempId: id, set: fields, parentId: null, index: 0 },
      ],
    ],
    ['users', usageOps(catalogue, 'daypart', id, users)],
  );
}
