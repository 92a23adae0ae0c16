import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { booleanParameter, listParameter } from '../http/parameters';
import { channel, instant, personRef, scopeParameter, textId } from '../restaurants/basics.contract';

// An 86 entry takes an item or an option off sale at one restaurant, or limits how many remain.

export const untilRules = ['end_of_service', 'next_business_date', 'hours', 'manual'] as const;
export const eightySixReasons = ['sold_out', 'quality', 'equipment', 'supplier', 'other'] as const;
export const eightySixModes = ['out', 'countdown'] as const;
export const eightySixKinds = ['item', 'option'] as const;
export type UntilRule = (typeof untilRules)[number];
export type EightySixReason = (typeof eightySixReasons)[number];

export const eightySixSchema = z.object({
  id: textId,
  version: z.int(),
  targetKind: z.enum(eightySixKinds),
  targetId: textId,
  restaurantId: textId,
  /** `null` for all channels. */
  channels: z.nullable(z.array(channel)),
  mode: z.enum(eightySixModes),
  remaining: z.nullable(z.int()),
  untilRule: z.enum(untilRules),
  /** `null` if the entry lasts until it is removed. */
  until: z.nullable(instant),
  reason: z.enum(eightySixReasons),
  note: z.string(),
  by: personRef,
  at: instant,
  endedAt: z.nullable(instant),
  endedBy: z.nullable(z.union([personRef, z.literal('auto')])),
});
export type EightySix = z.infer<typeof eightySixSchema>;

export const eightySixInputSchema = z.object({
  targets: z.array(z.object({ kind: z.enum(eightySixKinds), id: textId })).check(rule.filled),
  restaurantIds: z.array(textId).check(rule.filled),
  channels: z.nullable(z.array(channel).check(rule.filled)),
  mode: z.enum(eightySixModes),
  remaining: z.optional(z.int().check(rule.min(1), rule.max(999))),
  untilRule: z.enum(untilRules),
  hours: z.optional(z.int().check(rule.min(1), rule.max(12))),
  /** Overrides `untilRule`. */
  until: z.optional(instant),
  reason: z.enum(eightySixReasons),
  note: z.string().check(rule.maxLength(200)),
});
export type EightySixInput = z.infer<typeof eightySixInputSchema>;

const entries = z.array(eightySixSchema);
const read = { action: 'read', subject: 'menu' };
const update = { action: 'update', subject: 'eightySix' };

export const eightySixEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/menu/eighty-six',
    summary: 'Returns the sold-out items and options of a restaurant, optionally with the history of the last 14 days.',
    ability: read,
    input: z.object({ restaurant: scopeParameter(), history: z._default(booleanParameter(), false) }),
    output: z.object({ entries, total: z.int() }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/add-eighty-six',
    summary: 'Marks items or options as sold out, or limits the remaining quantity. Replaces their active entries.',
    status: 201,
    ability: update,
    input: eightySixInputSchema,
    output: z.object({ entries, ended: entries }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/menu/remove-eighty-six',
    summary: 'Puts sold-out items or options on sale again. Fails as a whole if one ID is invalid.',
    ability: update,
    input: z.object({ ids: listParameter(textId).check(rule.filled) }),
    output: z.object({ entries }),
  }),
};
