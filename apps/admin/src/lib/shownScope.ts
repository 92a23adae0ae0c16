import type { Session } from '@larder/domain';
import type { WorkPlace } from '@larder/domain/contract';
import { shownRestaurant } from './shownRestaurant';

export interface ShownScope {
  /** Scope of the calls: the ID of a restaurant, or `all`. */
  id: string;
  /** `null` for all restaurants. */
  place: WorkPlace | null;
}

/**
 * Returns the restaurants that a page shows: `all` for users with several workplaces, or the one in the URL, else the
 * current one. Throws without access to it.
 */
export function shownScope(session: Session, id: string | undefined, subject: string): ShownScope {
  if (id === 'all' && session.workPlaces.length > 1) return { id, place: null };
  const place = shownRestaurant(session, id, subject);
  return { id: place?._id ?? 'all', place };
}
