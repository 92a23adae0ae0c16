import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { pageParameter, perPageParameter } from '../http/parameters';
import { instant, personRef, textId } from '../restaurants/basics.contract';
import { cataloguePartsSchema, catalogueSchema, catalogueStates, menuKind } from './menu.contract';

// Edits wait in one shared draft; publishing makes a numbered revision (restaurant.md 2.4).

export const menuChangeOps = ['created', 'updated', 'moved', 'archived', 'restored'] as const;

export const menuChangeSchema = z.object({
  id: textId,
  kind: menuKind,
  entityId: textId,
  entityName: z.string(),
  op: z.enum(menuChangeOps),
  field: z.nullable(z.string()),
  restaurantId: z.nullable(textId),
  before: z.unknown(),
  after: z.unknown(),
  by: personRef,
  at: instant,
  /** Changes without which this one cannot stand. */
  dependsOn: z.array(textId),
});
export type MenuChange = z.infer<typeof menuChangeSchema>;

export const blockingProblems = ['group_unsatisfiable', 'empty_name', 'cycle'] as const;
export const problemCodes = [
  ...blockingProblems,
  'no_price',
  'on_no_menu',
  'empty_section',
  'no_photo',
  'no_allergens',
  'no_category',
  'never_available',
  'price_below_cost',
  'orphan_group',
  'duplicate_name',
  'long_eighty_six',
] as const;
export type MenuProblemCode = (typeof problemCodes)[number];

export const menuProblemSchema = z.object({
  code: z.enum(problemCodes),
  severity: z.enum(['blocking', 'warning']),
  kind: menuKind,
  entityId: textId,
  restaurantId: z.nullable(textId),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type MenuProblem = z.infer<typeof menuProblemSchema>;

export const draftInfoSchema = z.object({
  status: z.enum(['clean', 'open', 'scheduled']),
  draftVersion: z.int(),
  baseRevision: z.int(),
  changes: z.int(),
  people: z.array(personRef),
  publishAt: z.nullable(instant),
  scheduledBy: z.nullable(personRef),
  note: z.string(),
  problems: z.array(menuProblemSchema),
});
export type DraftInfo = z.infer<typeof draftInfoSchema>;

export const menuRevisionSchema = z.object({
  number: z.int(),
  publishedAt: instant,
  by: personRef,
  note: z.string(),
  hash: z.string(),
  rolledBackTo: z.nullable(z.int()),
  changes: z.array(menuChangeSchema),
});
export type MenuRevision = z.infer<typeof menuRevisionSchema>;

const id = textId.check(rule.required);
const parent = z.nullable(textId);
const index = z.int().check(rule.min(0));
const version = z.int();
/** Record fields merge by key and null removes a key; other fields replace. */
const set = z.record(z.string(), z.unknown());

export const menuOpSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('create'), kind: menuKind, tempId: id, set, parentId: parent, index }),
  z.object({ op: z.literal('update'), kind: menuKind, id, version, set }),
  z.object({ op: z.literal('archive'), kind: menuKind, id, version }),
  z.object({ op: z.literal('restore'), kind: menuKind, id, version }),
  z.object({ op: z.literal('remove'), kind: menuKind, id, version }),
  z.object({
    op: z.literal('move'),
    kind: z.enum(['menu', 'section', 'item', 'option']),
    id,
    fromParentId: parent,
    toParentId: parent,
    index,
  }),
  z.object({ op: z.literal('place'), itemId: id, sectionId: id, index }),
  z.object({ op: z.literal('unplace'), itemId: id, sectionId: id, index }),
]);
export type MenuOp = z.infer<typeof menuOpSchema>;

export const draftAnswerSchema = z.object({
  /** Only records that changed; the order of menus always. */
  changed: cataloguePartsSchema,
  removed: z.array(textId),
  /** The id given for each `tempId`. */
  created: z.record(z.string(), textId),
  /** Sent back as one batch it restores the draft exactly. */
  inverse: z.array(menuOpSchema),
  hash: z.string(),
  draft: draftInfoSchema,
});
export type DraftAnswer = z.infer<typeof draftAnswerSchema>;

export const menuRevisionParametersSchema = z.object({
  /** Keeps the revisions that touch this record. */
  entityId: z.optional(z.string()),
  page: pageParameter(),
  perPage: perPageParameter(10),
});
export type MenuRevisionParameters = z.input<typeof menuRevisionParametersSchema>;

const read = { action: 'read', subject: 'menu' };
const update = { action: 'update', subject: 'menu' };
const publish = { action: 'publish', subject: 'menu' };
const draftVersion = z.int();
const note = z._default(z.string().check(rule.maxLength(200)), '');
const draftOnly = z.object({ draft: draftInfoSchema });

export const menuEndpoints = {
  catalogue: defineEndpoint({
    method: 'GET',
    path: '/apps/menu/catalogue',
    summary: 'The whole catalogue in one answer, as it is on sale or as it is being edited.',
    ability: read,
    input: z.object({ state: z._default(z.enum(catalogueStates), 'draft') }),
    output: z.object({ catalogue: catalogueSchema, draft: draftInfoSchema }),
  }),
  saveDraft: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/save-draft',
    summary: 'Applies a batch of edits to the shared draft, all of them or none.',
    ability: update,
    input: z.object({ draftVersion, ops: z.array(menuOpSchema).check(rule.filled, z.maxLength(2000, 'max:2000')) }),
    output: draftAnswerSchema,
  }),
  changes: defineEndpoint({
    method: 'GET',
    path: '/apps/menu/changes',
    summary: 'How the draft differs from what is on sale, with who changed it and when.',
    ability: read,
    input: z.object({}),
    output: z.object({ changes: z.array(menuChangeSchema), draft: draftInfoSchema }),
  }),
  discard: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/discard-changes',
    summary: 'Takes changes back out of the draft.',
    ability: update,
    input: z.object({
      draftVersion,
      ids: z.union([z.literal('all'), z.array(textId).check(rule.filled)]),
    }),
    output: draftAnswerSchema,
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/publish',
    summary: 'Publishes the draft as a revision, now or at a moment within 90 days.',
    status: 201,
    otherStatus: 200,
    ability: publish,
    input: z.object({ draftVersion, note, publishAt: z._default(z.nullable(instant), null) }),
    /** `revision`: only when published now. */
    output: z.object({ revision: z.optional(menuRevisionSchema), draft: draftInfoSchema }),
  }),
  cancelSchedule: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/cancel-schedule',
    summary: 'Takes a planned publication back, so that the draft can be edited again.',
    ability: publish,
    input: z.object({ draftVersion }),
    output: draftOnly,
  }),
  revisions: defineEndpoint({
    method: 'GET',
    path: '/apps/menu/revisions',
    summary: 'One page of the published revisions, newest first.',
    ability: read,
    input: menuRevisionParametersSchema,
    output: z.object({
      revisions: z.array(menuRevisionSchema),
      total: z.int(),
      totalPages: z.int(),
      params: z.object({ entityId: z.optional(z.string()), page: z.int(), perPage: z.int() }),
    }),
  }),
  rollBack: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/rollback',
    summary: 'Publishes the content of an earlier revision again.',
    status: 201,
    ability: publish,
    input: z.object({ revision: z.int(), draftVersion, discardDraft: z.boolean(), note }),
    output: z.object({ revision: menuRevisionSchema, draft: draftInfoSchema }),
  }),
};
