import {
  catalogueHash,
  dependantsOf,
  validateOps,
  opsBetween,
  pageOf,
  totalPagesOf,
  withoutChanges,
  type CatalogueParts,
  type MenuChange,
  type DraftResponse,
  type MenuRevision,
  type menuEndpoints,
  type OpsResult,
} from '@larder/domain/contract';
import type { Database } from '../database';
import { conflict, invalid, notFound } from '../httpError';
import { writerOf } from '../restaurants/restaurantAccess';
import { HttpResponse, type Context, type Handlers } from '../router';
import { rejectScheduledDraft, rejectStaleDraft, rejectUnknownRestaurants, withHttpErrors } from './menuGuards';
import { blockingIn, infoOf, menuAt, seesCosts, shown } from './draftInfo';
import {
  changeDraft,
  draftOf,
  publishDraft,
  rollBackKeepingDraft,
  rollBackTo,
  type Author,
  type MenuData,
} from './menu.store';

const minute = 60_000;
const longest = 90;

const authorOf = (db: Database, context: Context): Author => ({
  by: writerOf(db, context),
  at: context.now.toISOString(),
});

const toResponse = (result: OpsResult, data: MenuData, db: Database, context: Context): DraftResponse => ({
  changed: result.changed,
  removed: result.removed,
  created: result.created,
  inverse: result.inverse,
  hash: catalogueHash(result.content),
  draft: infoOf(data, db, context),
});

const withoutCosts = (parts: CatalogueParts): CatalogueParts => ({
  ...parts,
  items: parts.items.map((item) => ({ ...item, cost: {} })),
});

const withoutCost = (value: unknown) =>
  typeof value === 'object' && value !== null && 'cost' in value ? { ...value, cost: {} } : value;

/** Returns the changes that the user may see, without the costs if they are not for the user. */
const visibleChanges = (changes: readonly MenuChange[], context: Context): MenuChange[] =>
  seesCosts(context)
    ? [...changes]
    : changes
        .filter(({ field }) => field !== 'cost')
        .map((change) => ({ ...change, before: withoutCost(change.before), after: withoutCost(change.after) }));

const touching = (revision: MenuRevision, entityId: string): MenuRevision => ({
  ...revision,
  changes: revision.changes.filter((change) => change.entityId === entityId),
});

