import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { filterParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import {
  civilDate,
  currencyCode,
  instant,
  minor,
  personRef,
  scopeParameter,
  textId,
  versioned,
} from '../restaurants/basics.contract';
import { candidateSlas, candidateSortColumns, candidateSources, candidateStages } from './candidateCodes';
import { maxTagLength, maxTags } from './candidateTags';
import { wageBasis } from './openings.contract';

export const candidateStage = z.enum(candidateStages);
export type CandidateStage = z.infer<typeof candidateStage>;

export const candidateSource = z.enum(candidateSources);
export type CandidateSource = z.infer<typeof candidateSource>;

export const refusalReasons = [
  'not_fit',
  'availability',
  'position_filled',
  'duplicate',
  'no_show',
  'pay',
  'other',
] as const;
export const refusalReason = z.enum(refusalReasons);
export type RefusalReason = z.infer<typeof refusalReason>;

export const candidateSla = z.enum(candidateSlas);
export type CandidateSla = z.infer<typeof candidateSla>;

const partsOfDay = z.optional(z.array(z.enum(['morning', 'afternoon', 'evening', 'night'])));
const candidateAvailability = z.object({
  1: partsOfDay,
  2: partsOfDay,
  3: partsOfDay,
  4: partsOfDay,
  5: partsOfDay,
  6: partsOfDay,
  7: partsOfDay,
});
const candidateAnswers = z.array(z.object({ questionId: textId, answer: z.string().check(rule.maxLength(1000)) }));

export const candidateRowSchema = z.object({
  ...versioned,
  id: textId,
  openingId: textId,
  restaurantId: textId,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  source: candidateSource,
  stage: candidateStage,
  stageSince: instant,
  appliedAt: instant,
  /** 1 to 5. */
  rating: z.nullable(z.int()),
  tags: z.array(z.string()),
  // Not stored, but computed for each response.
  nextInterviewAt: z.nullable(instant),
  sla: candidateSla,
  duplicateIds: z.array(textId),
});
export type CandidateRow = z.infer<typeof candidateRowSchema>;

export const interviewOutcomes = ['planned', 'done', 'no_show', 'cancelled'] as const;
export const interviewOutcome = z.enum(interviewOutcomes);
const interviewSchema = z.object({
  id: textId,
  startAt: instant,
  endAt: instant,
  place: z.string(),
  with: z.array(personRef),
  eventId: z.nullable(z.int()),
  outcome: interviewOutcome,
});
export type Interview = z.infer<typeof interviewSchema>;

const offerSchema = z.object({
  wage: minor,
  basis: wageBasis,
  currency: currencyCode,
  startsOn: civilDate,
  sentAt: instant,
});
export type JobOffer = z.infer<typeof offerSchema>;

export const candidateSchema = z.extend(candidateRowSchema, {
  availability: candidateAvailability,
  answers: candidateAnswers,
  resume: z.nullable(z.object({ fileName: z.string(), size: z.int() })),
  notes: z.array(z.object({ id: textId, at: instant, by: personRef, text: z.string() })),
  interviews: z.array(interviewSchema),
  offer: z.nullable(offerSchema),
  refusal: z.nullable(
    z.object({ reason: refusalReason, note: z.string(), letter: z.boolean(), at: instant, by: personRef }),
  ),
  userId: z.nullable(z.int()),
  /** Date on which personal data is erased. */
  eraseOn: z.nullable(civilDate),
  history: z.array(z.object({ at: instant, by: personRef, from: z.nullable(candidateStage), to: candidateStage })),
});
export type Candidate = z.infer<typeof candidateSchema>;

/** Form values of a candidate. `candidateErrors` checks that an email address or phone number is given. */
export const candidateFormSchema = z.object({
  openingId: textId.check(rule.required),
  fullName: z.string().check(rule.trimmed, rule.required, rule.minLength(2), rule.maxLength(80)),
  email: z.string().check(rule.trimmed, rule.emailIfFilled),
  phone: z.string().check(rule.trimmed, rule.phoneIfFilled),
  source: candidateSource,
  rating: z.nullable(z.int().check(rule.min(1), rule.max(5))),
  tags: z
    .array(z.string().check(rule.trimmed, rule.required, rule.maxLength(maxTagLength)))
    .check(rule.atMost(maxTags)),
  availability: candidateAvailability,
  answers: candidateAnswers,
});
export type CandidateForm = z.infer<typeof candidateFormSchema>;

export const candidateParametersSchema = z.object({
  restaurant: scopeParameter(),
  opening: z._default(z.string(), 'all'),
  q: filterParameter(),
  /** The ID of a stage, or `active` or `all` for several stages. */
  stage: z._default(z.string(), 'active'),
  source: filterParameter(),
  tag: filterParameter(),
  sla: filterParameter(),
  sort: z._default(sortOrder, 'asc'),
  sortColumn: z._default(z.enum(candidateSortColumns), 'stageSince'),
  page: pageParameter(),
  /** The board requests 200. */
  perPage: perPageParameter(10),
});
export type CandidateParameters = z.input<typeof candidateParametersSchema>;
export type CandidateQuery = z.output<typeof candidateParametersSchema>;

const count = z.int();
const stageCountsSchema = z.object({
  new: count,
  screening: count,
  interview: count,
  trial_shift: count,
  offer: count,
  hired: count,
  refused: count,
  withdrawn: count,
} satisfies Record<CandidateStage, unknown>);
export type StageCounts = z.infer<typeof stageCountsSchema>;

export const candidateListSchema = z.object({
  candidates: z.array(candidateRowSchema),
  total: z.int(),
  totalPages: z.int(),
  /** Counts of all stages, independent of the stage filter. */
  stageCounts: stageCountsSchema,
  params: candidateParametersSchema,
});
export type CandidateList = z.infer<typeof candidateListSchema>;

export const candidateResponseSchema = z.object({
  candidate: candidateSchema,
  duplicates: z.array(candidateRowSchema),
});
export type CandidateResponse = z.infer<typeof candidateResponseSchema>;
