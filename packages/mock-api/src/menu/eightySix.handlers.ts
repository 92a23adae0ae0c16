import {
  isEightySixActive,
  isEightySixRemembered,
  menuIndexOf,
  type EightySix,
  type EightySixInput,
  type FieldErrors,
  type eightySixEndpoints,
} from '@larder/domain/contract';
import { canRecord } from '../access';
import type { Database } from '../database';
import { conflict, forbidden, invalid, notFound } from '../httpError';
import { writerOf } from '../restaurants/restaurantAccess';
import type { Context, Handlers } from '../router';
import { menuAt } from './draftInfo';
import { eightySixData, untilAt } from './eightySix.store';

const isOwn = ({ workPlaces }: Context, id: unknown) => workPlaces.some(({ _id }) => _id === id);

function scopeOf(restaurant: string, context: Context): (id: string) => boolean {
  const isReadable = (id: string) =>
    isOwn(context, id) && canRecord(context.ability, 'read', 'menu', { restaurantId: id });
  if (restaurant !== 'all' && !isReadable(restaurant)) throw forbidden('read', 'menu');
  return (id) => (restaurant === 'all' ? isReadable(id) : id === restaurant);
}

/** Throws 404 for restaurants that aren't workplaces, and for items or options that aren't on the published menu. */
function rejectUnknown(body: Record<string, unknown>, db: Database, context: Context) {
  const { restaurantIds, targets } = body;
  const unknownId = Array.isArray(restaurantIds) ? restaurantIds.find((id) => !isOwn(context, id)) : undefined;
  if (unknownId !== undefined) throw notFound('restaurant', String(unknownId));
  const index = menuIndexOf(menuAt(db, context.now).published);
  for (const target of Array.isArray(targets) ? (targets as Partial<EightySixInput['targets'][number]>[]) : []) {
    const { kind, id } = target ?? {};
    if ((kind === 'item' || kind === 'option') && typeof id === 'string' && !index[kind].has(id))
      throw notFound(kind, id);
  }
}

function validateFields({ mode, remaining, until, untilRule, hours }: EightySixInput, now: Date) {
  const errors: FieldErrors = {};
  if (mode === 'countdown' && remaining === undefined) errors.remaining = ['required'];
  if (until !== undefined && Date.parse(until) <= now.getTime()) errors.until = ['future'];
  if (until === undefined && untilRule === 'hours' && hours === undefined) errors.hours = ['required'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

type Target = Pick<EightySix, 'restaurantId' | 'targetKind' | 'targetId'>;
const keyOf = ({ restaurantId, targetKind, targetId }: Target) => [restaurantId, targetKind, targetId].join(' ');

export const eightySixHandlers: Handlers<typeof eightySixEndpoints> = {
  list({ restaurant, history }, db, context) {
    const { now } = context;
    const isIn = scopeOf(restaurant, context);
    menuAt(db, now);
    const entries = eightySixData(db, now)
      .entries.filter((entry) => isIn(entry.restaurantId))
      .filter((entry) => (history ? isEightySixRemembered(entry, now) : isEightySixActive(entry, now)))
      .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
    return { entries, total: entries.length };
  },

  add: {
    guard: rejectUnknown,
    run(input, db, context) {
      const { now } = context;
      validateFields(input, now);
      const data = eightySixData(db, now);
      const by = writerOf(db, context);
      const at = now.toISOString();
      const targets = input.targets.flatMap(({ kind, id }) =>
        input.restaurantIds.map((restaurantId): Target => ({ restaurantId, targetKind: kind, targetId: id })),
      );
      const wanted = new Map(targets.map((target) => [keyOf(target), target]));
      const ended = data.entries
        .filter((entry) => isEightySixActive(entry, now) && wanted.has(keyOf(entry)))
        .map((entry): EightySix => ({ ...entry, version: entry.version + 1, endedAt: at, endedBy: by }));
      const { until, untilRule, hours } = input;
      const entries = [...wanted.values()].map((target): EightySix => ({
        ...target,
        id: `86-${(data.lastId += 1)}`,
        version: 1,
        channels: input.channels,
        mode: input.mode,
        remaining: input.mode === 'countdown' ? (input.remaining ?? null) : null,
        untilRule,
        until:
          until === undefined ? untilAt(db, target.restaurantId, untilRule, now, hours) : new Date(until).toISOString(),
        reason: input.reason,
        note: input.note,
        by,
        at,
        endedAt: null,
        endedBy: null,
      }));
      data.entries = [...data.entries.map((entry) => ended.find(({ id }) => id === entry.id) ?? entry), ...entries];
      return { entries, ended };
    },
  },

  remove({ ids }, db, context) {
    const { now } = context;
    menuAt(db, now);
    const data = eightySixData(db, now);
    const found = [...new Set(ids)].map((id) => {
      const entry = data.entries.find((other) => other.id === id);
      if (!entry || !isOwn(context, entry.restaurantId)) throw notFound('eightySix', id);
      return entry;
    });
    const over = found.filter((entry) => !isEightySixActive(entry, now)).map(({ id }) => id);
    if (over.length > 0) throw conflict('status_conflict', { ids: over });
    const by = writerOf(db, context);
    const entries = found.map((entry): EightySix => ({
      ...entry,
      version: entry.version + 1,
      endedAt: now.toISOString(),
      endedBy: by,
    }));
    data.entries = data.entries.map((entry) => entries.find(({ id }) => id === entry.id) ?? entry);
    return { entries };
  },
};
