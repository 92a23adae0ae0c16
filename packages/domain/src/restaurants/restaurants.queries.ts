import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { entityKeys } from '../cache/entityKeys';
import { call } from '../http/client';
import {
  restaurantEndpoints,
  type RestaurantActivityParameters,
  type RestaurantListParameters,
} from './restaurantCalls.contract';
import { staffEndpoints, type ShiftParameters, type StaffFilter } from './staff.contract';

const keys = entityKeys('restaurants');
export const restaurantKeys = {
  ...keys,
  activities: (id: string) => [...keys.all, 'activity', id] as const,
  activity: (parameters: RestaurantActivityParameters) =>
    [...restaurantKeys.activities(parameters.id), parameters] as const,
};

/** Keys start with the scope, so that two restaurants never share an entry. */
export const staffKeys = {
  all: (scope: string) => [scope, 'staff'] as const,
  list: (parameters: StaffFilter) => [...staffKeys.all(parameters.restaurant), 'list', parameters] as const,
  shifts: (parameters: ShiftParameters) => [...staffKeys.all(parameters.restaurant), 'shifts', parameters] as const,
  /** Checks whether a key is that of a staff list, in any scope. */
  isList: (key: readonly unknown[]) => staffKeys.owns(key) && key[2] === 'list',
  /** Checks whether a key belongs to staff, in any scope. */
  owns: (key: readonly unknown[]) => key[1] === 'staff',
};

/** Queries the filtered restaurants of the user. Keeps the previous ones while others load. */
export const restaurantListQuery = (parameters: RestaurantListParameters = {}) =>
  queryOptions({
    queryKey: restaurantKeys.list(parameters),
    queryFn: ({ signal }) => call(restaurantEndpoints.list, parameters, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries one restaurant. Call `seedRestaurant` first when opening it from a list. */
export const restaurantQuery = (id: string) =>
  queryOptions({
    queryKey: restaurantKeys.detail(id),
    queryFn: async ({ signal }) => (await call(restaurantEndpoints.restaurant, { id }, { signal })).restaurant,
  });

export const restaurantActivityQuery = (parameters: RestaurantActivityParameters) =>
  queryOptions({
    queryKey: restaurantKeys.activity(parameters),
    queryFn: ({ signal }) => call(restaurantEndpoints.activity, parameters, { signal }),
    placeholderData: (before, query) => (query?.queryKey[2] === parameters.id ? before : undefined),
  });

export const staffQuery = (parameters: StaffFilter) =>
  queryOptions({
    queryKey: staffKeys.list(parameters),
    queryFn: async ({ signal }) => (await call(staffEndpoints.list, parameters, { signal })).staff,
  });

const minute = 60_000;

/** Queries the planned shifts of a business date, every minute, because their state and the date change with time. */
export const shiftsQuery = (parameters: ShiftParameters) =>
  queryOptions({
    queryKey: staffKeys.shifts(parameters),
    queryFn: ({ signal }) => call(staffEndpoints.shifts, parameters, { signal }),
    refetchInterval: minute,
  });

export const useRestaurantList = (parameters: RestaurantListParameters = {}, enabled = true) =>
  useQuery({ ...restaurantListQuery(parameters), enabled });
export const useRestaurant = (id: string) => useQuery(restaurantQuery(id));
export const useRestaurantActivity = (parameters: RestaurantActivityParameters) =>
  useQuery(restaurantActivityQuery(parameters));
export const useStaff = (parameters: StaffFilter, enabled = true) => useQuery({ ...staffQuery(parameters), enabled });
export const useShifts = (parameters: ShiftParameters) => useQuery(shiftsQuery(parameters));
