import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';

// The types that every record of a restaurant shares (restaurant.md 1.3).

/** Text id, such as `rst-nyc`. */
export const textId = z.string();
/** A moment: ISO 8601, UTC. */
export const instant = z.string().check(rule.instant);
/** A day of the calendar or a business date: `YYYY-MM-DD`. */
export const civilDate = z.string().check(rule.date);
/** `HH:mm` on the wall clock; `24:00` only as an end. */
export const wallTime = z.string().check(z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/.test(text), 'date'));
/** Integer, minor units of the record's currency. */
export const minor = z.int();
/** Integer, 100 000 = 100 %. */
export const rate = z.int();
/** ISO 4217. */
export const currencyCode = z.string();
/** ISO weekday, Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof weekdays)[number];
export const weekday = z.literal([...weekdays]);

/** One restaurant's id, or `all`: every workplace of the user. */
export const scopeParameter = () => z.string().check(rule.required);

export const channels = ['pos', 'qr', 'kiosk', 'online', 'phone', 'partner'] as const;
export const orderTypes = ['dine_in', 'takeaway', 'delivery'] as const;
export const paymentTypes = ['cash', 'card', 'gift_card', 'house_account', 'other'] as const;
export const salesCategories = ['food', 'soft_drink', 'alcohol', 'merchandise'] as const;
/** Where an order came from. */
export const channel = z.enum(channels);
export const orderType = z.enum(orderTypes);
export const paymentType = z.enum(paymentTypes);
export const salesCategory = z.enum(salesCategories);
export type Channel = z.infer<typeof channel>;
export type OrderType = z.infer<typeof orderType>;
export type PaymentType = z.infer<typeof paymentType>;
export type SalesCategory = z.infer<typeof salesCategory>;

/** A staff member (text id) or a user (number). */
export const personRef = z.object({ id: z.union([z.string(), z.int()]), name: z.string() });
export type PersonRef = z.infer<typeof personRef>;

/** Version starts at 1 and rises by 1 with each write. */
export const versioned = {
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  updatedBy: z.nullable(personRef),
};

/** What a write on a record names: the record, and the version last seen. */
export const versioning = { id: textId, version: z.int() };

/** A warning does not stop a save. */
export const warning = z.object({
  field: z.string(),
  key: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Warning = z.infer<typeof warning>;

/** Who approves; the PIN is needed unless it is the caller, who may approve. */
export const approver = z.object({ staffId: textId, pin: z.optional(z.string()) });
export type Approver = z.infer<typeof approver>;
