import { useAbility, useLanguage, useRestaurantList, useSession } from '@larder/domain';
import type { RestaurantRow } from '@larder/domain/contract';
import { useMemo } from 'react';
import { createFormats, type Formats } from '../../lib/createFormats';

export interface BillPlace {
  name: string;
  code: string;
  /** Undefined without the right to read restaurants. */
  restaurant: RestaurantRow | undefined;
  /** Formats with the restaurant's time zone, if it is known. */
  formats: Formats;
}

/** Returns a function that finds the restaurant of a bill. */
export function useBillPlaces(): (restaurantId: string) => BillPlace {
  const { workPlaces } = useSession();
  const { language } = useLanguage();
  const { data } = useRestaurantList({}, useAbility().can('read', 'restaurant'));
  return useMemo(() => {
    const placeOf = (id: string, name: string, timeZone?: string): BillPlace => {
      const restaurant = data?.restaurants.find((row) => row.id === id);
      return {
        name,
        code: restaurant?.code ?? name,
        restaurant,
        formats: createFormats(language, restaurant?.timeZone ?? timeZone),
      };
    };
    const places = new Map(workPlaces.map(({ _id, name, timeZone }) => [_id, placeOf(_id, name, timeZone)]));
    return (id) => places.get(id) ?? placeOf(id, id);
  }, [data, workPlaces, language]);
}