export const menuHandlers: Handlers<typeof menuEndpoints> = {
  catalogue({ state }, db, context) {
    const data = menuAt(db, context.now);
    const parts: CatalogueParts = state === 'draft' ? draftOf(data) : data.published;
    const draft = infoOf(data, db, context);
    const sent = seesCosts(context) ? parts : withoutCosts(parts);
    return { catalogue: { state, revision: draft.baseRevision, hash: catalogueHash(sent), ...sent }, draft };
  },

  saveDraft: {
    guard(body, db, context) {
      const data = menuAt(db, context.now);
      withHttpErrors(() => validateOps(draftOf(data), body.ops, new Set(data.known)));
      rejectScheduledDraft(data, db, context);
    },
    run({ ops }, db, context) {
      const data = menuAt(db, context.now);
      rejectUnknownRestaurants(ops, db);
      const result = withHttpErrors(() => changeDraft(data, ops, authorOf(db, context)));
      return toResponse(result, data, db, context);
    },
  },

  changes(_input, db, context) {
    const data = menuAt(db, context.now);
    return { changes: visibleChanges(data.changes, context), draft: infoOf(data, db, context) };
  },

  discard: {
    guard(body, db, context) {
      const data = menuAt(db, context.now);
      rejectStaleDraft(body, data, db, context);
      rejectScheduledDraft(data, db, context);
    },
    run({ ids }, db, context) {
      const data = menuAt(db, context.now);
      const wanted = ids === 'all' ? data.changes.map(({ id }) => id) : ids;
      const unknown = wanted.find((id) => !data.changes.some((change) => change.id === id));
      if (unknown !== undefined) throw notFound('change', unknown);
      const left = dependantsOf(data.changes, wanted);
      if (left.length > 0) {
        const names = [...new Set(left.map(({ entityName }) => entityName))].join(', ');
        throw invalid({ ids: [{ key: 'dependants', names }] });
      }
      const draft = draftOf(data);
      const discarded = data.changes.filter(({ id }) => wanted.includes(id));
      const goal =
        discarded.length === data.changes.length ? data.published : withoutChanges(draft, data.published, discarded);
      const result = changeDraft(data, opsBetween(draft, goal), authorOf(db, context), true);
      return toResponse(result, data, db, context);
    },
  },

  publish: {
    guard(body, db, context) {
      const data = menuAt(db, context.now);
      rejectStaleDraft(body, data, db, context);
      rejectScheduledDraft(data, db, context);
      if (data.changes.length === 0) {
        throw conflict('status_conflict', { current: infoOf(data, db, context), allowed: ['rollback'] });
      }
      const problems = blockingIn(data, db, context.now);
      if (problems.length > 0) throw conflict('blocking_problems', { current: infoOf(data, db, context), problems });
    },
    run({ note, publishAt }, db, context) {
      const data = menuAt(db, context.now);
      const author = authorOf(db, context);
      if (publishAt === null) {
        const revision = shown(publishDraft(data, author, note));
        return { revision, draft: infoOf(data, db, context) };
      }
      const ahead = Date.parse(publishAt) - context.now.getTime();
      if (ahead < minute) throw invalid({ publishAt: ['future'] });
      if (ahead > longest * 24 * 60 * minute) throw invalid({ publishAt: [{ key: 'maxDays', n: longest }] });
      data.schedule = { publishAt: new Date(publishAt).toISOString(), by: author.by, note };
      data.draftVersion += 1;
      return new HttpResponse(200, { draft: infoOf(data, db, context) });
    },
  },

  cancelSchedule: {
    guard(body, db, context) {
      const data = menuAt(db, context.now);
      rejectStaleDraft(body, data, db, context);
      if (!data.schedule) throw conflict('status_conflict', { current: infoOf(data, db, context) });
    },
    run(_input, db, context) {
      const data = menuAt(db, context.now);
      data.schedule = null;
      data.draftVersion += 1;
      return { draft: infoOf(data, db, context) };
    },
  },

  revisions({ entityId, page, perPage }, db, context) {
    const all = menuAt(db, context.now)
      .revisions.toReversed()
      .map((revision) => ({ ...shown(revision), changes: visibleChanges(revision.changes, context) }));
    const found = entityId
      ? all.map((revision) => touching(revision, entityId)).filter(({ changes }) => changes.length > 0)
      : all;
    return {
      revisions: pageOf(found, page, perPage),
      total: found.length,
      totalPages: totalPagesOf(found.length, perPage),
      params: { entityId, page, perPage },
    };
  },

  rollBack: {
    guard(body, db, context) {
      const data = menuAt(db, context.now);
      rejectStaleDraft(body, data, db, context);
      rejectScheduledDraft(data, db, context);
      if (data.changes.length > 0 && body.discardDraft === false && body.keepDraft !== true) {
        throw conflict('draft_not_clean', { current: infoOf(data, db, context) });
      }
    },
    run({ revision: number, note, keepDraft }, db, context) {
      const data = menuAt(db, context.now);
      const current = data.revisions.at(-1)?.number ?? 0;
      if (number < 1) throw invalid({ revision: [{ key: 'min', n: 1 }] });
      if (number >= current) throw invalid({ revision: [{ key: 'max', n: current - 1 }] });
      const rollBack = keepDraft ? rollBackKeepingDraft : rollBackTo;
      const revision = shown(rollBack(data, number, authorOf(db, context), note));
      return { revision, draft: infoOf(data, db, context) };
    },
  },
};
