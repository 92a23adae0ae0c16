import type { WorkPlace } from '../session/session.contract';
import { store, useAtomValue } from '../store/jotai';
import { readSession, sessionAtom, storedRestaurantAtom } from '../store/session';

/** Returns the current restaurant, or `null` when signed out or without a workplace. */
export function useCurrentRestaurant(): WorkPlace | null {
  return useAtomValue(sessionAtom).restaurant;
}

export function readCurrentRestaurant(): WorkPlace | null {
  return readSession().restaurant;
}

/** Switches to another workplace of the user. `DomainProvider` clears the cache. */
export function switchRestaurant(restaurant: Pick<WorkPlace, '_id'>) {
  const target = readSession().workPlaces.find((place) => place._id === restaurant._id);
  if (target) store.set(storedRestaurantAtom, target);
}

export function useSwitchRestaurant() {
  return switchRestaurant;
}
