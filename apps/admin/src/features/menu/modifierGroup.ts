import type { CatalogueParts, MenuOp, MenuOption, ModifierGroup } from '@larder/domain/contract';
import { changedValues } from '../../lib/changedValues';
import { batchOf, type MenuBatch } from './menuBatch';
import { moveOp } from './menuTree';
import { usageOps, usersOf } from './menuUsers';

export interface OptionValues {
  /** Empty for a new option. */
  id: string;
  name: string;
  /** By currency; `null` if the field is empty. */
  price: Record<string, number | null>;
  isDefault: boolean;
  maxQuantity: number | null;
  /** The item that the option represents. */
  itemId: string | null;
}

export interface GroupValues {
  name: string;
  prompt: string;
  min: number | null;
  max: number | null;
  freeCount: number | null;
  options: OptionValues[];
  /** IDs of the items that use the group. */
  users: string[];
}

export const blankOption: OptionValues = {
  id: '',
  name: '',
  price: {},
  isDefault: false,
  maxQuantity: 1,
  itemId: null,
};

export const optionValues = ({ id, name, price, isDefault, maxQuantity, itemId }: MenuOption): OptionValues => ({
  id,
  name,
  price,
  isDefault,
  maxQuantity,
  itemId,
});

const optionsOf = ({ options }: CatalogueParts, group: ModifierGroup | undefined) =>
  (group?.optionIds ?? []).flatMap((id) => options.find((option) => option.id === id) ?? []);

/** Returns the form values of a group, or of a new one. */
export function groupValues(catalogue: CatalogueParts, id: string | undefined): GroupValues {
  const group = catalogue.groups.find((each) => each.id === id);
  const { name = '', prompt = '', min = 0, max = 1, freeCount = 0 } = group ?? {};
  const live = optionsOf(catalogue, group).filter(({ archived }) => !archived);
  return {
    name,
    prompt,
    min,
    max,
    freeCount,
    options: live.map(optionValues),
    users: group ? usersOf(catalogue, 'group', group.id).map(({ record }) => record.id) : [],
  };
}

/** Returns the options of a group that were archived and can be added again. */
export const archivedOptions = (catalogue: CatalogueParts, id: string | undefined, { options }: GroupValues) =>
  optionsOf(
    catalogue,
    catalogue.groups.find((each) => each.id === id),
  ).filter((option) => option.archived && options.every((shown) => shown.id !== option.id));

const newId = (index: number) => `option-${index}`;

function optionOps(values: OptionValues, index: number, groupId: string, stored: MenuOption | undefined): MenuOp[] {
  const { id: _id, price, name, ...rest } = values;
  const fields = { name: name.trim(), ...rest };
  if (!stored) {
    const set = { ...fields, price: Object.fromEntries(Object.entries(price).filter(([, amount]) => amount !== null)) };
    return [
      { op: 'create', kind: 'option', tempId: newId(index), set, parentId: groupId, index: Number.MAX_SAFE_INTEGER },
    ];
  }
  const { id, version } = stored;
  const prices = changedValues(price, stored.price);
  const set = { ...changedValues(fields, stored), ...(Object.keys(prices).length > 0 && { price: prices }) };
  return [
    ...(stored.archived ? [{ op: 'restore', kind: 'option', id, version } as const] : []),
    { op: 'update', kind: 'option', id, version, set },
  ];
}

/**
 * Returns the ops that give the options of a group the order `next`. Archived options, which are not shown, stay after
 * the same option.
 */
function orderOps(groupId: string, stored: readonly string[], next: readonly string[]): MenuOp[] {
  let ids = stored;
  return next.flatMap((id, position): MenuOp[] => {
    if (ids.filter((each) => next.includes(each))[position] === id) return [];
    const op = moveOp('option', id, groupId, ids, next);
    ids = ids.filter((each) => each !== id).toSpliced(op.index, 0, id);
    return [op];
  });
}

/** Returns the edits that save a group, its options and the items that use it. */
export function groupBatch(catalogue: CatalogueParts, groupId: string | undefined, values: GroupValues): MenuBatch {
  const group = catalogue.groups.find(({ id }) => id === groupId);
  const { options, users, ...rest } = values;
  const fields = { ...rest, name: rest.name.trim(), prompt: rest.prompt.trim() };
  const id = group?.id ?? 'group';
  const stored = optionsOf(catalogue, group);
  const next = options.map((option, index) => option.id || newId(index));
  const isGone = (option: MenuOption) => !option.archived && !next.includes(option.id);
  return batchOf(
    [
      '',
      [
        group
          ? { op: 'update', kind: 'group', id, version: group.version, set: changedValues(fields, group) }
          : { op: 'create', kind: 'group', tempId: id, set: fields, parentId: null, index: 0 },
      ],
    ],
    [
      'options',
      stored.filter(isGone).map((option) => ({
        op: 'archive',
        kind: 'option',
        id: option.id,
        version: option.version,
      })),
    ],
    ...options.map((option, index) => {
      const before = stored.find((each) => each.id === option.id);
      return [`options.${index}.`, optionOps(option, index, id, before)] as const;
    }),
    [
      'options',
      orderOps(id, [...stored.map((option) => option.id), ...next.filter((_, at) => !options[at]?.id)], next),
    ],
    ['users', usageOps(catalogue, 'group', id, users)],
  );
}
