import {
  addDays,
  businessDate,
  duplicateFinder,
  erased,
  nextInterviewOf,
  openingCounts,
  openingStatusOn,
  slaOf,
  utcDate,
  type Candidate,
  type CandidateRow,
  type JobOpening,
  type Restaurant,
} from '@larder/domain/contract';
import { can } from '../access';
import { defineStore, type Database } from '../database';
import { removeEvent } from '../events/events.store';
import { notFound } from '../httpError';
import { reachableIds } from '../restaurants/restaurantAccess';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { find, activeRows, getOrThrow, tableOf } from '../table';
import { seedCandidates, type CandidateRecord } from './candidates.fixtures';
import { seedOpenings, type OpeningRecord } from './openings.fixtures';

const jobStore = defineStore(
  'jobs',
  (seed, now) => {
    const openings = seed === 'empty' ? [] : seedOpenings(now);
    const candidates = seedCandidates(seed, openings, now);
    return {
      openings: tableOf(openings),
      candidates: tableOf(candidates),
      /** Highest numbers ever used in string IDs. */
      last: { opening: openings.length, candidate: candidates.length },
    };
  },
  { hasTexts: true },
);

export const restaurantOf = (db: Database, id: string): Restaurant =>
  getOrThrow(restaurantStore(db).restaurants, 'restaurant', id);

/** Returns the business date at a restaurant. */
export function todayAt(db: Database, restaurantId: string, now: Date) {
  const { timeZone, closeOutHour } = restaurantOf(db, restaurantId);
  return businessDate(now, timeZone, closeOutHour);
}

/** Erases the personal data of a candidate, including their calendar events. */
export function erase(db: Database, candidate: CandidateRecord, now: Date) {
  for (const interview of candidate.interviews) {
    if (interview.eventId !== null) removeEvent(db, interview.eventId, now);
    interview.eventId = null;
  }
  Object.assign(candidate, erased(candidate));
}

/** Returns openings and candidates. Erases due candidates first. */
export function jobsAt(db: Database, now: Date) {
  const store = jobStore(db);
  // The latest local date: no time zone is more than a day ahead of UTC.
  const latest = addDays(utcDate(now), 1);
  for (const candidate of store.candidates.rows) {
    if (candidate.eraseOn === null || candidate.eraseOn > latest) continue;
    if (candidate.eraseOn <= todayAt(db, candidate.restaurantId, now)) erase(db, candidate, now);
  }
  return store;
}

/** Returns the opening. Throws 404 if it does not exist or its restaurant is not visible to the user. */
export function requireOpening(db: Database, context: Context, id: string): OpeningRecord {
  const opening = find(jobsAt(db, context.now).openings, id);
  if (!opening || !reachableIds(db, context).includes(opening.restaurantId)) throw notFound('job', id);
  return opening;
}

export function requireCandidate(db: Database, context: Context, id: string): CandidateRecord {
  const candidate = find(jobsAt(db, context.now).candidates, id);
  if (!candidate || !reachableIds(db, context).includes(candidate.restaurantId)) throw notFound('candidate', id);
  return candidate;
}

/** Converts an opening to the response format, with counts and current status. The wage requires a right. */
export function showOpening(db: Database, context: Context, opening: OpeningRecord): JobOpening {
  const { now, ability } = context;
  return {
    ...opening,
    ...openingCounts(activeRows(jobsAt(db, now).candidates), opening.id, now),
    status: openingStatusOn(opening, todayAt(db, opening.restaurantId, now)),
    wage: can(ability, 'read', 'job', 'wage') ? opening.wage : null,
  };
}

/** Returns all candidates of the user's restaurants, in stored order. */
export function ownCandidates(db: Database, context: Context): CandidateRecord[] {
  const ids = reachableIds(db, context);
  return activeRows(jobsAt(db, context.now).candidates).filter(({ restaurantId }) => ids.includes(restaurantId));
}

const computed = (candidate: CandidateRecord, duplicateIds: string[], now: Date) => ({
  nextInterviewAt: nextInterviewOf(candidate, now),
  sla: slaOf(candidate, now),
  duplicateIds,
});

function toRow(candidate: CandidateRecord, duplicateIds: string[], now: Date): CandidateRow {
  const { id, openingId, restaurantId, fullName, email, phone, source, stage, stageSince, appliedAt } = candidate;
  const { rating, tags, version, createdAt, updatedAt, updatedBy } = candidate;
  return {
    id,
    openingId,
    restaurantId,
    fullName,
    email,
    phone,
    source,
    stage,
    stageSince,
    appliedAt,
    rating,
    tags,
    version,
    createdAt,
    updatedAt,
    updatedBy,
    ...computed(candidate, duplicateIds, now),
  };
}

/** Converts candidates to rows. Duplicates are found across all restaurants of the user. */
export function toRows(db: Database, context: Context, candidates: readonly CandidateRecord[]): CandidateRow[] {
  const duplicatesOf = duplicateFinder(ownCandidates(db, context));
  return candidates.map((candidate) => toRow(candidate, duplicatesOf(candidate), context.now));
}

export function showCandidate(db: Database, context: Context, candidate: CandidateRecord): Candidate {
  const duplicatesOf = duplicateFinder(ownCandidates(db, context));
  return { ...candidate, ...computed(candidate, duplicatesOf(candidate), context.now) };
}

/** Returns a candidate with its possible duplicates, the response of most candidate endpoints. */
export function toCandidateResponse(db: Database, context: Context, record: CandidateRecord) {
  const candidate = showCandidate(db, context, record);
  const others = ownCandidates(db, context).filter(({ id }) => candidate.duplicateIds.includes(id));
  return { candidate, duplicates: toRows(db, context, others) };
}
