import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { civilDate, instant, minor, textId, versioning, warning } from '../restaurants/basics.contract';
import { staffSchema } from '../restaurants/staff.contract';
import { userPlan, userRole, userSchema } from '../users/users.contract';
import {
  candidateResponseSchema,
  candidateFormSchema,
  candidateListSchema,
  candidateParametersSchema,
  candidateSchema,
  candidateStage,
  interviewOutcome,
  refusalReason,
} from './candidates.contract';
import { jobOpeningSchema, wageBasis } from './openings.contract';

const offerFields = z.object({ wage: minor.check(rule.min(1)), basis: wageBasis, startsOn: civilDate });

export const moveCandidateSchema = z.object({
  ...versioning,
  stage: candidateStage,
  /** Required to move a candidate to `refused`. */
  refusal: z.optional(
    z.object({ reason: refusalReason, note: z.string().check(rule.maxLength(1000)), letter: z.boolean() }),
  ),
  /** Required to make an offer. */
  offer: z.optional(offerFields),
});
export type MoveCandidate = z.infer<typeof moveCandidateSchema>;

export const saveInterviewSchema = z.object({
  ...versioning,
  interview: z.object({
    /** `null` creates an interview. */
    id: z.nullable(textId),
    startAt: instant,
    endAt: instant,
    place: z.string().check(rule.maxLength(120)),
    /** IDs of staff (strings) and users (numbers). */
    withIds: z.array(z.union([textId, z.int()])),
    outcome: interviewOutcome,
  }),
});
export type SaveInterview = z.infer<typeof saveInterviewSchema>;

export const hireSchema = z.object({
  ...versioning,
  user: z.object({
    fullName: z.string().check(rule.trimmed, rule.required, rule.maxLength(120)),
    username: z.string().check(rule.trimmed, rule.required, rule.username),
    email: z.string().check(rule.trimmed, rule.required, rule.email),
    contact: z.string().check(rule.trimmed, rule.phoneIfFilled),
    role: userRole,
    currentPlan: userPlan,
  }),
  wage: minor.check(rule.min(1)),
  startsOn: civilDate,
});
export type Hire = z.infer<typeof hireSchema>;

const read = { action: 'read', subject: 'candidate' };
const update = { action: 'update', subject: 'candidate' };

export const candidateEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/jobX/candidates',
    summary: 'Returns one page of candidates, and the number of candidates in each stage.',
    ability: read,
    input: candidateParametersSchema,
    output: candidateListSchema,
  }),
  candidate: defineEndpoint({
    method: 'GET',
    path: '/apps/jobX/candidate',
    summary: 'Returns a candidate and likely duplicates.',
    ability: read,
    input: z.object({ id: textId }),
    output: candidateResponseSchema,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/add-candidate',
    summary: 'Creates a candidate for an opening that accepts applications.',
    status: 201,
    ability: update,
    input: z.object({ candidate: candidateFormSchema }),
    output: candidateResponseSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/update-candidate',
    summary: 'Updates the given fields of a candidate.',
    ability: update,
    input: z.object({ ...versioning, set: z.partial(candidateFormSchema) }),
    output: candidateResponseSchema,
  }),
  move: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/move-candidate',
    summary: 'Moves a candidate to another stage. To hire, use `POST /apps/jobX/hire`.',
    ability: update,
    input: moveCandidateSchema,
    output: candidateResponseSchema,
  }),
  addNote: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/add-note',
    summary: 'Adds a note to a candidate.',
    ability: update,
    input: z.object({ ...versioning, text: z.string().check(rule.trimmed, rule.required, rule.maxLength(1000)) }),
    output: candidateResponseSchema,
  }),
  saveInterview: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/save-interview',
    summary: 'Creates or updates an interview and its calendar event.',
    ability: update,
    input: saveInterviewSchema,
    output: z.extend(candidateResponseSchema, { warnings: z.array(warning) }),
  }),
  hire: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/hire',
    summary:
      'Hires a candidate: creates a user and a staff record, fills a seat and updates the stage in one transaction.',
    status: 201,
    ability: { action: 'hire', subject: 'candidate' },
    input: hireSchema,
    output: z.object({ candidate: candidateSchema, opening: jobOpeningSchema, user: userSchema, staff: staffSchema }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/jobX/delete-candidate',
    summary: 'Erases the personal data of a candidate. The candidate remains in all counts.',
    ability: { action: 'delete', subject: 'candidate' },
    input: z.object({ id: textId }),
    output: z.object({ candidate: candidateSchema }),
  }),
};
