import {
  allowedOpeningActions,
  filterOpenings,
  openingActionErrors,
  openingActions,
  openingErrors,
  openingStatusAfter,
  publishGaps,
  settledStatus,
  openingSlug,
  type FieldErrors,
  type JobOpening,
  type OpeningAction,
  type OpeningForm,
  type openingEndpoints,
} from '@larder/domain/contract';
import type { Database } from '../database';
import { conflict } from '../httpError';
import { reachableIds, throwIfInvalid, restaurantsIn, touch, writerOf } from '../restaurants/restaurantAccess';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context, Handlers } from '../router';
import { activeRows, rejectStaleVersion } from '../table';
import { jobsAt, requireOpening, restaurantOf, showOpening, todayAt } from './jobs.store';
import type { OpeningRecord } from './openings.fixtures';

/** Checks that referenced records exist at the user's restaurants. */
function referenceErrors(
  db: Database,
  context: Context,
  { restaurantId, managerId }: Partial<OpeningForm>,
  path: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (restaurantId !== undefined && !reachableIds(db, context).includes(restaurantId)) {
    errors[`${path}.restaurantId`] = ['pick'];
  }
  const isKnown = !managerId || activeRows(restaurantStore(db).staff).some(({ id }) => id === managerId);
  if (!isKnown) errors[`${path}.managerId`] = ['pick'];
  return errors;
}

/** Assigns IDs to new questions. */
function numbered<F extends Partial<OpeningForm>>(form: F): F {
  const { questions } = form;
  if (!questions) return form;
  let last = Math.max(0, ...questions.map(({ id }) => Number(/^q-(\d+)$/.exec(id)?.[1] ?? 0)));
  return { ...form, questions: questions.map((own) => (own.id === '' ? { ...own, id: `q-${(last += 1)}` } : own)) };
}

const isAction = (action: unknown): action is OpeningAction => (openingActions as readonly unknown[]).includes(action);

/** Returns the opening of unparsed input. Rejects outdated versions. */
function openingFromInput({ id, version }: Record<string, unknown>, db: Database, context: Context) {
  if (typeof id !== 'string') return undefined;
  const opening = requireOpening(db, context, id);
  if (version !== opening.version) rejectStaleVersion(version, showOpening(db, context, opening));
  return opening;
}

function statusConflict(db: Database, context: Context, opening: OpeningRecord) {
  const allowed = allowedOpeningActions(opening, todayAt(db, opening.restaurantId, context.now));
  return conflict('status_conflict', { current: showOpening(db, context, opening), allowed });
}

function changeStatus(opening: OpeningRecord, action: OpeningAction, seats: number | undefined, after: JobOpening) {
  opening.status = after.status;
  if (action === 'publish') opening.publishedAt ??= after.updatedAt;
  if (action === 'add_seats' && seats !== undefined) opening.seats = seats;
  if (action === 'reopen') opening.closesOn = after.closesOn;
}

export const openingHandlers: Handlers<typeof openingEndpoints> = {
  list({ restaurant, q, status }, db, context) {
    const ids = restaurantsIn(db, context, restaurant).map(({ id }) => id);
    const shown = activeRows(jobsAt(db, context.now).openings).map((opening) => showOpening(db, context, opening));
    const openings = filterOpenings(shown, ids, { q, status });
    return { openings, total: openings.length };
  },

  add({ opening: form }, db, context) {
    throwIfInvalid(referenceErrors(db, context, form, 'opening'));
    const restaurant = restaurantOf(db, form.restaurantId);
    const { currency, code } = restaurant;
    const today = todayAt(db, restaurant.id, context.now);
    throwIfInvalid(openingErrors(form, { currency, today }, 'opening'));
    const { openings, last } = jobsAt(db, context.now);
    const number = (last.opening += 1);
    const moment = context.now.toISOString();
    const opening: OpeningRecord = {
      ...numbered(form),
      id: `opn-${number}`,
      slug: openingSlug(code, form.title, number),
      status: 'draft',
      publishedAt: null,
      version: 1,
      createdAt: moment,
      updatedAt: moment,
      updatedBy: writerOf(db, context),
    };
    openings.rows.push(opening);
    return { opening: showOpening(db, context, opening) };
  },

  update: {
    guard(body, db, context) {
      const opening = openingFromInput(body, db, context);
      const { restaurantId } = (body.set ?? {}) as Partial<OpeningForm>;
      if (!opening || restaurantId === undefined || restaurantId === opening.restaurantId) return;
      const hasCandidates = activeRows(jobsAt(db, context.now).candidates).some(
        ({ openingId }) => openingId === opening.id,
      );
      if (hasCandidates) throw statusConflict(db, context, opening);
    },
    run({ id, set }, db, context) {
      const opening = requireOpening(db, context, id);
      throwIfInvalid(referenceErrors(db, context, set, 'set'));
      const { currency } = restaurantOf(db, set.restaurantId ?? opening.restaurantId);
      const today = todayAt(db, opening.restaurantId, context.now);
      const { hired } = showOpening(db, context, opening);
      // Validates the stored wage too: after a move, its currency may differ from the restaurant's.
      const mergedFields = { ...set, wage: set.wage === undefined ? opening.wage : set.wage };
      throwIfInvalid(openingErrors(mergedFields, { currency, today, hired, before: opening }, 'set'));
      Object.assign(opening, structuredClone(numbered(set)));
      opening.status = settledStatus(opening.status, opening.seats, hired);
      touch(opening, writerOf(db, context), context.now);
      return { opening: showOpening(db, context, opening) };
    },
  },

  changeStatus: {
    guard(body, db, context) {
      const opening = openingFromInput(body, db, context);
      if (!opening || !isAction(body.action)) return;
      const today = todayAt(db, opening.restaurantId, context.now);
      if (!openingStatusAfter(opening, body.action, today)) throw statusConflict(db, context, opening);
    },
    run({ id, action, reason, seats }, db, context) {
      const opening = requireOpening(db, context, id);
      const shown = showOpening(db, context, opening);
      const today = todayAt(db, opening.restaurantId, context.now);
      throwIfInvalid(action === 'publish' ? publishGaps({ ...shown, wage: opening.wage }) : {});
      throwIfInvalid(openingActionErrors({ action, reason, seats }, shown));
      const isPast = opening.closesOn !== null && opening.closesOn < today;
      changeStatus(opening, action, seats, {
        ...shown,
        status: openingStatusAfter(opening, action, today) ?? shown.status,
        // A closing date in the past would close it again immediately.
        closesOn: isPast ? null : opening.closesOn,
        updatedAt: context.now.toISOString(),
      });
      touch(opening, writerOf(db, context), context.now);
      return { opening: showOpening(db, context, opening) };
    },
  },
};
