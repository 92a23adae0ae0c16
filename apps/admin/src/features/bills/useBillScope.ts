import { readSession, useSession, type Session } from '@larder/domain';
import { shownRestaurant } from '../../lib/shownRestaurant';

const all = 'all';

function scopeOf(session: Session, id: string | undefined) {
  if (id === all && session.workPlaces.length > 1) return { id: all, place: null };
  const place = shownRestaurant(session, id, 'bill');
  return { id: place?._id ?? all, place };
}

/** The restaurants whose bills are shown, outside React. Throws if the user has no access. */
export const readBillScope = (id: string | undefined) => scopeOf(readSession(), id).id;

/** The restaurants whose bills are shown: `all`, or the one in the URL, else the current one. */
export const useBillScope = (id: string | undefined) => scopeOf(useSession(), id);
