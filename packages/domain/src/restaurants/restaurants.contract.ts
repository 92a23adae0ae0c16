import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { filterParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import { workPlaceSchema } from '../session/session.contract';
import { civilDate, currencyCode, instant, personRef, textId, versioned, versioning, warning } from './basics.contract';
import { openingHours, specialDay } from './hours.contract';
import { moneySettings, ordering, thresholds } from './settings.contract';

export const restaurantStatuses = ['draft', 'active', 'paused', 'temporarily_closed', 'archived'] as const;
export const restaurantStatus = z.enum(restaurantStatuses);
export type RestaurantStatus = z.infer<typeof restaurantStatus>;

export const openStates = [
  'open',
  'closed',
  'closed_today',
  'paused',
  'temporarily_closed',
  'not_started',
  'archived',
] as const;
export type OpenState = (typeof openStates)[number];

export const restaurantActions = [
  'activate',
  'pause',
  'resume',
  'close_temporarily',
  'reopen',
  'archive',
  'restore',
] as const;
export const restaurantAction = z.enum(restaurantActions);
export type RestaurantAction = z.infer<typeof restaurantAction>;

export const restaurantSortColumns = ['name', 'city', 'status', 'openBills', 'eightySixed'] as const;
export type RestaurantSortColumn = (typeof restaurantSortColumns)[number];

const restaurantFields = {
  code: z.string(),
  name: z.string(),
  locationName: z.string(),
  description: z.string(),
  group: z.string(),
  pictureSeed: z.string(),
  managerId: z.nullable(textId),
  /** `country`: two letters. */
  address: z.object({
    lines: z.array(z.string()),
    city: z.string(),
    region: z.string(),
    postcode: z.string(),
    country: z.string(),
  }),
  geo: z.nullable(z.object({ lat: z.number(), lng: z.number() })),
  phone: z.string(),
  email: z.string(),
  website: z.string(),
  orderUrl: z.string(),
  social: z.record(z.string(), z.string()),
  timeZone: z.string(),
  /** The local hour at which the business date moves on. */
  closeOutHour: z.int(),
  currency: currencyCode,
  hours: openingHours,
  specialDays: z.array(specialDay),
  ordering,
  money: moneySettings,
  thresholds,
};

export const restaurantSchema = z.object({
  ...versioned,
  ...restaurantFields,
  id: textId,
  status: restaurantStatus,
  statusReason: z.nullable(z.string()),
  /** When a pause or a closure ends by itself; null: open end. */
  statusUntil: z.nullable(instant),
  firstBusinessDate: z.nullable(civilDate),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

/** Computed when it is asked for, never stored. */
export const restaurantHealthSchema = z.object({
  effectiveStatus: restaurantStatus,
  openState: z.enum(openStates),
  /** The next moment `openState` differs, looking 8 days ahead. */
  nextChangeAt: z.nullable(instant),
  businessDate: civilDate,
  openBills: z.int(),
  eightySixed: z.int(),
  staff: z.int(),
  lastSyncAt: instant,
});
export type RestaurantHealth = z.infer<typeof restaurantHealthSchema>;

export const restaurantRowSchema = z.extend(restaurantSchema, { health: restaurantHealthSchema });
export type RestaurantRow = z.infer<typeof restaurantRowSchema>;

export const restaurantActivitySchema = z.object({
  id: textId,
  at: instant,
  by: personRef,
  /** `update`, `add`, or the action on the status. */
  type: z.string(),
  field: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  note: z.nullable(z.string()),
});
export type RestaurantActivity = z.infer<typeof restaurantActivitySchema>;

/** A restaurant as the form fills it in and the server judges it; what spans fields is judged by `restaurantErrors`. */
export const restaurantFormSchema = z.object({
  ...restaurantFields,
  code: z.string().check(rule.upperCased, rule.restaurantCode),
  name: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  locationName: z.string().check(rule.trimmed, rule.required, rule.maxLength(80)),
  description: z.string().check(rule.maxLength(500)),
  group: z.string().check(rule.maxLength(80)),
  phone: z.string().check(rule.phoneIfFilled),
  email: z.string().check(rule.emailIfFilled),
  website: z.string().check(rule.url),
  orderUrl: z.string().check(rule.url),
  timeZone: z.string().check(rule.timeZone),
  closeOutHour: z.int().check(rule.min(0), rule.max(12)),
  currency: z.string().check(rule.currency),
});
export type RestaurantForm = z.infer<typeof restaurantFormSchema>;

const { name, code, timeZone, currency } = restaurantFormSchema.shape;
/** Missing parts get defaults: `newRestaurantForm`. */
export const newRestaurantSchema = z.extend(z.partial(restaurantFormSchema), { name, code, timeZone, currency });
export type NewRestaurant = z.infer<typeof newRestaurantSchema>;

export const restaurantListParametersSchema = z.object({
  q: filterParameter(),
  status: filterParameter(),
  sort: z._default(sortOrder, 'asc'),
  /** Absent: the order of the user’s workplaces. */
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

/** The record after a write; `workPlaces` replaces the list in the stored user data. */
export const restaurantAnswerSchema = z.object({
  restaurant: restaurantRowSchema,
  workPlaces: z.array(workPlaceSchema),
  warnings: z.array(warning),
});
export type RestaurantAnswer = z.infer<typeof restaurantAnswerSchema>;

export const restaurantEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/restaurants/list',
    summary: 'The restaurants of the user, each with its present health.',
    ability: { action: 'read', subject: 'restaurant' },
    input: restaurantListParametersSchema,
    output: z.object({ restaurants: z.array(restaurantRowSchema), total: z.int() }),
  }),
  restaurant: defineEndpoint({
    method: 'GET',
    path: '/apps/restaurants/restaurant',
    summary: 'One restaurant with its present health.',
    ability: { action: 'read', subject: 'restaurant' },
    input: z.object({ id: textId }),
    output: z.object({ restaurant: restaurantRowSchema }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/restaurants/add-restaurant',
    summary: 'Adds a restaurant as a draft; it joins the workplaces of who added it.',
    status: 201,
    ability: { action: 'create', subject: 'restaurant' },
    input: z.object({ restaurant: newRestaurantSchema }),
    output: restaurantAnswerSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/restaurants/update-restaurant',
    summary: 'Replaces the named fields of a restaurant.',
    ability: { action: 'update', subject: 'restaurant' },
    input: z.object({ ...versioning, set: z.partial(restaurantFormSchema) }),
    output: restaurantAnswerSchema,
  }),
  changeStatus: defineEndpoint({
    method: 'POST',
    path: '/apps/restaurants/change-status',
    summary: 'Moves a restaurant to another status; archive and restore need the right to delete.',
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
    output: restaurantAnswerSchema,
  }),
  activity: defineEndpoint({
    method: 'GET',
    path: '/apps/restaurants/activity',
    summary: 'Who changed what of a restaurant, newest first.',
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
