import { ForbiddenError, useSession, type Session } from '@larder/domain';
import type { WorkPlace } from '@larder/domain/contract';

/** The restaurant whose data a page shows: the one its address names, else the current one. One outside the workplaces is denied (pages.md 1.2). */
export function shownRestaurant(
  { isSignedIn, restaurant, workPlaces }: Session,
  id: string | undefined,
  subject: string,
): WorkPlace | null {
  if (id === undefined) return restaurant;
  const place = workPlaces.find(({ _id }) => _id === id);
  // A page that is being left at sign-out is denied nothing.
  if (!place && isSignedIn) throw new ForbiddenError('read', subject);
  return place ?? null;
}

/** As `shownRestaurant`, for a page that is open. */
export const useShownRestaurant = (id: string | undefined, subject: string) =>
  shownRestaurant(useSession(), id, subject);
