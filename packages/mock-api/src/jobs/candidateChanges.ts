import {
  addDays,
  isActiveStage,
  keepDays,
  type CandidateStage,
  type MoveCandidate,
  type PersonRef,
} from '@larder/domain/contract';
import type { Database } from '../database';
import { addSentMail } from '../emails/emails.store';
import { removeEvent } from '../events/events.store';
import { touch, writerOf } from '../restaurants/restaurantAccess';
import type { Context } from '../router';
import type { CandidateRecord } from './candidates.fixtures';
import { requireOpening, restaurantOf, todayAt } from './jobs.store';

/** Cancels the planned interviews of a candidate who left the active stages. */
function cancelInterviews(db: Database, candidate: CandidateRecord, now: Date) {
  for (const interview of candidate.interviews) {
    if (interview.outcome !== 'planned') continue;
    if (interview.eventId !== null) removeEvent(db, interview.eventId, now);
    Object.assign(interview, { outcome: 'cancelled', eventId: null });
  }
}

/** Moves a candidate to a stage and updates everything that depends on it. */
export function enterStage(db: Database, context: Context, candidate: CandidateRecord, stage: CandidateStage) {
  const { now } = context;
  const by: PersonRef = writerOf(db, context);
  const isClosed = stage === 'refused' || stage === 'withdrawn';
  candidate.history.push({ at: now.toISOString(), by, from: candidate.stage, to: stage });
  Object.assign(candidate, { stage, stageSince: now.toISOString() });
  if (stage !== 'offer' && stage !== 'hired') candidate.offer = null;
  if (stage !== 'refused') candidate.refusal = null;
  candidate.eraseOn = isClosed ? addDays(todayAt(db, candidate.restaurantId, now), keepDays) : null;
  if (!isActiveStage(stage)) cancelInterviews(db, candidate, now);
  touch(candidate, by, now);
}

const letterOf = (name: string, title: string, restaurant: string, note: string) =>
  [
    `<p>Dear ${escapeHtml(name)},</p>`,
    `<p>Thank you for your interest in “${escapeHtml(title)}” at ${escapeHtml(restaurant)}, and for the time you gave us. We have decided to go on with other people this time.</p>`,
    ...(note.trim() ? [`<p>${escapeHtml(note.trim())}</p>`] : []),
    '<p>We wish you a good next station.</p>',
  ].join('');

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Records a rejection. The letter is added to the sent emails. */
export function recordRejection(
  db: Database,
  context: Context,
  candidate: CandidateRecord,
  refusal: NonNullable<MoveCandidate['refusal']>,
) {
  candidate.refusal = { ...refusal, at: context.now.toISOString(), by: writerOf(db, context) };
  if (!refusal.letter) return;
  const { title, restaurantId } = requireOpening(db, context, candidate.openingId);
  const { name } = restaurantOf(db, restaurantId);
  addSentMail(db, context, {
    to: [{ name: candidate.fullName, email: candidate.email }],
    subject: `Your application: ${title}`,
    message: letterOf(candidate.fullName, title, name, refusal.note),
  });
}
