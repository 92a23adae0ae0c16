import type { FieldError, FieldErrors } from '../http/rules';
import { windowMinutes } from './dayparts';
import type { Daypart, GroupLink, MenuItem, MenuKind, MenuOption, ModifierGroup } from './menu.contract';
import type { MenuRecord } from './menuContent';

/** Access to other records for validation rules. */
export interface MenuLookup {
  get: (kind: MenuKind, id: string) => MenuRecord | undefined;
  all: (kind: MenuKind) => Iterable<MenuRecord>;
}

type Wrong = (field: string, error: FieldError) => void;

const week = 7 * 1440;

/** Converts a window to intervals in minutes of the week, one per day, split at the end of Sunday. */
export function stretchesOf({ days, from, to }: Daypart['windows'][number]): [from: number, to: number][] {
  const [start, end] = windowMinutes({ from, to });
  return days.flatMap((day) => {
    const [begin, finish] = [(day - 1) * 1440 + start, (day - 1) * 1440 + end];
    return finish <= week
      ? [[begin, finish] as [number, number]]
      : [[begin, week] as [number, number], [0, finish - week] as [number, number]];
  });
}

export const stretchesOverlap = (
  left: readonly (readonly [number, number])[],
  right: readonly (readonly [number, number])[],
) => left.some(([from, to]) => right.some(([start, end]) => from < end && start < to));

function daypartErrors({ windows, startsOn, endsOn }: Daypart, wrong: Wrong) {
  if (windows.length === 0) wrong('windows', 'pick');
  windows.forEach((window, index) => {
    if (window.days.length === 0) wrong(`windows.${index}.days`, 'pick');
    if (window.from === window.to) return wrong(`windows.${index}.to`, 'dateOrder');
    const met = windows.slice(0, index).find((other) => stretchesOverlap(stretchesOf(window), stretchesOf(other)));
    const twice = new Set(window.days).size < window.days.length;
    const other = met ?? (twice ? window : undefined);
    if (other) wrong(`windows.${index}`, { key: 'overlap', range: `${other.from}–${other.to}` });
  });
  if (startsOn !== null && endsOn !== null && startsOn > endsOn) wrong('endsOn', 'dateOrder');
}

const defaultsOf = ({ optionIds }: ModifierGroup, { get }: MenuLookup) =>
  optionIds
    .map((id) => get('option', id) as MenuOption | undefined)
    .filter((option) => option?.isDefault && !option.archived).length;

function groupErrors(group: ModifierGroup, lookup: MenuLookup, wrong: Wrong) {
  const { min, max, freeCount } = group;
  if (max === null) return;
  if (min > max) wrong('max', 'minAboveMax');
  if (freeCount > max) wrong('freeCount', { key: 'max', n: max });
  if (defaultsOf(group, lookup) > max) wrong('max', { key: 'defaultsMax', max });
}

const carries = (item: MenuItem | undefined, groupId: string) =>
  item?.groupLinks.some((link) => link.groupId === groupId) ?? false;

function optionErrors(option: MenuOption, lookup: MenuLookup, wrong: Wrong) {
  const group = [...(lookup.all('group') as unknown as Iterable<ModifierGroup>)].find(({ optionIds }) =>
    optionIds.includes(option.id),
  );
  const item = option.itemId === null ? undefined : (lookup.get('item', option.itemId) as MenuItem | undefined);
  if (option.itemId !== null && !item) wrong('itemId', 'pick');
  if (group && carries(item, group.id)) wrong('itemId', 'cycle');
  if (group && group.max !== null && option.isDefault && defaultsOf(group, lookup) > group.max) {
    wrong('isDefault', { key: 'defaultsMax', max: group.max });
  }
}

function linkErrors(item: MenuItem, link: GroupLink, index: number, lookup: MenuLookup, wrong: Wrong) {
  const group = lookup.get('group', link.groupId) as ModifierGroup | undefined;
  const field = `groupLinks.${index}`;
  if (!group) return wrong(`${field}.groupId`, 'pick');
  if (item.groupLinks.findIndex(({ groupId }) => groupId === link.groupId) < index) wrong(`${field}.groupId`, 'taken');
  const max = link.max ?? group.max;
  if (max !== null && (link.min ?? group.min) > max) wrong(`${field}.max`, 'minAboveMax');
  const options = group.optionIds.map((id) => lookup.get('option', id) as MenuOption | undefined);
  if (options.some((option) => option?.itemId === item.id)) wrong(`${field}.groupId`, 'cycle');
  // The price of an option that moved to another group is kept, in case it moves back.
  for (const id of Object.keys(link.optionPrices)) {
    if (!lookup.get('option', id)) wrong(`${field}.optionPrices.${id}`, 'pick');
  }
}

function itemErrors(item: MenuItem, lookup: MenuLookup, wrong: Wrong) {
  const { id, sku, allergens, groupLinks } = item;
  const items = lookup.all('item') as unknown as Iterable<MenuItem>;
  const same = sku === '' ? undefined : [...items].find((other) => other.id !== id && other.sku === sku);
  if (same) wrong('sku', { key: 'taken', item: same.name });
  allergens.forEach(({ allergenId }, index) => {
    if (!lookup.get('allergen', allergenId)) wrong(`allergens.${index}.allergenId`, 'pick');
    if (allergens.findIndex((entry) => entry.allergenId === allergenId) < index) {
      wrong(`allergens.${index}.allergenId`, 'taken');
    }
  });
  groupLinks.forEach((link, index) => linkErrors(item, link, index, lookup, wrong));
}

/** Validates a record in the context of others, beyond the rules of its fields. */
export function menuRecordErrors(kind: MenuKind, record: MenuRecord, lookup: MenuLookup): FieldErrors {
  const errors: FieldErrors = {};
  const wrong: Wrong = (field, error) => {
    (errors[field] ??= []).push(error);
  };
  if (Array.isArray(record.daypartIds)) {
    record.daypartIds.forEach((id: string, index) => {
      if (!lookup.get('daypart', id)) wrong(`daypartIds.${index}`, 'pick');
    });
  }
  if (kind === 'daypart') daypartErrors(record as unknown as Daypart, wrong);
  if (kind === 'group') groupErrors(record as unknown as ModifierGroup, lookup, wrong);
  if (kind === 'option') optionErrors(record as unknown as MenuOption, lookup, wrong);
  if (kind === 'item') itemErrors(record as unknown as MenuItem, lookup, wrong);
  return errors;
}
