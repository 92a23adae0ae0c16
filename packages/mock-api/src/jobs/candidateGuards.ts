import { isErased, movesFrom, takesCandidates } from '@larder/domain/contract';
import type { Database } from '../database';
import { conflict } from '../httpError';
import type { Context } from '../router';
import { rejectStaleVersion } from '../table';
import type { CandidateRecord } from './candidates.fixtures';
import { requireCandidate, requireOpening, showCandidate, showOpening, todayAt } from './jobs.store';

export function statusConflict(db: Database, context: Context, candidate: CandidateRecord) {
  const allowed = isErased(candidate) ? [] : movesFrom(candidate.stage);
  return conflict('status_conflict', { current: showCandidate(db, context, candidate), allowed });
}

/**
 * Returns the candidate that unparsed input refers to, or undefined without an ID. Rejects outdated versions and erased
 * candidates.
 */
export function candidateFromInput({ id, version }: Record<string, unknown>, db: Database, context: Context) {
  if (typeof id !== 'string') return undefined;
  const candidate = requireCandidate(db, context, id);
  if (version !== candidate.version) rejectStaleVersion(version, showCandidate(db, context, candidate));
  if (isErased(candidate)) throw statusConflict(db, context, candidate);
  return candidate;
}

/** Throws 409 unless the opening is published or paused. */
export function rejectClosedOpening(db: Database, context: Context, openingId: unknown) {
  if (typeof openingId !== 'string') return;
  const opening = requireOpening(db, context, openingId);
  if (takesCandidates(opening, todayAt(db, opening.restaurantId, context.now))) return;
  throw conflict('status_conflict', { current: showOpening(db, context, opening), allowed: [] });
}
