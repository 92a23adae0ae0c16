import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { pageParameter, perPageParameter } from '../http/parameters';
import { instant, textId } from '../restaurants/basics.contract';
import { cataloguePartsSchema, catalogueSchema, catalogueStates } from './menu.contract';
import { draftInfoSchema, menuChangeSchema, menuOpSchema, menuRevisionSchema } from './menuDraft.contract';

export const draftResponseSchema = z.object({
  /** Changed records only, plus the order of the menus. */
  changed: cataloguePartsSchema,
  removed: z.array(textId),
  /** Assigned ID per `tempId`. */
  created: z.record(z.string(), textId),
  /** A batch that restores the previous draft exactly. */
  inverse: z.array(menuOpSchema),
  hash: z.string(),
  draft: draftInfoSchema,
});
export type DraftResponse = z.infer<typeof draftResponseSchema>;

export const menuRevisionParametersSchema = z.object({
  /** Only revisions that contain this record. */
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
    summary: 'Returns the complete menu catalogue, published or draft.',
    ability: read,
    input: z.object({ state: z._default(z.enum(catalogueStates), 'draft') }),
    output: z.object({ catalogue: catalogueSchema, draft: draftInfoSchema }),
  }),
  saveDraft: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/save-draft',
    summary: 'Applies a batch of edits to the shared draft in one transaction.',
    ability: update,
    input: z.object({ draftVersion, ops: z.array(menuOpSchema).check(rule.filled, z.maxLength(2000, 'max:2000')) }),
    output: draftResponseSchema,
  }),
  changes: defineEndpoint({
    method: 'GET',
    path: '/apps/menu/changes',
    summary: 'Returns the unpublished changes of the draft, with their authors and dates.',
    ability: read,
    input: z.object({}),
    output: z.object({ changes: z.array(menuChangeSchema), draft: draftInfoSchema }),
  }),
  discard: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/discard-changes',
    summary: 'Discards unpublished changes of the draft.',
    ability: update,
    input: z.object({
      draftVersion,
      ids: z.union([z.literal('all'), z.array(textId).check(rule.filled)]),
    }),
    output: draftResponseSchema,
  }),
  publish: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/publish',
    summary: 'Publishes the draft as a revision, immediately or at a time within 90 days.',
    status: 201,
    otherStatus: 200,
    ability: publish,
    input: z.object({ draftVersion, note, publishAt: z._default(z.nullable(instant), null) }),
    /** `revision` is only set when published immediately. */
    output: z.object({ revision: z.optional(menuRevisionSchema), draft: draftInfoSchema }),
  }),
  cancelSchedule: defineEndpoint({
    method: 'POST',
    path: '/apps/menu/cancel-schedule',
    summary: 'Cancels a scheduled publication and unlocks the draft.',
    ability: publish,
    input: z.object({ draftVersion }),
    output: draftOnly,
  }),
  revisions: defineEndpoint({
    method: 'GET',
    path: '/apps/menu/revisions',
    summary: 'Returns one page of published revisions, newest first.',
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
    summary: 'Publishes an earlier revision again, as a new revision.',
    status: 201,
    ability: publish,
    input: z.object({
      revision: z.int(),
      draftVersion,
      discardDraft: z.boolean(),
      /** If true, the draft keeps its content, and what the roll back undoes becomes unpublished changes. */
      keepDraft: z._default(z.boolean(), false),
      note,
    }),
    output: z.object({ revision: menuRevisionSchema, draft: draftInfoSchema }),
  }),
};
