import * as z from 'zod/mini';
import { defineEndpoint } from '../http/endpoint';
import * as rule from '../http/fieldRules';
import { filterParameter, integerParameter } from '../http/parameters';

export const viewScopes = ['personal', 'workplace'] as const;
export const viewDensities = ['comfortable', 'compact'] as const;
/** Access of a user to a shared view. */
export const viewAccesses = ['owner', 'edit', 'view'] as const;
export type ViewAccess = (typeof viewAccesses)[number];

const columnSchema = z.object({
  id: z.string(),
  hidden: z.boolean(),
  width: z.optional(z.number()),
  /** Pinned edge. `none` overrides the table's default. */
  pin: z.optional(z.enum(['start', 'end', 'none'])),
});
const shareSchema = z.object({ userId: z.int(), access: z.enum(viewAccesses) });

const viewFields = {
  list: z.string().check(rule.required, rule.maxLength(60)),
  name: z.string().check(rule.trimmed, rule.required, rule.maxLength(40)),
  scope: z.enum(viewScopes),
  /** URL parameters of the list. */
  params: z.record(z.string(), z.string()),
  columns: z.array(columnSchema),
  density: z.enum(viewDensities),
  sharedWith: z.array(shareSchema),
};

export const viewSchema = z.object({ id: z.string(), ownerId: z.int(), ...viewFields, version: z.int() });
export type View = z.infer<typeof viewSchema>;

const newViewSchema = z.object({
  list: viewFields.list,
  name: viewFields.name,
  scope: z._default(viewFields.scope, 'personal'),
  params: z._default(viewFields.params, {}),
  columns: z._default(viewFields.columns, []),
  density: z._default(viewFields.density, 'comfortable'),
  sharedWith: z._default(viewFields.sharedWith, []),
});
const viewChangesSchema = z.extend(z.partial(z.object(viewFields)), { id: z.string(), version: z.optional(z.int()) });

/** With an ID it changes the view, without one it creates a view. */
export const viewInputSchema = z.union([viewChangesSchema, newViewSchema]);
export type ViewInput = z.input<typeof viewInputSchema>;

export const viewEndpoints = {
  data: defineEndpoint({
    method: 'GET',
    path: '/api/views/data',
    summary: 'Returns the saved views of one or all lists: those of the user, shared views and workplace views.',
    input: z.object({ list: filterParameter() }),
    output: z.object({ views: z.array(viewSchema) }),
  }),
  save: defineEndpoint({
    method: 'POST',
    path: '/api/views/save',
    summary: 'Creates or updates a saved view.',
    record: 'view',
    status: 201,
    otherStatus: 200,
    input: z.object({ view: viewInputSchema, version: z.optional(z.int()) }),
    output: z.object({ view: viewSchema }),
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/api/views/delete',
    summary: 'Deletes a saved view. Can be undone with `POST /api/restore`.',
    input: z.object({ id: z.string(), version: z.optional(integerParameter()) }),
    output: z.object({ id: z.string() }),
  }),
};
