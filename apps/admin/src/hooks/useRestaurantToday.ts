import { useServerNow } from '@larder/domain';
import { localDate } from '@larder/domain/contract';
import { useRestaurantZone } from './useRestaurantZone';

/** Returns the date of the current restaurant when the component was mounted. */
export const useRestaurantToday = () => localDate(useServerNow(), useRestaurantZone().timeZone);
