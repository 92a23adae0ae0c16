import { useSession } from '@larder/domain';
import { shownRestaurant } from '../lib/shownRestaurant';

/** Returns the restaurant that the page shows: the one in the URL, else the current one. */
export const useShownRestaurant = (id: string | undefined, subject: string) =>
  shownRestaurant(useSession(), id, subject);
