import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { channels, orderTypes, paymentTypes } from './orderCodes.contract';

// Types shared by all records of a restaurant.

/** String ID, such as `rst-nyc`. */
export const textId = z.string();
/** ISO 8601 date and time in UTC. */
export const instant = z.string().check(rule.instant);
/** Calendar or business date: `YYYY-MM-DD`. */
export const civilDate = z.string().check(rule.date);
/** Wall-clock time `HH:mm`. `24:00` is only valid as an end. */
export const wallTime = z.string().check(z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text), 'date'));
/** Integer in minor units of the record's currency. */
export const minor = z.int();
/** Integer, 100,000 = 100%. */
export const rate = z.int();
/** ISO 4217. */
export const currencyCode = z.string();
/** ISO weekdays, Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];
export const weekday = z.literal([...weekdays]);

/** Creates the parameter for a restaurant's ID, or `all` for all restaurants of the user. */
export const scopeParameter = () => z.string().check(rule.required);

export const salesCategories = ['food', 'soft_drink', 'alcohol', 'merchandise'] as const;
/** Channel of an order. */
export const channel = z.enum(channels);
export const orderType = z.enum(orderTypes);
export const paymentType = z.enum(paymentTypes);
export const salesCategory = z.enum(salesCategories);
export type Channel = z.infer<typeof channel>;
export type OrderType = z.infer<typeof orderType>;
export type PaymentType = z.infer<typeof paymentType>;
export type SalesCategory = z.infer<typeof salesCategory>;

/** A staff member (string ID) or a user (number). */
export const personRef = z.object({ id: z.union([z.string(), z.int()]), name: z.string() });
export type PersonRef = z.infer<typeof personRef>;

/** Versions start at 1 and increase with each write. */
export const versioned = {
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  updatedBy: z.nullable(personRef),
};

/** Identifies a record and the last known version for a write. */
export const versioning = { id: textId, version: z.int() };

/** Warnings don't prevent saving. */
export const warning = z.object({
  field: z.string(),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Warning = z.infer<typeof warning>;

/** The approver. Their PIN is required unless they are the signed-in user and have the right to approve. */
export const approver = z.object({ staffId: textId, pin: z.optional(z.string()) });
export type Approver = z.infer<typeof approver>;
