import { ForbiddenError, type Session } from '@larder/domain';
import type { WorkPlace } from '@larder/domain/contract';

/** Returns the restaurant in the URL, else the current one. Throws if it is not a workplace of the user. */
export function shownRestaurant(
  { isSignedIn, restaurant, workPlaces }: Session,
  id: string | undefined,
  subject: string,
): WorkPlace | null {
  if (id === undefined) return restaurant;
  const place = workPlaces.find(({ _id }) => _id === id);
  // While signing out, the old page still renders once without its workplaces.
  if (!place && isSignedIn) throw new ForbiddenError('read', subject);
  return place ?? null;
}
