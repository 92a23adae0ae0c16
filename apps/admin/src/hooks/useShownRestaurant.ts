import { useSession } from '@larder/domain';
import { shownRestaurant } from '../lib/shownRestaurant';

/** The restaurant an open page shows: the one in its address, else the current one. */
export const useShownRestaurant = (id: string | undefined, subject: string) =>
  shownRestaurant(useSession(), id, subject);
