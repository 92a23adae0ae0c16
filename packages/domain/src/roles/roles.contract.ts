import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { defineEndpoint } from '../http/endpoint';
import { integerParameter } from '../http/parameters';
import { userRole } from '../users/users.contract';

export const roleRightsSchema = z.object({ read: z.boolean(), write: z.boolean(), create: z.boolean() });
export type RoleRights = z.infer<typeof roleRightsSchema>;
export type RoleRight = keyof RoleRights;
export type RolePermissions = Record<string, RoleRights>;

export const roleSchema = z.object({
  id: z.int(),
  name: z.string(),
  label: z.string(),
  isBuiltIn: z.boolean(),
  /** User roles that belong to this role. Each belongs to one role only. */
  memberRoles: z.array(z.string()),
  permissions: z.record(z.string(), roleRightsSchema),
  version: z.int(),
});
export type Role = z.infer<typeof roleSchema>;

export const roleSubjectSchema = z.object({ id: z.string(), label: z.string() });
export type RoleSubject = z.infer<typeof roleSubjectSchema>;

/** Form values of a role, validated on the client and the server. */
export const roleFormSchema = z.object({
  name: z.string().check(rule.trimmed, rule.required, rule.maxLength(40)),
  memberRoles: z.array(userRole),
  /** At least one right. Missing subjects have none. */
  permissions: z
    .record(z.string(), roleRightsSchema)
    .check(
      z.refine((rights) => Object.values(rights).some(({ read, write, create }) => read || write || create), 'pick'),
    ),
});
export type RoleForm = z.infer<typeof roleFormSchema>;

export const roleChangesSchema = z.extend(z.partial(roleFormSchema), { id: z.int() });
export type RoleChanges = z.infer<typeof roleChangesSchema>;

export const roleListSchema = z.object({ roles: z.array(roleSchema), subjects: z.array(roleSubjectSchema) });
export type RoleList = z.infer<typeof roleListSchema>;

const roleResponseSchema = z.object({ role: roleSchema });

export const roleEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/roles/data',
    summary: 'Returns all roles with their permissions, and the list of permission subjects.',
    ability: { action: 'read', subject: 'role' },
    input: z.object({}),
    output: roleListSchema,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/roles/add-role',
    summary: 'Creates a role. Its permissions are limited to those of the caller.',
    status: 201,
    ability: { action: 'create', subject: 'role' },
    record: 'role',
    input: z.object({ role: roleFormSchema }),
    output: roleResponseSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/roles/update-role',
    summary: "Updates a role. Built-in roles can't be renamed.",
    ability: { action: 'update', subject: 'role' },
    record: 'role',
    input: z.object({ role: roleChangesSchema, version: z.optional(z.int()) }),
    output: roleResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/roles/delete',
    summary: "Deletes a role. Built-in roles and roles in use can't be deleted.",
    ability: { action: 'delete', subject: 'role' },
    input: z.object({ id: integerParameter() }),
    output: z.object({ id: z.int() }),
  }),
};
