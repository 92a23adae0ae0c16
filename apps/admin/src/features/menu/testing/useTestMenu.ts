import { useCatalogue, useEightySix, useRestaurantList, serverNow } from '@larder/domain';
import { menuIndexOf } from '@larder/domain/contract';
import { useMoments } from '../../../hooks/useMoments';
import type { LoadedMenu } from '../useMenu';

const now = serverNow();

/** Loads the draft of the menu and the first restaurant. Undefined until they are loaded. */
export function useTestMenu(): LoadedMenu | undefined {
  const query = useCatalogue('draft');
  const restaurants = useRestaurantList().data?.restaurants ?? [];
  const [place] = restaurants;
  const entries = useEightySix(place?.id ?? '').data?.entries;
  const formats = useMoments(place?.timeZone);
  if (!query.data || !place || !entries) return undefined;
  const { catalogue, draft } = query.data;
  return {
    query,
    catalogue,
    draft,
    index: menuIndexOf(catalogue),
    restaurants,
    place,
    placeId: place.id,
    entries,
    entryOf: (targetId: string) => entries.find((entry) => entry.targetId === targetId),
    now,
    formats,
    isEditable: true,
    mayUpdate: true,
    mayPublish: true,
    may86: true,
  } as unknown as LoadedMenu;
}
