import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { instant, personRef, textId } from '../restaurants/basics.contract';
import { menuKind } from './menu.contract';

// All users edit one shared draft. Publishing it creates a numbered revision.

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
  /** Changes that this one requires. */
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
/** Index in the list of the target, after the record was removed from its old place. Clamped to the list. */
const index = z.int();
const version = z.int();
/** Prices and costs are merged by key, and `null` removes a key. Other fields are replaced. */
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
