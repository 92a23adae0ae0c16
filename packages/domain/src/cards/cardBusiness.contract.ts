import * as z from 'zod/mini';
import { personSchema } from '../users/userDetails.contract';
import { cardCurrency } from './cardStatistics.contract';

/** Data of the cards about the business and its staff. Amounts are in major units of `currency`. */
export const cardBusinessSchemas = {
  /** Twelve months, oldest first. */
  'sales-line': z.object({ ...cardCurrency, points: z.array(z.object({ month: z.string(), value: z.number() })) }),
  'staff-tasks': z.object({
    rows: z.array(z.extend(personSchema, { role: z.string(), minutes: z.int(), percent: z.number() })),
  }),
  'staff-profile': z.object({
    fullName: z.string(),
    role: z.string(),
    avatar: z.string(),
    cover: z.string(),
    level: z.string(),
    followers: z.int(),
    shifts: z.int(),
    /** Rank among colleagues, starting at 1. */
    rank: z.int(),
  }),
  'job-offer': z.object({
    id: z.int(),
    title: z.string(),
    author: z.object({ fullName: z.string(), avatar: z.string() }),
    tags: z.array(z.string()),
    text: z.string(),
    pay: z.string(),
    link: z.string(),
  }),
  'add-ons': z.object({
    rows: z.array(z.object({ id: z.int(), title: z.string(), text: z.string(), price: z.number(), isOn: z.boolean() })),
  }),
};
