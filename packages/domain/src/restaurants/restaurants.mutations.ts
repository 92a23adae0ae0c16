import { useMutation, type QueryClient } from '@tanstack/react-query';
import { call } from '../http/client';
import type { EndpointInput, EndpointOutput } from '../http/endpoint';
import { replaceWorkPlaces } from '../store/session';
import { restaurantEndpoints, type RestaurantResponse } from './restaurantCalls.contract';
import type { NewRestaurant, RestaurantRow } from './restaurants.contract';
import { restaurantKeys } from './restaurants.queries';

type List = EndpointOutput<typeof restaurantEndpoints.list>;

/** Caches a row as the record, so that the panel shows it while the record loads. */
export function seedRestaurant(client: QueryClient, row: RestaurantRow) {
  const key = restaurantKeys.detail(row.id);
  if (!client.getQueryData(key)) client.setQueryData(key, row, { updatedAt: 0 });
}

/** Writes the saved restaurant to the lists, the record and the session. */
function keep(client: QueryClient, { restaurant, workPlaces }: RestaurantResponse) {
  client.setQueriesData<List>(
    { queryKey: restaurantKeys.lists() },
    (list) =>
      list && {
        ...list,
        restaurants: list.restaurants.map((row) => (row.id === restaurant.id ? restaurant : row)),
      },
  );
  client.setQueryData(restaurantKeys.detail(restaurant.id), restaurant);
  replaceWorkPlaces(workPlaces);
  // Thresholds affect flags and exceptions, workplaces affect the scope `all`. Not awaited.
  void client.invalidateQueries({ predicate: ({ queryKey }) => ['bills', 'dashboard'].includes(String(queryKey[1])) });
  return Promise.all([
    client.invalidateQueries({ queryKey: restaurantKeys.lists() }),
    client.invalidateQueries({ queryKey: restaurantKeys.activities(restaurant.id) }),
  ]);
}

/** Refetches a restaurant after an error, which may be a version conflict. */
const reread = (client: QueryClient, id: string) => client.invalidateQueries({ queryKey: restaurantKeys.detail(id) });

export const useAddRestaurant = () =>
  useMutation({
    mutationFn: (restaurant: NewRestaurant) => call(restaurantEndpoints.add, { restaurant }),
    onSuccess: (response, _input, _before, { client }) => keep(client, response),
  });

export const useUpdateRestaurant = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof restaurantEndpoints.update>) => call(restaurantEndpoints.update, input),
    onSuccess: (response, _input, _before, { client }) => keep(client, response),
    onError: (_error, { id }, _before, { client }) => reread(client, id),
  });

export const useChangeRestaurantStatus = () =>
  useMutation({
    mutationFn: (input: EndpointInput<typeof restaurantEndpoints.changeStatus>) =>
      call(restaurantEndpoints.changeStatus, input),
    onSuccess: (response, _input, _before, { client }) => keep(client, response),
    onError: (_error, { id }, _before, { client }) => reread(client, id),
  });
