import type { Channel, OrderType } from '../restaurants/basics.contract';
import { indexOf, type CatalogueIndex, type Placement } from './catalogueIndex';
import { openingOf, type DaypartLevels, type DaypartPlace } from './dayparts';
import type { EightySix } from './eightySix.contract';
import { isEightySixActive, isEightySixOnChannel, isSoldOut } from './eightySix';
import type { CatalogueParts, Daypart, GroupLink, MenuItem, MenuOption } from './menu.contract';
import { itemPrice, type PricePlace } from './menuPrices';

/** Reasons in order of evaluation. The first one that applies is returned. */
export const availabilityReasons = [
  'archived',
  'not_at_restaurant',
  'not_on_menu',
  'no_price',
  'channel_hidden',
  'outside_daypart',
  'order_type_off',
  'eighty_sixed',
  'out_of_stock',
  'required_group_short',
] as const;
export type AvailabilityReason = 'available' | (typeof availabilityReasons)[number];

export interface Availability {
  available: boolean;
  reason: AvailabilityReason;
  /** Next time at which the result changes without a change of the data. */
  until: Date | null;
  /** IDs of the 86 entries that cause the result. */
  blockers: string[];
}

/** Properties of a restaurant that affect availability. Every `Restaurant` is assignable. */
export interface MenuPlace extends DaypartPlace, PricePlace {
  ordering: { channels: readonly Channel[]; types: Readonly<Record<OrderType, { enabled: boolean }>> };
}

export interface AvailabilityInput {
  itemId: string;
  channel: Channel;
  orderType: OrderType;
  at: Date;
}

/** A required group with too few available options: "{group} has {has} of {needs}". */
export interface GroupShortage {
  groupId: string;
  name: string;
  has: number;
  needs: number;
  /** First time at which enough options are available. */
  until: Date | null;
  blockers: string[];
}

const isOffered = ({ restaurantIds }: { restaurantIds: readonly string[] | null }, id: string) =>
  restaurantIds === null || restaurantIds.includes(id);
const isShown = (owner: { channels: readonly Channel[] | null }, channel: Channel) =>
  owner.channels === null || owner.channels.includes(channel);

/** Returns the latest end, or `null` if there are no entries or one has no end. */
function lastEnd(entries: readonly EightySix[]): Date | null {
  if (entries.length === 0 || entries.some(({ until }) => until === null)) return null;
  return new Date(Math.max(...entries.map(({ until }) => Date.parse(until as string))));
}

const idsOf = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

/** Returns the dayparts of the menu, its sections and the item, one level each. */
export function levelsOf({ daypart }: CatalogueIndex, { menu, sections }: Placement, item: MenuItem): DaypartLevels {
  return [menu, ...sections, item]
    .filter(({ daypartIds }) => daypartIds.length > 0)
    .map(({ daypartIds }) => daypartIds.map((id) => daypart.get(id)).filter((found) => found !== undefined));
}

/** Computes the facts needed to evaluate one availability input. */
function factsOf(catalogue: CatalogueParts, entries: readonly EightySix[], place: MenuPlace, input: AvailabilityInput) {
  const { itemId, channel, orderType, at } = input;
  const index = indexOf(catalogue);
  const item = index.item.get(itemId);
  const active = entries.filter(
    (entry) => entry.restaurantId === place.id && isEightySixActive(entry, at) && isEightySixOnChannel(entry, channel),
  );
  const blocking = (kind: EightySix['targetKind'], id: string) =>
    active.filter((entry) => entry.targetKind === kind && entry.targetId === id && isSoldOut(entry));
  const here = (index.placements.get(itemId) ?? []).filter(({ menu }) => isOffered(menu, place.id));
  const onChannel =
    item && place.ordering.channels.includes(channel) && isShown(item, channel)
      ? here.filter(({ menu }) => isShown(menu, channel))
      : [];
  return { index, item, place, channel, orderType, at, blocking, here, onChannel };
}

type Facts = ReturnType<typeof factsOf>;

/** Returns the 86 entries that take an option off sale, or `null` if the option or its item is archived. */
function optionBlockers({ index, blocking }: Facts, option: MenuOption): EightySix[] | null {
  const linked = option.itemId === null ? undefined : index.item.get(option.itemId);
  if (option.archived || linked?.archived) return null;
  return [...blocking('option', option.id), ...(option.itemId === null ? [] : blocking('item', option.itemId))];
}

function shortageOf(facts: Facts, link: GroupLink): GroupShortage | undefined {
  const group = facts.index.group.get(link.groupId);
  if (!group || group.archived) return undefined;
  const needs = link.min ?? group.min;
  const options = group.optionIds.flatMap((id) => {
    const option = facts.index.option.get(id);
    const blockers = option ? optionBlockers(facts, option) : null;
    return option && blockers ? [{ quantity: option.maxQuantity, blockers, back: lastEnd(blockers) }] : [];
  });
  let has = options.reduce((sum, { quantity, blockers }) => sum + (blockers.length === 0 ? quantity : 0), 0);
  if (has >= needs) return undefined;
  const shortage = { groupId: group.id, name: group.name, has, needs };
  const blocked = options.filter(({ blockers }) => blockers.length > 0);
  const returning = blocked
    .flatMap(({ quantity, back }) => (back ? [{ quantity, back }] : []))
    .toSorted((a, b) => a.back.getTime() - b.back.getTime());
  const enough = returning.find(({ quantity }) => (has += quantity) >= needs);
  return {
    ...shortage,
    until: enough?.back ?? null,
    blockers: [...new Set(idsOf(blocked.flatMap(({ blockers }) => blockers)))],
  };
}

