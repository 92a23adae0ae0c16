import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { civilDate, currencyCode, instant, personRef, textId, versioned } from './basics.contract';
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

const restaurantFields = {
  code: z.string(),
  name: z.string(),
  locationName: z.string(),
  description: z.string(),
  group: z.string(),
  pictureSeed: z.string(),
  managerId: z.nullable(textId),
  /** `country` is a two-letter code. */
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
  /** Local hour at which the business date changes. */
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
  /** End of a pause or closure. `null` if it has none. */
  statusUntil: z.nullable(instant),
  firstBusinessDate: z.nullable(civilDate),
});
export type Restaurant = z.infer<typeof restaurantSchema>;

/** Computed on request, not stored. */
export const restaurantHealthSchema = z.object({
  effectiveStatus: restaurantStatus,
  openState: z.enum(openStates),
  /** When `openState` changes next, within 8 days. */
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
  /** `update`, `add`, or the status action. */
  type: z.string(),
  field: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  note: z.nullable(z.string()),
});
export type RestaurantActivity = z.infer<typeof restaurantActivitySchema>;

/**
 * Form values of a restaurant, validated on the client and the server. Cross-field rules are in `restaurantErrors`.
 */
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
/** Missing fields get defaults: see `newRestaurantForm`. */
export const newRestaurantSchema = z.extend(z.partial(restaurantFormSchema), { name, code, timeZone, currency });
export type NewRestaurant = z.infer<typeof newRestaurantSchema>;
