import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import { attachmentSchema } from '../http/attachment.contract';
import { personSchema } from '../users/userDetails.contract';
import { cardBusinessSchemas } from './cardBusiness.contract';
import { cardChange, cardCurrency, rangeInput, readDashboard, restaurantInput } from './cardStatistics.contract';
import { yearInput } from './cardAnalytics.contract';

const memberSchema = z.extend(personSchema, { role: z.string() });

/** Data of each card. Amounts are in major units of `currency`. */
export const cardAdvanceSchemas = {
  greeting: z.object({
    ...cardCurrency,
    fullName: z.string(),
    /** Compared with the same weekday of the previous week. */
    percent: cardChange,
    date: z.string(),
    amount: z.number(),
    covers: z.optional(z.int()),
    link: z.string(),
  }),
  'best-seller': z.object({
    ...cardCurrency,
    title: z.string(),
    productId: z.optional(z.int()),
    amount: z.number(),
    month: z.string(),
    link: z.string(),
  }),
  statistics: z.object({
    ...cardCurrency,
    updatedAt: z.string(),
    items: z.array(
      z.object({
        key: z.enum(['sales', 'guests', 'products', 'revenue']),
        value: z.number(),
        delta: cardChange,
        link: z.string(),
      }),
    ),
  }),
  earnings: z.object({
    ...cardCurrency,
    month: z.string(),
    total: z.number(),
    deltaPercent: cardChange,
    parts: z.array(z.object({ name: z.enum(['Dine-in', 'Takeaway', 'Delivery', 'Catering']), value: z.number() })),
  }),
  suppliers: z.object({
    ...cardCurrency,
    rows: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        logo: z.string(),
        email: z.string(),
        category: z.string(),
        orders: z.int(),
        period: z.string(),
        spend: z.number(),
        /** Percent. */
        trend: cardChange,
      }),
    ),
  }),
  event: z.object({
    id: z.int(),
    date: z.string(),
    title: z.string(),
    text: z.string(),
    start: z.string(),
    end: z.string(),
    place: z.string(),
    guests: z.array(personSchema),
    guestCount: z.int(),
    attending: z.boolean(),
  }),
  channels: z.object({
    last_days: z.array(z.string()),
    rows: z.array(z.object({ icon: z.string(), name: z.string(), share: z.number(), color: z.string() })),
  }),
  transactions: z.object({
    ...cardCurrency,
    rows: z.array(
      z.object({
        id: z.int(),
        icon: z.string(),
        color: z.string(),
        title: z.string(),
        subtitle: z.string(),
        amount: z.number(),
        time: z.string(),
        link: z.optional(z.string()),
      }),
    ),
  }),
  timeline: z.object({
    rows: z.array(
      z.object({
        id: z.int(),
        time: z.string(),
        color: z.string(),
        icon: z.string(),
        title: z.string(),
        text: z.string(),
        file: z.optional(attachmentSchema),
        people: z.optional(z.array(memberSchema)),
        link: z.optional(z.string()),
      }),
    ),
  }),
  promotion: z.object({
    ...cardCurrency,
    id: z.int(),
    date: z.string(),
    title: z.string(),
    text: z.string(),
    teams: z.array(z.string()),
    members: z.array(personSchema),
    due: z.string(),
    budget: z.number(),
    cost: z.number(),
    joined: z.boolean(),
  }),
  'sales-radar': z.object({
    last_days: z.array(z.string()),
    axes: z.array(z.string()),
    series: z.array(z.object({ name: z.enum(['Sales', 'Visits']), data: z.array(z.number()) })),
  }),
  ...cardBusinessSchemas,
};
export type CardAdvanceName = keyof typeof cardAdvanceSchemas;
export type CardAdvance<N extends CardAdvanceName> = z.output<(typeof cardAdvanceSchemas)[N]>;

const cardInput = z.extend(rangeInput, yearInput.shape);

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the name determines the response type
const card = <N extends CardAdvanceName>(name: N) =>
  defineEndpoint({
    method: 'GET',
    path: `/card/card-advance/${name}`,
    summary: `Returns the data of the \`${name}\` card.`,
    ability: readDashboard,
    input: cardInput,
    output: cardAdvanceSchemas[name],
  });

export const cardAdvanceEndpoints = {
  greeting: card('greeting'),
  'best-seller': card('best-seller'),
  statistics: card('statistics'),
  earnings: card('earnings'),
  suppliers: card('suppliers'),
  event: card('event'),
  channels: card('channels'),
  transactions: card('transactions'),
  timeline: card('timeline'),
  promotion: card('promotion'),
  'sales-radar': card('sales-radar'),
  'sales-line': card('sales-line'),
  'staff-tasks': card('staff-tasks'),
  'staff-profile': card('staff-profile'),
  'job-offer': card('job-offer'),
  'add-ons': card('add-ons'),
};

/** Editable properties of the cards. */
export const cardUpdateSchema = z.discriminatedUnion('card', [
  z.object({
    card: z.literal('revenue-report'),
    ...restaurantInput,
    data: z.object({ budget: z.number().check(z.gte(0, 'min:0'), z.lte(1_000_000_000, 'max:1000000000')) }),
  }),
  z.object({
    card: z.literal('goal-overview'),
    ...restaurantInput,
    data: z.object({ goal: z.number().check(z.gte(0, 'min:0')) }),
  }),
  z.object({ card: z.literal('event'), ...restaurantInput, data: z.object({ attending: z.boolean() }) }),
  z.object({ card: z.literal('promotion'), ...restaurantInput, data: z.object({ joined: z.boolean() }) }),
]);
export type CardUpdate = z.infer<typeof cardUpdateSchema>;

export const cardUpdateEndpoints = {
  update: defineEndpoint({
    method: 'POST',
    path: '/card/update-card',
    summary: 'Updates the editable properties of a card.',
    ability: readDashboard,
    record: 'data',
    input: cardUpdateSchema,
    output: z.object({ card: z.string(), data: z.unknown() }),
  }),
};
