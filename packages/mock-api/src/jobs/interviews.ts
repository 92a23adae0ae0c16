import {
  busyInterviewers,
  interviewErrors,
  type Interview,
  type PersonRef,
  type SaveInterview,
  type Warning,
} from '@larder/domain/contract';
import { findUser, type Database } from '../database';
import { addEvent, removeEvent, editEvent, eventStore } from '../events/events.store';
import { invalid, notFound } from '../httpError';
import { throwIfInvalid } from '../restaurants/restaurantAccess';
import { restaurantStore } from '../restaurants/restaurants.fixtures';
import type { Context } from '../router';
import { find } from '../table';
import type { CandidateRecord } from './candidates.fixtures';
import { ownCandidates } from './jobs.store';

/** Returns the interviewers without duplicates: staff by string ID, users by number. */
function interviewersOf(db: Database, ids: readonly (string | number)[]): PersonRef[] {
  return [...new Set(ids)].map((id) => {
    const name = typeof id === 'number' ? findUser(db, id)?.fullName : find(restaurantStore(db).staff, id)?.name;
    if (name === undefined) throw invalid({ [`interview.withIds.${ids.indexOf(id)}`]: ['pick'] });
    return { id, name };
  });
}

/** Returns the IDs of the interviewers' user accounts. */
const guestsOf = (db: Database, people: readonly PersonRef[]) =>
  people.flatMap(({ id }) => {
    const userId = typeof id === 'number' ? id : find(restaurantStore(db).staff, id)?.userId;
    return userId == null ? [] : [userId];
  });

/** Adds, moves or removes the calendar event of an interview. Returns its ID, or `null`. */
function syncEvent(db: Database, { now }: Context, name: string, interview: Interview): number | null {
  const { eventId, startAt, endAt, place, outcome } = interview;
  const known = eventId !== null && find(eventStore(db).events, eventId) ? eventId : null;
  if (outcome === 'cancelled') {
    if (known !== null) removeEvent(db, known, now);
    return null;
  }
  const fields = {
    title: `Interview: ${name}`,
    start: startAt,
    end: endAt,
    extendedProps: { calendar: 'Business' as const, location: place, guests: guestsOf(db, interview.with) },
  };
  if (known !== null) return editEvent(db, { id: known, ...fields }).id;
  // Completed interviews have no event.
  return outcome === 'planned' ? addEvent(db, fields).id : null;
}

const utc = (moment: string) => new Date(moment).toISOString();

/** Adds or changes an interview of a candidate. Returns warnings about conflicts. */
export function saveInterview(
  db: Database,
  context: Context,
  candidate: CandidateRecord,
  given: SaveInterview['interview'],
): Warning[] {
  const before = candidate.interviews.find(({ id }) => id === given.id);
  if (given.id !== null && !before) throw notFound('interview', given.id);
  throwIfInvalid(interviewErrors(given, context.now));
  const { withIds, ...fields } = given;
  const numbers = candidate.interviews.map(({ id }) => Number(id.slice('interview-'.length)));
  const interview: Interview = {
    ...fields,
    id: given.id ?? `interview-${Math.max(0, ...numbers) + 1}`,
    startAt: utc(given.startAt),
    endAt: utc(given.endAt),
    with: interviewersOf(db, withIds),
    eventId: before?.eventId ?? null,
  };
  const others = ownCandidates(db, context).flatMap((other) =>
    other.interviews.filter((entry) => entry !== before).map((entry) => ({ ...entry, id: `${other.id} ${entry.id}` })),
  );
  const warnings = busyInterviewers(interview, others);
  interview.eventId = syncEvent(db, context, candidate.fullName, interview);
  if (before) Object.assign(before, interview);
  else candidate.interviews.push(interview);
  return warnings;
}
