import * as z from 'zod/mini';
import * as rule from '../http/fieldRules';
import { defineEndpoint } from '../http/endpoint';
import { filterParameter, integerParameter, pageParameter, perPageParameter, sortOrder } from '../http/parameters';
import { permissionSortColumns } from './permissionSorting.contract';

/** Roles to which a permission can be assigned. */
export const permissionRoles = ['administrator', 'manager', 'user', 'support', 'restricted-user'] as const;
export const permissionRole = z.enum(permissionRoles);
export type PermissionRole = z.infer<typeof permissionRole>;

export const permissionSchema = z.object({
  id: z.int(),
  name: z.string(),
  assignedTo: z.array(permissionRole),
  /** `05 Nov 2026, 9:41 AM`, local time. */
  createdDate: z.string(),
  /** Core permissions can't be deleted. Missing if the server doesn't support it. */
  isCore: z.optional(z.boolean()),
  /** Incremented by each change. Missing if the server has no versions. */
  version: z.optional(z.int()),
});
export type Permission = z.infer<typeof permissionSchema>;

const name = () => z.string().check(rule.trimmed, rule.required, rule.maxLength(60));

/** Form values of a permission. */
export const permissionFormSchema = z.object({
  name: name(),
  assignedTo: z.array(permissionRole).check(rule.filled),
  isCore: z.boolean(),
});
export type PermissionForm = z.infer<typeof permissionFormSchema>;

export const permissionListParametersSchema = z.object({
  q: filterParameter(),
  page: pageParameter(),
  perPage: perPageParameter(10),
  assignedTo: filterParameter(),
  sort: z._default(sortOrder, 'asc'),
  /** Without it, rows keep the stored order. */
  sortColumn: z.optional(z.enum(permissionSortColumns)),
});
/** Input type: all parameters are optional. */
export type PermissionListParameters = z.input<typeof permissionListParametersSchema>;
/** Parsed type, with defaults. */
export type PermissionListQuery = z.output<typeof permissionListParametersSchema>;

export const permissionListSchema = z.object({
  /** The parsed parameters. */
  params: z.looseObject({ q: z.string(), page: z.int(), perPage: z.int(), assignedTo: z.string() }),
  /** All rows, unfiltered, in stored order. */
  allData: z.array(permissionSchema),
  /** Number of filtered rows. */
  total: z.int(),
  permissions: z.array(permissionSchema),
});
export type PermissionList = z.infer<typeof permissionListSchema>;

const permissionResponseSchema = z.object({ permission: permissionSchema });

export const permissionEndpoints = {
  list: defineEndpoint({
    method: 'GET',
    path: '/apps/permissions/data',
    summary: 'Returns one page of filtered and sorted permissions, and the unfiltered list.',
    ability: { action: 'read', subject: 'permission' },
    input: permissionListParametersSchema,
    output: permissionListSchema,
  }),
  add: defineEndpoint({
    method: 'POST',
    path: '/apps/permissions/add-permission',
    summary: 'Creates a permission, initially assigned to administrators only.',
    status: 201,
    ability: { action: 'create', subject: 'permission' },
    record: 'permission',
    input: z.object({ permission: z.object({ name: name(), isCore: z._default(z.boolean(), false) }) }),
    output: permissionResponseSchema,
  }),
  update: defineEndpoint({
    method: 'POST',
    path: '/apps/permissions/update-permission',
    summary: 'Updates the name, roles or core flag of a permission.',
    status: 201,
    ability: { action: 'update', subject: 'permission' },
    input: z.extend(z.partial(permissionFormSchema), { id: z.int(), name: name(), version: z.optional(z.int()) }),
    output: permissionResponseSchema,
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: '/apps/permissions/delete',
    summary: "Deletes a permission. Core permissions can't be deleted.",
    ability: { action: 'delete', subject: 'permission' },
    input: z.object({ id: integerParameter(), version: z.optional(integerParameter()) }),
    output: z.unknown(),
  }),
};
