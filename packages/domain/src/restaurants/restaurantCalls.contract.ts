import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { filterParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import { workPlaceSchema } from '../session/session.contract';
import { instant, textId, versioning, warning } from './basics.contract';
import { restaurantSortColumns } from './restaurantSortColumns';
import {
  newRestaurantSchema,
  restaurantAction,
  restaurantActivitySchema,
  restaurantFormSchema,
  restaurantRowSchema,
} from './restaurants.contract';

export const restaurantListParametersSchema = z.object({
  q: filterParameter(),
  status: filterParameter(),
  sort: z._default(sortOrder, 'asc'),
  /** Without it, in the order of the user's workplaces. */
  sortColumn: z.optional(z.enum(restaurantSortColumns)),
});
export type RestaurantListParameters = z.input<typeof restaurantListParametersSchema>;
export type RestaurantListQuery = z.output<typeof restaurantListParametersSchema>;

export const restaurantActivityParametersSchema = z.object({
  id: textId,
  person: filterParameter(),
  field: filterParameter(),
  page: pageParameter(),
  perPage: perPageParameter(10),
});
export type RestaurantActivityParameters = z.input<typeof restaurantActivityParametersSchema>;

/** The record after a write. `workPlaces` replaces the list in the stored user data. */
export const restaurantResponseSchema = z.object({
  restaurant: restaurantRowSchema,
  workPlaces: z.array(workPlaceSchema),
  warnings: z.array(warning),
});
export type RestaurantResponse = z.infer<typeof restaurantResponseSchema>;

export const restaurantEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/restaurants/list',
    summary: 'Returns the restaurants of the user, with their current health.',
    ability: { action: 'read', subject: 'restaurant' },
    input: restaurantListParametersSchema,
    output: z.object({ restaurants: z.array(restaurantRowSchema), total: z.int() }),
  }),
  restaurant: defineEndpoint({
    method: 'GET',
    path: '/apps/restaurants/restaurant',
    summary: 'Returns a restaurant with its current health.',
    ability: { action: 'read', subject: 'restaurant' },
    input: z.object({ id: textId }),
    output: z.object({ restaurant: restaurantRowSchema }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/restaurants/add-restaurant',
    summary: 'Creates a restaurant as a draft and adds it to the workplaces of the user.',
    status: 201,
    ability: { action: 'create', subject: 'restaurant' },
    input: z.object({ restaurant: newRestaurantSchema }),
    output: restaurantResponseSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/restaurants/update-restaurant',
    summary: 'Updates the given fields of a restaurant.',
    ability: { action: 'update', subject: 'restaurant' },
    input: z.object({ ...versioning, set: z.partial(restaurantFormSchema) }),
    output: restaurantResponseSchema,
  }),
  changeStatus: defineEndpoint({
    method: 'POST',
    path: '/apps/restaurants/change-status',
    summary: 'Updates the status of a restaurant. Archiving and restoring require permission to delete.',
    ability: [
      { action: 'update', subject: 'restaurant' },
      { action: 'delete', subject: 'restaurant' },
    ],
    input: z.object({
      ...versioning,
      action: restaurantAction,
      reason: z.optional(z.string()),
      until: z.optional(z.nullable(instant)),
    }),
    output: restaurantResponseSchema,
  }),
  activity: defineEndpoint({
    method: 'GET',
    path: '/apps/restaurants/activity',
    summary: 'Returns the activity log of a restaurant, newest entry first.',
    ability: { action: 'read', subject: 'restaurant' },
    input: restaurantActivityParametersSchema,
    output: z.object({
      activity: z.array(restaurantActivitySchema),
      total: z.int(),
      totalPages: z.int(),
      params: restaurantActivityParametersSchema,
    }),
  }),
};
