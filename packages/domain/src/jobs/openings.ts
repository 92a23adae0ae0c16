import type { FieldErrors } from '../http/rules';
import { includesText } from '../lists/lists';
import type { Candidate } from './candidates.contract';
import { isActiveStage, slaOf } from './candidates';
import type { JobOpening, OpeningAction, OpeningForm, OpeningStatus } from './openings.contract';

/** Allowed status changes by status and action. */
const transitions: Record<OpeningStatus, Partial<Record<OpeningAction, OpeningStatus>>> = {
  draft: { publish: 'published', close: 'closed' },
  published: { pause: 'paused', close: 'closed' },
  paused: { resume: 'published', close: 'closed' },
  filled: { add_seats: 'published', close: 'closed' },
  closed: { reopen: 'paused' },
};

type Dated = Pick<JobOpening, 'status' | 'closesOn'>;

/** Returns the status on a date. An opening is closed after its last day, even if its status was never changed. */
export const openingStatusOn = ({ status, closesOn }: Dated, today: string): OpeningStatus =>
  closesOn !== null && closesOn < today ? 'closed' : status;

export const allowedOpeningActions = (opening: Dated, today: string): OpeningAction[] =>
  Object.keys(transitions[openingStatusOn(opening, today)]) as OpeningAction[];

/** Returns the status after an action, or undefined if the action isn't allowed. */
export const openingStatusAfter = (opening: Dated, action: OpeningAction, today: string): OpeningStatus | undefined =>
  transitions[openingStatusOn(opening, today)][action];

/** Checks whether an opening accepts candidates, which requires it to be published or paused. */
export const takesCandidates = (opening: Dated, today: string) =>
  ['published', 'paused'].includes(openingStatusOn(opening, today));

/** Returns form values that copy an opening. Past last days are left out, and the server assigns new IDs. */
export const copyOfOpening = (
  {
    restaurantId,
    title,
    position,
    employment,
    seats,
    description,
    wage,
    managerId,
    userRole,
    questions,
    closesOn,
  }: OpeningForm,
  today: string,
): OpeningForm => ({
  restaurantId,
  title,
  position,
  employment,
  seats,
  description,
  wage,
  managerId,
  userRole,
  questions: questions.map((question) => ({ ...question, id: '' })),
  closesOn: closesOn !== null && closesOn < today ? null : closesOn,
});

/** Returns the errors of a draft that can't be published yet. */
export function publishGaps({ title, description, wage, managerId, seats }: JobOpening): FieldErrors {
  const errors: FieldErrors = {};
  if (title.trim().length < 3) errors.title = [{ key: 'minLength', n: 3 }];
  if (description.trim().length < 50) errors.description = [{ key: 'minLength', n: 50 }];
  if (wage === null) errors.wage = ['required'];
  if (managerId === '') errors.managerId = ['pick'];
  if (seats < 1) errors.seats = [{ key: 'min', n: 1 }];
  return errors;
}

/** Validates rules that involve several fields, the stored record or the date. Requires valid fields. */
export function openingErrors(
  { wage, seats, closesOn }: Partial<OpeningForm>,
  {
    currency,
    today,
    hired = 0,
    before,
  }: { currency: string; today: string; hired?: number; before?: Pick<JobOpening, 'closesOn'> },
  path: string,
): FieldErrors {
  const errors: FieldErrors = {};
  if (wage && wage.max < wage.min) errors[`${path}.wage.max`] = ['wageOrder'];
  if (wage && wage.currency !== currency) errors[`${path}.wage.currency`] = ['pick'];
  if (seats !== undefined && seats < hired) errors[`${path}.seats`] = [{ key: 'seatsHired', n: hired }];
  if (closesOn && closesOn < today && closesOn !== before?.closesOn) errors[`${path}.closesOn`] = ['future'];
  return errors;
}

/**
 * Validates an action: closing needs a reason while candidates are active; a new number of seats must exceed the number
 * of hires and be at most 50.
 */
export function openingActionErrors(
  { action, reason = '', seats }: { action: OpeningAction; reason?: string; seats?: number },
  { active, hired }: Pick<JobOpening, 'active' | 'hired'>,
): FieldErrors {
  if (action === 'close' && active > 0 && reason.trim() === '') return { reason: ['required'] };
  if (action !== 'add_seats') return {};
  if (seats === undefined) return { seats: ['required'] };
  if (seats > 50) return { seats: [{ key: 'max', n: 50 }] };
  return seats > hired ? {} : { seats: [{ key: 'seatsHired', n: hired }] };
}

/**
 * Returns the status after a hire or a change of the seats: filled by the last hire, published again by another seat.
 */
export function settledStatus(status: OpeningStatus, seats: number, hired: number): OpeningStatus {
  if (status === 'filled' && seats > hired) return 'published';
  const isOpen = status === 'published' || status === 'paused';
  return isOpen && hired > 0 && hired >= seats ? 'filled' : status;
}

/** Counts hired, active and late candidates of an opening. */
export function openingCounts(
  candidates: readonly Pick<Candidate, 'openingId' | 'stage' | 'stageSince'>[],
  openingId: string,
  now: Date,
) {
  const own = candidates.filter((candidate) => candidate.openingId === openingId);
  return {
    hired: own.filter(({ stage }) => stage === 'hired').length,
    active: own.filter(({ stage }) => isActiveStage(stage)).length,
    late: own.filter((candidate) => slaOf(candidate, now) === 'late').length,
  };
}

export const filterOpenings = (
  openings: readonly JobOpening[],
  restaurantIds: readonly string[],
  { q, status }: { q: string; status: string },
): JobOpening[] =>
  openings.filter(
    (opening) =>
      restaurantIds.includes(opening.restaurantId) &&
      includesText(q, opening.title, opening.position) &&
      (status === '' || opening.status === status),
  );

/** Checks whether a wage is outside the advertised range. */
export const isWageOutside = ({ wage }: Pick<JobOpening, 'wage'>, amount: number) =>
  wage !== null && (amount < wage.min || amount > wage.max);

/** Returns the last segment of the public URL: code, title and number in ASCII. */
export const openingSlug = (code: string, title: string, number: number) =>
  `${code} ${title} ${number}`
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