const shortagesIn = (facts: Facts): GroupShortage[] =>
  (facts.item?.groupLinks ?? []).map((link) => shortageOf(facts, link)).filter((found) => found !== undefined);

/** Returns the required groups of an item that have too few available options now. */
export const groupShortages = (
  catalogue: CatalogueParts,
  entries: readonly EightySix[],
  place: MenuPlace,
  input: AvailabilityInput,
): GroupShortage[] => shortagesIn(factsOf(catalogue, entries, place, input));

type Failure = Pick<Availability, 'until' | 'blockers'>;
const never: Failure = { until: null, blockers: [] };

const openingIn = ({ index, item, onChannel, place, at }: Facts) =>
  openingOf(item ? onChannel.map((placement) => levelsOf(index, placement, item)) : [], place, at);

/** One check per reason. Returns the failure, or `null` if the check passes. */
const checks: Record<(typeof availabilityReasons)[number], (facts: Facts) => Failure | null> = {
  archived: ({ item }) => (!item || item.archived ? never : null),
  not_at_restaurant: ({ item, place }) => (item && isOffered(item, place.id) ? null : never),
  not_on_menu: ({ here }) => (here.length > 0 ? null : never),
  no_price: ({ item, place }) => (item && itemPrice(item, place).amount !== null ? null : never),
  channel_hidden: ({ onChannel }) => (onChannel.length > 0 ? null : never),
  outside_daypart: (facts) => {
    const { open, until } = openingIn(facts);
    return open ? null : { until, blockers: [] };
  },
  order_type_off: ({ item, place, orderType }) =>
    place.ordering.types[orderType].enabled && (item?.orderTypes?.includes(orderType) ?? true) ? null : never,
  eighty_sixed: ({ item, blocking }) => failureOf(item ? blocking('item', item.id) : [], 'out'),
  out_of_stock: ({ item, blocking }) => failureOf(item ? blocking('item', item.id) : [], 'countdown'),
  required_group_short: (facts) => {
    const shortages = shortagesIn(facts);
    if (shortages.length === 0) return null;
    const ends = shortages.map(({ until }) => until?.getTime() ?? Infinity);
    const last = Math.max(...ends);
    return {
      until: last === Infinity ? null : new Date(last),
      blockers: [...new Set(shortages.flatMap(({ blockers }) => blockers))],
    };
  },
};

function failureOf(entries: readonly EightySix[], mode: EightySix['mode']): Failure | null {
  const blockers = entries.filter((entry) => entry.mode === mode);
  return blockers.length === 0 ? null : { until: lastEnd(blockers), blockers: idsOf(blockers) };
}

function evaluate(facts: Facts): Availability {
  for (const reason of availabilityReasons) {
    const failure = checks[reason](facts);
    if (failure) return { available: false, reason, ...failure };
  }
  return { available: true, reason: 'available', until: openingIn(facts).until, blockers: [] };
}

/** Returns whether an item can be sold, the first failing reason and when that changes. */
export const availability = (
  catalogue: CatalogueParts,
  entries: readonly EightySix[],
  place: MenuPlace,
  input: AvailabilityInput,
): Availability => evaluate(factsOf(catalogue, entries, place, input));

/** An interval, half-open, in which the availability of an item keeps its reason. */
export interface AvailabilitySpan extends Pick<Availability, 'available' | 'reason'> {
  from: Date;
  to: Date;
}

/** Returns when an item can be sold in an interval and why not otherwise, if the data does not change. */
export function availabilitySpans(
  catalogue: CatalogueParts,
  entries: readonly EightySix[],
  place: MenuPlace,
  input: Omit<AvailabilityInput, 'at'>,
  { from, to }: { from: Date; to: Date },
): AvailabilitySpan[] {
  const spans: AvailabilitySpan[] = [];
  // At the end of an 86 entry or a daypart, an item may become available, or unavailable for another reason.
  const ends = entries.flatMap(({ until }) => (until === null ? [] : [new Date(until)]));
  for (let at = from; at < to;) {
    const facts = factsOf(catalogue, entries, place, { ...input, at });
    const { available, reason } = evaluate(facts);
    const { until } = openingIn(facts);
    const next = [...ends, ...(until ? [until] : [])].filter((end) => end > at && end < to);
    const end = new Date(Math.min(to.getTime(), ...next.map(Number)));
    const last = spans.at(-1);
    if (last?.reason === reason) last.to = end;
    else spans.push({ available, reason, from: at, to: end });
    at = end;
  }
  return spans;
}

/** Returns the dayparts that determine whether an item is on sale now or next. */
export const decidingDayparts = (
  catalogue: CatalogueParts,
  place: MenuPlace,
  input: AvailabilityInput,
): readonly Daypart[] => openingIn(factsOf(catalogue, [], place, input)).dayparts;
