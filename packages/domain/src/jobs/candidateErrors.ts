import type { FieldErrors } from '../http/rules';
import type { Warning } from '../restaurants/basics.contract';
import type { MoveCandidate, SaveInterview } from './candidateCalls.contract';
import type { Candidate, Interview } from './candidates.contract';
import type { JobOpening } from './openings.contract';

/** Requires an email address or a phone number, and rejects answers to questions that the opening doesn't ask. */
export function candidateErrors(
  { email, phone, answers }: Pick<Candidate, 'email' | 'phone' | 'answers'>,
  { questions }: Pick<JobOpening, 'questions'>,
  path: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (email.trim() === '' && phone.trim() === '') errors[`${path}.email`] = ['contact'];
  answers.forEach(({ questionId }, index) => {
    if (!questions.some(({ id }) => id === questionId)) errors[`${path}.answers.${index}.questionId`] = ['pick'];
  });
  return errors;
}

/**
 * Validates the extra fields of a move: a rejection needs a reason, and its letter an email address; an offer needs a
 * wage, and a start date that isn't in the past.
 */
export function moveErrors(
  { stage, refusal, offer }: Pick<MoveCandidate, 'stage' | 'refusal' | 'offer'>,
  { email }: Pick<Candidate, 'email'>,
  today: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (stage === 'refused') {
    if (!refusal) errors['refusal.reason'] = ['required'];
    else if (refusal.letter && email === '') errors['refusal.letter'] = ['contact'];
  }
  if (stage === 'offer') {
    if (!offer) Object.assign(errors, { 'offer.wage': ['required'], 'offer.startsOn': ['required'] });
    else if (offer.startsOn < today) errors['offer.startsOn'] = ['future'];
  }
  return errors;
}

const longestInterview = 4 * 3_600_000;

/** Requires an end at most 4 hours after the start, and a future start for new interviews. */
export function interviewErrors({ id, startAt, endAt }: SaveInterview['interview'], now: Date): FieldErrors {
  const [start, end] = [Date.parse(startAt), Date.parse(endAt)];
  const errors: FieldErrors = {};
  if (id === null && start <= now.getTime()) errors['interview.startAt'] = ['future'];
  if (end <= start) errors['interview.endAt'] = ['dateOrder'];
  else if (end - start > longestInterview) errors['interview.endAt'] = [{ key: 'maxHours', n: 4 }];
  return errors;
}

type Planned = Pick<Interview, 'id' | 'startAt' | 'endAt' | 'with' | 'outcome'>;

/** Warns about interviewers who have another planned interview at the same time. */
export function busyInterviewers(interview: Planned, others: readonly Planned[]): Warning[] {
  if (interview.outcome !== 'planned') return [];
  const overlapping = others.filter(
    ({ id, startAt, endAt, outcome }) =>
      id !== interview.id &&
      outcome === 'planned' &&
      Date.parse(startAt) < Date.parse(interview.endAt) &&
      Date.parse(interview.startAt) < Date.parse(endAt),
  );
  return interview.with
    .filter((person) => overlapping.some((other) => other.with.some(({ id }) => id === person.id)))
    .map(({ name }) => ({ field: 'interview.withIds', key: 'interviewerBusy', values: { name } }));
}
