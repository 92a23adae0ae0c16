import {
  candidateErrors,
  candidateStages,
  filterCandidates,
  filterStage,
  isActiveStage,
  isErased,
  moveErrors,
  movesFrom,
  pageOf,
  sortCandidates,
  stageCountsOf,
  totalPagesOf,
  type candidateEndpoints,
  type CandidateForm,
} from '@larder/domain/contract';
import { conflict } from '../httpError';
import { throwIfInvalid, restaurantsIn, touch, writerOf } from '../restaurants/restaurantAccess';
import { showStaff } from '../restaurants/staff.handlers';
import type { Handlers } from '../router';
import { find } from '../table';
import { enterStage, recordRejection } from './candidateChanges';
import { candidateFromInput, rejectClosedOpening, statusConflict } from './candidateGuards';
import type { CandidateRecord } from './candidates.fixtures';
import { hire } from './hire';
import { saveInterview } from './interviews';
import {
  toCandidateResponse,
  erase,
  jobsAt,
  ownCandidates,
  requireCandidate,
  requireOpening,
  restaurantOf,
  showCandidate,
  showOpening,
  todayAt,
  toRows,
} from './jobs.store';

const isStage = (stage: unknown) => (candidateStages as readonly unknown[]).includes(stage);

export const candidateHandlers: Handlers<typeof candidateEndpoints> = {
  list({ restaurant, ...params }, db, context) {
    const ids = restaurantsIn(db, context, restaurant).map(({ id }) => id);
    const inScope = ownCandidates(db, context).filter(({ restaurantId }) => ids.includes(restaurantId));
    const found = filterCandidates(toRows(db, context, inScope), params);
    const inStage = filterStage(found, params.stage);
    const { openings } = jobsAt(db, context.now);
    const titleOf = (openingId: string) => find(openings, openingId)?.title ?? '';
    const sorted = sortCandidates(inStage, params.sortColumn, params.sort, titleOf, context.locale);
    return {
      candidates: pageOf(sorted, params.page, params.perPage),
      total: sorted.length,
      totalPages: totalPagesOf(sorted.length, params.perPage),
      stageCounts: stageCountsOf(found),
      params: { restaurant, ...params },
    };
  },

  candidate: ({ id }, db, context) => toCandidateResponse(db, context, requireCandidate(db, context, id)),

  add: {
    guard({ candidate }, db, context) {
      rejectClosedOpening(db, context, (candidate as Partial<CandidateForm> | null | undefined)?.openingId);
    },
    run({ candidate: form }, db, context) {
      const opening = requireOpening(db, context, form.openingId);
      throwIfInvalid(candidateErrors(form, opening, 'candidate'));
      const { candidates, last } = jobsAt(db, context.now);
      const moment = context.now.toISOString();
      const by = writerOf(db, context);
      const candidate: CandidateRecord = {
        ...form,
        id: `cnd-${(last.candidate += 1)}`,
        restaurantId: opening.restaurantId,
        stage: 'new',
        stageSince: moment,
        appliedAt: moment,
        resume: null,
        notes: [],
        interviews: [],
        offer: null,
        refusal: null,
        userId: null,
        eraseOn: null,
        history: [{ at: moment, by, from: null, to: 'new' }],
        version: 1,
        createdAt: moment,
        updatedAt: moment,
        updatedBy: by,
      };
      candidates.rows.push(candidate);
      return toCandidateResponse(db, context, candidate);
    },
  },

  update: {
    guard(body, db, context) {
      const candidate = candidateFromInput(body, db, context);
      const { openingId } = (body.set ?? {}) as Partial<CandidateForm>;
      if (!candidate || openingId === undefined || openingId === candidate.openingId) return;
      if (!isActiveStage(candidate.stage)) throw statusConflict(db, context, candidate);
      rejectClosedOpening(db, context, openingId);
    },
    run({ id, set }, db, context) {
      const candidate = requireCandidate(db, context, id);
      const after = { ...candidate, ...set };
      const opening = requireOpening(db, context, after.openingId);
      const isMoved = opening.id !== candidate.openingId;
      // Answers belong to the questions of one opening.
      if (isMoved && !set.answers) after.answers = [];
      throwIfInvalid(candidateErrors({ ...after, answers: set.answers ?? [] }, opening, 'set'));
      Object.assign(candidate, structuredClone(set), { answers: after.answers, restaurantId: opening.restaurantId });
      touch(candidate, writerOf(db, context), context.now);
      return toCandidateResponse(db, context, candidate);
    },
  },

  move: {
    guard(body, db, context) {
      const candidate = candidateFromInput(body, db, context);
      const isAllowed = (movesFrom(candidate?.stage ?? 'new') as unknown[]).includes(body.stage);
      if (candidate && isStage(body.stage) && !isAllowed) throw statusConflict(db, context, candidate);
    },
    run({ id, stage, refusal, offer }, db, context) {
      const candidate = requireCandidate(db, context, id);
      throwIfInvalid(
        moveErrors({ stage, refusal, offer }, candidate, todayAt(db, candidate.restaurantId, context.now)),
      );
      enterStage(db, context, candidate, stage);
      if (stage === 'refused' && refusal) recordRejection(db, context, candidate, refusal);
      if (stage === 'offer' && offer) {
        const { currency } = restaurantOf(db, candidate.restaurantId);
        candidate.offer = { ...offer, currency, sentAt: context.now.toISOString() };
      }
      return toCandidateResponse(db, context, candidate);
    },
  },

  addNote: {
    guard(body, db, context) {
      candidateFromInput(body, db, context);
    },
    run({ id, text }, db, context) {
      const candidate = requireCandidate(db, context, id);
      const by = writerOf(db, context);
      const last = Math.max(0, ...candidate.notes.map((note) => Number(note.id.slice('note-'.length))));
      candidate.notes.push({ id: `note-${last + 1}`, at: context.now.toISOString(), by, text });
      touch(candidate, by, context.now);
      return toCandidateResponse(db, context, candidate);
    },
  },

  saveInterview: {
    guard(body, db, context) {
      const candidate = candidateFromInput(body, db, context);
      if (candidate && !isActiveStage(candidate.stage)) throw statusConflict(db, context, candidate);
    },
    run({ id, interview }, db, context) {
      const candidate = requireCandidate(db, context, id);
      const warnings = saveInterview(db, context, candidate, interview);
      touch(candidate, writerOf(db, context), context.now);
      return { ...toCandidateResponse(db, context, candidate), warnings };
    },
  },

  hire: {
    guard(body, db, context) {
      const candidate = candidateFromInput(body, db, context);
      if (!candidate) return;
      if (candidate.stage !== 'offer') throw statusConflict(db, context, candidate);
      const current = showOpening(db, context, requireOpening(db, context, candidate.openingId));
      if (current.hired >= current.seats) throw conflict('no_free_seat', { current });
    },
    run(form, db, context) {
      const candidate = requireCandidate(db, context, form.id);
      const { user, staff, opening } = hire(db, context, candidate, form);
      return {
        candidate: showCandidate(db, context, candidate),
        opening: showOpening(db, context, opening),
        user,
        staff: showStaff(staff, context),
      };
    },
  },

  remove({ id }, db, context) {
    const candidate = requireCandidate(db, context, id);
    if (candidate.stage === 'hired') throw statusConflict(db, context, candidate);
    if (!isErased(candidate)) {
      // Erasing withdraws an active candidate.
      if (isActiveStage(candidate.stage)) enterStage(db, context, candidate, 'withdrawn');
      else touch(candidate, writerOf(db, context), context.now);
      erase(db, candidate, context.now);
    }
    return { candidate: showCandidate(db, context, candidate) };
  },
};
