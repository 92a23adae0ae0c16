import { availabilityReasons, groupShortages, type Availability, type MenuPlace } from './availability';
import type { EightySix } from './eightySix.contract';
import type { CatalogueParts } from './menu.contract';
import { channels } from '../restaurants/orderCodes.contract';

export type DoctorVerdict = 'passed' | 'failed' | 'not_reached';

/** Returns the ten availability checks with their results. Checks after the first failing one aren't reached. */
export function doctorRows(
  result: Availability,
): { reason: (typeof availabilityReasons)[number]; verdict: DoctorVerdict }[] {
  const failed = availabilityReasons.findIndex((reason) => reason === result.reason);
  return availabilityReasons.map((reason, row) => ({
    reason,
    verdict: failed === -1 || row < failed ? 'passed' : row === failed ? 'failed' : 'not_reached',
  }));
}

/**
 * Returns the IDs of items that lack options of a required group on some channel if the 86 entries are added. Excludes
 * the items of these entries.
 */
export function affectedItems(
  catalogue: CatalogueParts,
  entries: readonly EightySix[],
  added: readonly EightySix[],
  place: MenuPlace,
  at: Date,
): string[] {
  const all = [...entries, ...added];
  const own = new Set(added.filter(({ targetKind }) => targetKind === 'item').map(({ targetId }) => targetId));
  const shown = channels.filter((channel) => place.ordering.channels.includes(channel));
  return catalogue.items
    .filter(({ id, archived }) => !archived && !own.has(id))
    .filter(({ id }) =>
      shown.some((channel) => {
        const input = { itemId: id, channel, orderType: 'dine_in', at } as const;
        const before = groupShortages(catalogue, entries, place, input).length;
        return groupShortages(catalogue, all, place, input).length > before;
      }),
    )
    .map(({ id }) => id);
}
