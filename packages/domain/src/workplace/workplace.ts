import type { WorkPlace } from '../session/session.contract';
import { store, useAtomValue } from '../store/jotai';
import { readSession, sessionAtom, storedRestaurantAtom } from '../store/session';

/** The restaurant the user works at now, or null when signed out or without a workplace. */
export function useCurrentRestaurant(): WorkPlace | null {
  return useAtomValue(sessionAtom).restaurant;
}

export function readCurrentRestaurant(): WorkPlace | null {
  return readSession().restaurant;
}

/** Moves to another workplace of the user; whatever was cached of the old one is dropped by `DomainProvider`. */
export function switchRestaurant(restaurant: Pick<WorkPlace, '_id'>) {
  const target = readSession().workPlaces.find((place) => place._id === restaurant._id);
  if (target) store.set(storedRestaurantAtom, target);
}

export function useSwitchRestaurant() {
  return switchRestaurant;
}
