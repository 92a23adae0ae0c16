import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { filterParameter } from '../http/parameters';
import {
  civilDate,
  currencyCode,
  instant,
  minor,
  scopeParameter,
  textId,
  versioned,
  versioning,
} from '../restaurants/basics.contract';
import { staffPosition } from '../restaurants/staff.contract';
import { userRole } from '../users/users.contract';

export const openingStatuses = ['draft', 'published', 'paused', 'filled', 'closed'] as const;
export const openingStatus = z.enum(openingStatuses);
export type OpeningStatus = z.infer<typeof openingStatus>;

export const openingActions = ['publish', 'pause', 'resume', 'add_seats', 'close', 'reopen'] as const;
export const openingAction = z.enum(openingActions);
export type OpeningAction = z.infer<typeof openingAction>;

const positive = minor.check(rule.min(1));
export const wageBasis = z.enum(['hour', 'month']);
const openingWage = z.object({
  basis: wageBasis,
  min: positive,
  max: positive,
  currency: currencyCode,
  tipped: z.boolean(),
});

const question = z.object({
  /** Empty for a new question: the server assigns the ID. */
  id: z._default(z.string(), ''),
  text: z.string().check(rule.required, rule.minLength(3), rule.maxLength(200)),
  kind: z.enum(['yes_no', 'text']),
  /** If true, the candidate is disqualified by a `no`. */
  knockout: z.boolean(),
});

export const openingFormSchema = z.object({
  restaurantId: textId.check(rule.required),
  title: z.string().check(rule.trimmed, rule.required, rule.minLength(3), rule.maxLength(80)),
  position: staffPosition,
  employment: z.enum(['full_time', 'part_time', 'seasonal']),
  seats: z.int().check(rule.min(1), rule.max(50)),
  description: z.string().check(rule.maxLength(4000)),
  wage: z.nullable(openingWage),
  /** ID of a staff member. Required to publish. */
  managerId: z.string(),
  /** Role of the new user when a candidate is hired. */
  userRole,
  questions: z.array(question).check(rule.atMost(8)),
  closesOn: z.nullable(civilDate),
});
export type OpeningForm = z.infer<typeof openingFormSchema>;

export const jobOpeningSchema = z.object({
  ...openingFormSchema.shape,
  ...versioned,
  id: textId,
  /** Last segment of the public URL. */
  slug: z.string(),
  status: openingStatus,
  publishedAt: z.nullable(instant),
  // Not stored, but computed for each response: the numbers of hired, active and late candidates.
  hired: z.int(),
  active: z.int(),
  late: z.int(),
});
export type JobOpening = z.infer<typeof jobOpeningSchema>;

export const openingListParametersSchema = z.object({
  restaurant: scopeParameter(),
  q: filterParameter(),
  status: filterParameter(),
});
export type OpeningListParameters = z.input<typeof openingListParametersSchema>;

const openingResponse = z.object({ opening: jobOpeningSchema });

export const openingEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/jobX/openings',
    summary:
      'Returns the openings of one or all restaurants, with candidate counts. Wages require a separate permission.',
    ability: { action: 'read', subject: 'job' },
    input: openingListParametersSchema,
    output: z.object({ openings: z.array(jobOpeningSchema), total: z.int() }),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/add-opening',
    summary: 'Creates an opening as a draft.',
    status: 201,
    ability: { action: 'update', subject: 'job' },
    input: z.object({ opening: openingFormSchema }),
    output: openingResponse,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/update-opening',
    summary: "Updates the given fields of an opening. The restaurant can't change once the opening has candidates.",
    ability: { action: 'update', subject: 'job' },
    input: z.object({ ...versioning, set: z.partial(openingFormSchema) }),
    output: openingResponse,
  }),
  changeStatus: defineEndpoint({
    method: 'POST',
    path: '/apps/jobX/change-opening-status',
    summary: 'Publishes, pauses, resumes, closes or reopens an opening, or adds seats to a filled one.',
    ability: { action: 'update', subject: 'job' },
    input: z.object({
      ...versioning,
      action: openingAction,
      reason: z.optional(z.string()),
      seats: z.optional(z.int()),
    }),
    output: openingResponse,
  }),
};
