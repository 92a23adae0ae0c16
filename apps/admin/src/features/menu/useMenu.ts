import { useAbility, useCatalogue, useEightySix, useRestaurantList, useSession } from '@larder/domain';
import {
  availability,
  menuIndexOf,
  type Availability,
  type EightySix,
  type MenuItem,
  type RestaurantRow,
  type WorkPlace,
} from '@larder/domain/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useMoments } from '../../hooks/useMoments';
import { maySeeDraft, menuPlaceId } from './menuQueries';
import { draftModes, type MenuMode, type MenuSearch } from './menuSearch';

const noEntries: readonly EightySix[] = [];
const noRestaurants: readonly RestaurantRow[] = [];

const pricePlaceOf = ({ _id: id = '', name = '', currency }: Partial<WorkPlace> = {}) =>
  currency === undefined ? undefined : { id, name, currency };

/** Returns a function that changes the search parameters of the page. */
function useShowMenu() {
  const navigate = useNavigate();
  return (changes: Partial<MenuSearch>, replace = false) =>
    void navigate({
      from: '/apps/management/menuManagement',
      search: (previous) => ({ ...previous, ...changes }),
      replace,
      resetScroll: false,
    });
}

/** Returns the search parameters, catalogue, restaurants, 86 entries and rights of the page. */
export function useMenu() {
  const search = useSearch({ from: '/_shell/apps/management/menuManagement' });
  const session = useSession();
  const ability = useAbility();
  const placeId = menuPlaceId(search, session);
  const seesDraft = maySeeDraft(ability);
  const state = seesDraft ? (search.state ?? 'draft') : 'published';
  const query = useCatalogue(state);
  const restaurantList = useRestaurantList({}, ability.can('read', 'restaurant'));
  const restaurants = restaurantList.data?.restaurants ?? noRestaurants;
  const place = restaurants.find(({ id }) => id === placeId);
  const workPlace = session.workPlaces.find(({ _id }) => _id === placeId);
  const pricePlace = place ?? pricePlaceOf(workPlace);
  const eightySix = useEightySix(placeId);
  const entries = eightySix.data?.entries ?? noEntries;
  const formats = useMoments(place?.timeZone ?? workPlace?.timeZone);
  const catalogue = query.data?.catalogue;
  const index = useMemo(() => catalogue && menuIndexOf(catalogue), [catalogue]);
  const { dataUpdatedAt } = eightySix;
  // Server time, because a wrong clock of the device would change the availability.
  const lag = place ? Date.parse(place.health.lastSyncAt) - restaurantList.dataUpdatedAt : 0;
  const now = useMemo(
    () => new Date((dataUpdatedAt || restaurantList.dataUpdatedAt) + lag),
    [dataUpdatedAt, lag, restaurantList.dataUpdatedAt],
  );
  const draft = query.data?.draft;
  const mayUpdate = ability.can('update', 'menu');

  return {
    search,
    /** The shown state of the menu. */
    state,
    seesDraft,
    mode: search.mode && (seesDraft || !draftModes.includes(search.mode)) ? search.mode : ('items' satisfies MenuMode),
    show: useShowMenu(),
    query,
    catalogue,
    index,
    draft,
    placeId,
    place,
    /** Data of the shown restaurant for computing prices. Available without the right to read restaurants. */
    pricePlace,
    placeName: place?.name ?? workPlace?.name ?? '',
    restaurants: restaurants.filter(({ status }) => status !== 'archived'),
    /** Restaurants of the price sheet. */
    pricePlaces: restaurantList.data
      ? restaurants.filter(({ status }) => status !== 'archived')
      : session.workPlaces.flatMap((each) => pricePlaceOf(each) ?? []),
    workPlaces: session.workPlaces,
    entries,
    entryOf: (targetId: string) => entries.find((entry) => entry.targetId === targetId),
    /** Returns the availability of an item at the till now; undefined until the restaurant is loaded. */
    availabilityOf: ({ id }: Pick<MenuItem, 'id'>): Availability | undefined =>
      catalogue &&
      place &&
      availability(catalogue, entries, place, { itemId: id, channel: 'pos', orderType: 'dine_in', at: now }),
    now,
    formats,
    mayUpdate,
    mayPublish: ability.can('publish', 'menu'),
    may86: ability.can('update', 'eightySix'),
    /** True if the draft is shown and can be changed. */
    isEditable: mayUpdate && state !== 'published' && draft !== undefined && draft.status !== 'scheduled',
  };
}
export type Menu = ReturnType<typeof useMenu>;
/** The page after the catalogue has loaded. */
export type LoadedMenu = Menu &
  Required<Pick<Menu, 'catalogue' | 'index' | 'draft'>> & {
    catalogue: NonNullable<Menu['catalogue']>;
    index: NonNullable<Menu['index']>;
    draft: NonNullable<Menu['draft']>;
  };
export const isLoaded = (menu: Menu): menu is LoadedMenu => menu.catalogue !== undefined;
